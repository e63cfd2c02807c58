#!/usr/bin/env bash
# Runs psso fuzz with its own schedule beside one with equal shares: on the same targets, from the same
# seeds, at the same time, on one processor each. Prints the coverage of both, summed over the targets.
#
# Usage: Scripts/compare-schedules.sh [--time TIME] [--seeds N]
# Exit status: 0 the schedule covers at least as much with 8 of 10 seeds, 1 it does not, 2 usage,
# 3 something did not run.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "error: $2" >&2
  exit "$1"
}

time=60s seeds=10
while (($#)); do
  case $1 in
    --time) time=${2:-} && shift ;;
    --seeds) seeds=${2:-} && shift ;;
    *) fail 2 "unknown option $1" ;;
  esac
  shift || fail 2 'the last option lacks its value'
done
[[ $seeds =~ ^[1-9][0-9]{0,2}$ ]] || fail 2 "not a whole number from 1 to 999: '$seeds'"

swift build --quiet --product psso || fail 3 'psso does not build'
mapfile -t targets < <(Scripts/list-fuzz-targets.sh)
Scripts/build-fuzz-targets.sh "${targets[@]}" >/dev/null || fail 3 'the targets do not build'

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Prints the summed coverage of a campaign.
coverage() {
  local name=$1
  shift
  .build/debug/psso fuzz --no-build --no-prune --jobs 1 --time "$time" --state "$scratch/$name" \
    --json "$@" >"$scratch/$name.json" 2>"$scratch/$name.log" || (($? == 3)) ||
    fail 3 "a campaign found something, or did not run: $(tail -n 1 "$scratch/$name.log")"
  python3 -c '
import json, sys
print(sum(target["coverage"] for target in json.load(open(sys.argv[1]))["targets"]))
' "$scratch/$name.json"
}

echo "Summed coverage after $time, on one processor each"
printf '%6s %10s %14s\n' seed schedule 'equal shares'
wins=0
for ((seed = 1; seed <= seeds; seed++)); do
  coverage "adaptive-$seed" --seed "$seed" >"$scratch/one" &
  coverage "equal-$seed" --seed "$seed" --equal-shares >"$scratch/other"
  wait $! || fail 3 'a campaign did not run'
  one=$(<"$scratch/one") other=$(<"$scratch/other")
  printf '%6s %10s %14s\n' "$seed" "$one" "$other"
  ((one < other)) || ((wins += 1))
done
echo "The schedule covers at least as much with $wins of $seeds seeds"
((wins * 10 >= seeds * 8))

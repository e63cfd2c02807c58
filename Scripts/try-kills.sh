#!/usr/bin/env bash
# Kills a campaign at random moments, as a machine that goes down would, and checks that the next run
# goes on from there: no unit and no finding is lost, and no half-written file counts.
#
# Usage: Scripts/try-kills.sh [--kills N] [--seed N] [TARGET...]
# Exit status: 0 nothing is lost, 1 something is, 2 usage, 3 something did not run.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "error: $2" >&2
  exit "$1"
}

kills=10 seed=1 targets=()
while (($#)); do
  case $1 in
    --kills) kills=${2:-} && shift ;;
    --seed) seed=${2:-} && shift ;;
    -*) fail 2 "unknown option $1" ;;
    *) targets+=("$1") ;;
  esac
  shift || fail 2 'the last option lacks its value'
done
for number in "$kills" "$seed"; do
  [[ $number =~ ^[1-9][0-9]{0,3}$ ]] || fail 2 "not a whole number from 1 to 9999: '$number'"
done

swift build --quiet --product psso || fail 3 'psso does not build'
mapfile -t all < <(Scripts/list-fuzz-targets.sh)
Scripts/build-fuzz-targets.sh "${all[@]}" >/dev/null || fail 3 'the targets do not build'

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
RANDOM=$seed
campaign=(.build/debug/psso fuzz --no-build --time 90s --state "$scratch/state" "${targets[@]}")

# The units whose content is what their name says, and the findings: what must never become less.
kept() {
  mkdir -p "$scratch/state/corpus" "$scratch/state/findings"
  find "$scratch/state/corpus" -type f -not -name '.*' -print0 |
    xargs -0 -r sha1sum | awk '{ n = split($2, part, "/"); if (part[n] == $1) print part[n - 1] "/" $1 }' | sort
  find "$scratch/state/findings" -name finding.json | sort
}

echo "Killing a campaign $kills times, seed $seed"
kept >"$scratch/before"
for ((kill = 1; kill <= kills; kill++)); do
  "${campaign[@]}" >"$scratch/log" 2>&1 &
  process=$!
  pause=$((RANDOM % 6000 + 1000))
  sleep "$((pause / 1000)).$(printf '%03d' $((pause % 1000)))"
  kill -9 "$process" 2>/dev/null || fail 3 "the campaign had ended: $(tail -n 1 "$scratch/log")"
  wait "$process" 2>/dev/null || true
  # A target ends by itself when its campaign is gone, and may write one more unit until then.
  for ((wait = 0; wait < 50; wait++)); do
    pgrep -f "$scratch/state" >/dev/null || break
    sleep 0.1
  done
  ! pgrep -f "$scratch/state" >/dev/null || fail 1 'a target outlives its campaign'
  kept >"$scratch/after"
  lost=$(comm -23 "$scratch/before" "$scratch/after" | wc -l)
  ((lost == 0)) || fail 1 "kill $kill: $lost units or findings are lost"
  ((kill == 1)) || grep -q '^Continuing campaign 1' "$scratch/log" ||
    fail 1 "kill $kill: the run before it did not continue the campaign"
  echo "kill $kill after $pause ms: $(wc -l <"$scratch/after") kept, $(comm -13 "$scratch/before" "$scratch/after" | wc -l) of them new"
  mv "$scratch/after" "$scratch/before"
done

# What was torn: one for each place that a killed process may have been writing to.
unit=$(find "$scratch/state/corpus" -type f -not -name '.*' -print -quit)
torn=${unit%/*}/0000000000000000000000000000000000000000
head -c 3 "$unit" >"$torn"
status=0
"${campaign[@]}" --no-prune >"$scratch/log" 2>&1 || status=$?
kept >"$scratch/after"
[[ ! -e $torn ]] || fail 1 'a half-written unit counts'
lost=$(comm -23 "$scratch/before" "$scratch/after" | wc -l)
((lost == 0)) || fail 1 "the last run: $lost units or findings are lost"
((status == 0 || status == 1)) || fail 1 "the last run ended with $status: $(tail -n 1 "$scratch/log")"
echo "The last run went on to its end with status $status: $(wc -l <"$scratch/after") kept; the torn unit is gone"

#!/usr/bin/env bash
# Measures how fast the fuzz targets run beside a yardstick that is built and run the same way: a body
# that does nothing, or one that multiplies a point once or twice. A slow target is a weak one: the floors
# keep the cost per input in sight.
#
# Usage: Scripts/fuzz-rate.sh [--rounds N] [--seconds N] [TARGET...]
# Exit status: 0 all floors hold, 1 one does not, 2 usage, 3 something did not build or run.
set -euo pipefail
cd "$(dirname "$0")/.."

# The yardstick of each target, and the least share of the yardstick's rate. Those that seal as well as
# open are measured by two multiplications; what they build and judge of a token costs more than those do,
# and Keys reads each key several times: their floors only keep them from getting slower still.
yardstick() {
  case $1 in
    Base64URL | CompactSerialization | PartyInfo) echo Empty 0.3 ;;
    JSONReader) echo Empty 0.15 ;;
    ProtectedHeader) echo Empty 0.1 ;;
    ConcatKDF) echo Empty 0.04 ;;
    DifferentialOpen | EphemeralKey | OpenAssertion) echo Multiplication 0.8 ;;
    HeaderVerdict) echo Multiplication 0.08 ;;
    Keys) echo Multiplication 0.05 ;;
    ResealedAssertion) echo TwoMultiplications 0.6 ;;
    SealOpen | SealRefusal) echo TwoMultiplications 0.3 ;;
    *) echo TwoMultiplications 0.25 ;;
  esac
}

fail() {
  echo "error: $2" >&2
  exit "$1"
}

rounds=3 seconds=5 targets=()
while (($#)); do
  case $1 in
    --rounds) rounds=${2:-} && shift ;;
    --seconds) seconds=${2:-} && shift ;;
    -*) fail 2 "unknown option $1" ;;
    *) targets+=("$1") ;;
  esac
  shift || fail 2 'the last option lacks its number'
done
for number in "$rounds" "$seconds"; do
  [[ $number =~ ^[1-9][0-9]{0,3}$ ]] || fail 2 "not a whole number from 1 to 9999: '$number'"
done
if ((${#targets[@]} == 0)); then
  mapfile -t targets < <(Scripts/list-fuzz-targets.sh)
fi
for target in "${targets[@]}"; do
  [[ -d FuzzTargets/Drivers/$target ]] || fail 2 "no such target: $target"
  compgen -G "Corpus/$target/*" >/dev/null || fail 3 "no seeds in Corpus/$target"
done

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export SWIFT_DETERMINISTIC_HASHING=1

# Prints the executions per second of an executable that starts from a target's seeds.
# -keep_seed, or a yardstick, to which all inputs are the same, would go on with the shortest seed alone
# and run on a few bytes where the target runs on whole tokens.
rate() {
  local corpus log=$scratch/log options=(-seed=1 -max_len=8192 -keep_seed=1 -print_funcs=0)
  corpus=$(mktemp -d -p "$scratch")
  [[ ! -e Corpus/$2.dict ]] || options+=(-dict="Corpus/$2.dict")
  "FuzzTargets/.build/release/$1" "${options[@]}" -max_total_time="$seconds" \
    -print_final_stats=1 -artifact_prefix="$scratch/" "$corpus" "Corpus/$2" \
    >"$log" 2>&1 </dev/null || fail 3 "$1 stopped early, at a finding? Run psso fuzz $2"
  sed -n 's/^stat::average_exec_per_sec: *//p' "$log"
}

median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

Scripts/build-fuzz-targets.sh Empty Multiplication TwoMultiplications "${targets[@]}"
echo "Medians of $rounds rounds of $seconds s each, turn by turn with the yardstick on the same seeds"
printf '%-22s %10s %10s  %-18s %7s %7s\n' target exec/s yardstick '' ratio floor
below=0
for target in "${targets[@]}"; do
  read -r stick floor <<<"$(yardstick "$target")"
  rates=''
  for ((round = 0; round < rounds; round++)); do
    mine=$(rate "$target" "$target")
    other=$(rate "$stick" "$target")
    rates+="$mine $other $(awk "BEGIN { printf \"%.3f\", $mine / $other }")"$'\n'
  done
  ratio=$(cut -d ' ' -f 3 <<<"${rates%$'\n'}" | median)
  note=''
  if [[ $floor != - ]] && awk "BEGIN { exit !($ratio < $floor) }"; then
    below=1 note='  below'
  fi
  printf '%-22s %10s %10s  %-18s %7s %7s%s\n' "$target" \
    "$(cut -d ' ' -f 1 <<<"${rates%$'\n'}" | median)" \
    "$(cut -d ' ' -f 2 <<<"${rates%$'\n'}" | median)" "$stick" "$ratio" "$floor" "$note"
done
exit "$below"

#!/usr/bin/env bash
# What `make fuzz` runs; see usage below.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
Fuzzes the libFuzzer targets, one after the other, and reports what they found.

Usage: Scripts/fuzz.sh [OPTION...] [TARGET...]

Options, and the variables that set the same:
  --seconds N  FUZZ_SECONDS  how long to fuzz each target (default 30; `make fuzz SECONDS=N`)
  --runs N     RUNS          stop each target after N executions instead, however long they take
  --seed N     SEED          libFuzzer's -seed (default 1)
  --max-len N  MAX_LEN       longest input that mutation makes (default 8192)
  TARGET...    TARGETS       which targets (default: all in FuzzTargets/Drivers but the yardsticks)
  --help

Files:
  Corpus/TARGET/          seeds, only read; the dictionary is Corpus/TARGET.dict
  .fuzz/corpus/TARGET/    what fuzzing adds to them, kept for the next time
  .fuzz/findings/TARGET/  an input per finding
  .fuzz/logs/TARGET.log   libFuzzer's output
  .fuzz/ledgers/TARGET.json  how many inputs reached each stage, and each rule's refusals

Exit status:
  0    nothing found
  1    at least one finding in this run
  2    usage
  3    the harness is broken: no seeds, no build, not instrumented, a target that ended without
       saying which input did it, or a gate ledger below its floor
  130  interrupted, and nothing found; Ctrl-C still prints the table
END
}

bad_usage() {
  printf 'error: %s\nSee Scripts/fuzz.sh --help\n' "$1" >&2
  exit 2
}

seconds=${FUZZ_SECONDS:-30} runs=${RUNS:-} seed=${SEED:-1} max_len=${MAX_LEN:-8192}
read -ra targets <<<"${TARGETS:-}"
named=()
while (($#)); do
  case $1 in
    --help | -h) usage && exit 0 ;;
    --seconds) seconds=${2:-} runs='' && shift ;;
    --runs) runs=${2:-} && shift ;;
    --seed) seed=${2:-} && shift ;;
    --max-len) max_len=${2:-} && shift ;;
    -*) bad_usage "unknown option $1" ;;
    *) named+=("$1") ;;
  esac
  shift || bad_usage 'the last option lacks its number'
done
((${#named[@]} == 0)) || targets=("${named[@]}")

# Nine digits, because libFuzzer cuts larger numbers off without a word; and 0 means no limit to it.
for number in "$seconds" "${runs:-1}" "$seed" "$max_len"; do
  [[ $number =~ ^[1-9][0-9]{0,8}$ ]] ||
    bad_usage "not a whole number from 1 to 999999999: '$number'"
done

if ((${#targets[@]} == 0)); then
  mapfile -t targets < <(Scripts/list-fuzz-targets.sh)
fi
for target in "${targets[@]}"; do
  [[ -d FuzzTargets/Drivers/$target ]] || bad_usage "no such target: $target"
  compgen -G "Corpus/$target/*" >/dev/null || {
    echo "error: no seeds in Corpus/$target" >&2
    exit 3
  }
done

# Set and Dictionary are in the same order in every process, so that a finding reproduces.
export SWIFT_DETERMINISTIC_HASHING=1
# Where the targets' driver counts, for the progress line.
export FUZZ_EXECUTIONS=.fuzz/executions

# libFuzzer's options. Length control stays on: it starts from the longest seed, so nothing real is
# out of reach, and short inputs run faster. The length has a limit of its own, or one seed as long
# as the decoder's limits would make every mutation that long. Tests replay those seeds in full.
limits=(-timeout=10 -rss_limit_mb=2560)
options=("${limits[@]}" -seed="$seed" -max_len="$max_len" -print_final_stats=1 -print_funcs=0)
if [[ -n $runs ]]; then
  options+=(-runs="$runs") budget="$runs executions"
else
  options+=(-max_total_time="$seconds") budget="$seconds s"
fi

binaries=FuzzTargets/.build/release
findings=0 broken=0 interrupted='' running='' table='' ledgers='' details='' terminal=''
[[ ! -t 1 || ${TERM:-dumb} == dumb ]] || terminal=yes

on_interrupt() {
  interrupted=yes
  # libFuzzer then prints its statistics and ends.
  [[ -z $running ]] || kill -INT "$running" 2>/dev/null || true
}
trap on_interrupt INT TERM

# Prints the number that follows a label in a line of libFuzzer's, or a dash.
value() {
  [[ $2 =~ $1[[:space:]]*([0-9]+) ]] && echo "${BASH_REMATCH[1]}" || echo -
}

last_status() { grep -aE '^#[0-9]+' "$1" | tail -n 1 || true; }

# One line about a running target, over the one before on a terminal.
live() {
  local target=$1 elapsed=$2 status executions line
  status=$(last_status ".fuzz/logs/$target.log")
  # libFuzzer's own count is as old as its last line; the driver's is not.
  executions=$(od -An -tu8 "$FUZZ_EXECUTIONS" 2>/dev/null || true)
  line="$target $elapsed s: $((executions)) runs, $((executions / elapsed))/s"
  line+=", cov $(value cov: "$status"), ft $(value ft: "$status"), corp $(value corp: "$status")"
  if [[ -n $terminal ]]; then
    printf '\r\033[K%.*s' "$(($(tput cols 2>/dev/null || echo 80) - 1))" "$line"
  else
    echo "$line"
  fi
}

# Why a target ended, in one line: the oracle's or the runtime's own words before the sanitizer's,
# with the innermost frame that is in this repository.
reason() {
  awk -v here="$PWD/" '
    /^ORACLE VIOLATION: / && !said { said = $0 }
    /: Fatal error: / && !said { said = $0 }
    sub(/^SUMMARY: /, "") && !summary { summary = $0 }
    / in .*:[0-9]+:[0-9]+$/ && !place && (at = index($0, here)) { place = substr($0, at) }
    END {
      if (!said) said = summary
      if (said !~ /^ORACLE/ && place && !index(said, place)) said = said " at " place
      while (at = index(said, here)) said = substr(said, 1, at - 1) substr(said, at + length(here))
      print said
    }' "$1" | swift demangle --simplified || true
}

# Notes a finding: what happened, and how to see it happen again.
add_finding() {
  local target=$1 artifact=$2 log=$3 seed_file flags=''
  details+="
FINDING in $target: $(reason "$log")
  input      $artifact"
  for seed_file in "Corpus/$target"/*; do
    ! cmp -s "$artifact" "$seed_file" || details+=" (the seed $seed_file)"
  done
  # Alone, libFuzzer would wait 20 minutes for a time-out.
  [[ $artifact != */@(timeout|oom)-* ]] || flags="${limits[*]} "
  details+="
  reproduce  SWIFT_DETERMINISTIC_HASHING=1 $binaries/$target $flags$artifact
  log        $log
"
}

# The gate ledger at the end of a log in one line.
ledger() {
  awk '
    $1 == "GATE" && $2 == "accepted" { accepted = $4 " %" }
    $1 == "GATE" && $6 == "refused" { stages = stages (stages ? ", " : "") $2 " " $7 " %" }
    END { if (accepted) print "accepted " accepted (stages ? "; refused at " stages : "") }' "$1"
}

# The floors that the ledger at the end of a log does not reach.
below_floor() {
  awk -v target="$1" '
    NR == FNR { if ($1 == target) floor[$2] = $3; next }
    $1 == "GATES" { inputs = $4 }
    $1 == "GATE" { share[$2] = $2 == "accepted" ? $4 : $7 }
    END {
      # A run cut short has no ledger, and a short one says nothing.
      if (inputs >= 10000)
        for (gate in floor)
          if (share[gate] + 0 < floor[gate])
            print gate " has " share[gate] + 0 " % of the inputs, not the " floor[gate] " % that it must have"
    }' FuzzTargets/ledger-floors.txt "$2" | sort
}

fuzz() {
  local target=$1 log=.fuzz/logs/$1.log started=$EPOCHSECONDS shown=0 every=5 now code=0
  local status executions rate found=0 artifact note='' low
  local arguments=("${options[@]}" -artifact_prefix=".fuzz/findings/$target/")
  [[ ! -e Corpus/$target.dict ]] || arguments+=(-dict="Corpus/$target.dict")
  mkdir -p ".fuzz/corpus/$target" ".fuzz/findings/$target" .fuzz/logs .fuzz/ledgers
  export FUZZ_LEDGER=.fuzz/ledgers/$target.json
  rm -f "$FUZZ_LEDGER"
  rm -f "$FUZZ_EXECUTIONS"
  [[ -z $terminal ]] || every=1

  # libFuzzer writes only into the first of its folders.
  "$binaries/$target" "${arguments[@]}" ".fuzz/corpus/$target" "Corpus/$target" \
    >"$log" 2>&1 </dev/null &
  running=$!
  while kill -0 "$running" 2>/dev/null; do
    sleep 0.1 || true
    now=$((EPOCHSECONDS - started))
    ((now < shown + every)) || { shown=$now && live "$target" "$now"; }
  done
  wait "$running" || code=$?
  running=''
  [[ -z $terminal ]] || printf '\r\033[K'

  while IFS= read -r artifact; do
    ((found += 1))
    add_finding "$target" "$artifact" "$log"
  done < <(sed -n 's/^.*Test unit written to //p' "$log")
  if ((found)); then
    ((findings += found))
  elif [[ -n $interrupted ]]; then
    note='  interrupted'
  elif ((code)); then
    broken=1 note="  broken: exit status $code, no input"
    details+="
BROKEN: $target ended with status $code and wrote no input; the end of $log:
$(tail -n 12 "$log")
"
  fi

  ledgers+=$(printf '%-22s %s' "$target" "$(ledger "$log")")$'\n'
  low=$(below_floor "$target" "$log")
  if [[ -n $low ]]; then
    broken=1 note+='  below a floor'
    details+="
BELOW A FLOOR: $target tests too little of what it is for (FuzzTargets/ledger-floors.txt)
$low
"
  fi

  status=$(last_status "$log")
  executions=$(value stat::number_of_executed_units: "$(<"$log")")
  [[ $executions != - ]] || executions=$(value '^#' "$status")
  rate=$(value stat::average_exec_per_sec: "$(<"$log")")
  # Within the first second libFuzzer has no rate yet.
  [[ $rate != 0 ]] || rate=-
  table+=$(printf '%-22s %12s %9s %7s %7s %7s %9s%s' "$target" "$executions" "$rate" \
    "$(value cov: "$status")" "$(value ft: "$status")" "$(value corp: "$status")" "$found" "$note")
  table+=$'\n'
}

Scripts/build-fuzz-targets.sh "${targets[@]}" || { [[ -n $interrupted ]] && exit 130 || exit 3; }

earlier=$(find .fuzz/findings -type f 2>/dev/null | wc -l || true)
echo "Fuzzing ${targets[*]}: $budget each, seed $seed"
for target in "${targets[@]}"; do
  [[ -n $interrupted ]] || fuzz "$target"
done

printf '\n%-22s %12s %9s %7s %7s %7s %9s\n%s' \
  target executions exec/s cov ft corpus findings "$table"
printf '\nWhere the inputs ended\n%s%s' "$ledgers" "$details"
((earlier == 0)) || echo "
Findings of earlier runs in .fuzz/findings: $earlier"

((findings == 0)) || exit 1
((broken == 0)) || exit 3
[[ -z $interrupted ]] || exit 130

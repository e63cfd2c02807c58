import Foundation

/// A program that behaves as a libFuzzer executable does towards a campaign, in a few lines of shell.
///
/// It fails on every input that holds `BAD`, and, while it fuzzes, does what the file `behaviour` beside
/// the checkout says: `find N` meets the N-th kind of failure, `die` ends without an input.
enum StandInTarget {
  static let script = #"""
    #!/usr/bin/env bash
    here=$(cd "$(dirname "$0")/../../.." && pwd)
    behaviour=$(cat "$here/behaviour" 2>/dev/null)
    files=() folders=() prefix='' seconds=0 minimizes='' exact=''
    for argument in "$@"; do
      case $argument in
        -artifact_prefix=*) prefix=${argument#*=} ;;
        -max_total_time=*) seconds=${argument#*=} ;;
        -minimize_crash=1) minimizes=yes ;;
        -exact_artifact_path=*) exact=${argument#*=} ;;
        -*) ;;
        *) if [[ -d $argument ]]; then folders+=("$argument"); else files+=("$argument"); fi ;;
      esac
    done
    fail() {
      echo "ORACLE VIOLATION: Claims: open says accepted, the model says ${1:-claims.aud-mismatch}"
      echo "==1== ERROR: libFuzzer: deadly signal"
    }
    unit() { # writes a unit under the name of its content
      local sum
      sum=$(printf %s "$2" | sha1sum | cut -d ' ' -f 1)
      printf %s "$2" >"$1$sum"
      echo "$1$sum"
    }
    if [[ $minimizes ]]; then
      grep -q BAD "${files[0]}" && printf BAD. >"$exact"
      exit 0
    fi
    if ((${#files[@]})); then
      for file in "${files[@]}"; do
        echo "Running: $file"
        if grep -q BAD "$file"; then fail; exit 77; fi
        echo "VERDICT $(head -c 6 "$file")"
        echo "Executed $file in 0 ms"
      done
      exit 0
    fi
    trap 'echo "#9 DONE cov: 9 ft: 9 corp: 2/2b"; echo "stat::number_of_executed_units: 9"; exit 0' TERM
    echo "#2 INITED cov: 5 ft: 6 corp: 1/1b exec/s: 0"
    unit "${folders[0]}/" "unit $RANDOM$RANDOM" >/dev/null
    case $behaviour in
      die) exit 9 ;;
      find*) fail "${behaviour#find }"; echo "Test unit written to $(unit "${prefix}crash-" "some BAD octets $RANDOM")"; exit 77 ;;
      hang) while :; do sleep 0.1; done ;;
    esac
    [[ -z $FUZZ_LEDGER ]] ||
      echo '{"target":"Claims","inputs":20000,"accepted":200,"outOfScope":0,"gates":{},"rules":{"claims.aud-mismatch":19800}}' >"$FUZZ_LEDGER"
    echo "#9 DONE cov: 8 ft: 9 corp: 2/2b"
    echo "stat::number_of_executed_units: 20000"
    """#

  /// Makes a checkout whose targets are stand-ins, with a seed each.
  static func checkout(_ targets: [String], in scratch: Scratch, floors: String = "") throws -> URL
  {
    let root = try scratch.checkout()
    for target in targets {
      let file = try scratch.file("checkout/FuzzTargets/.build/release/\(target)", script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      try scratch.file("checkout/Corpus/\(target)/accept.seed", "accept")
    }
    try scratch.file("checkout/FuzzTargets/ledger-floors.txt", floors)
    return root
  }
}

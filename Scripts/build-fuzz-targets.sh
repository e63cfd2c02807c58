#!/usr/bin/env bash
# Builds the libFuzzer executables and refuses those that would fuzz blindly.
#
# Usage: Scripts/build-fuzz-targets.sh TARGET...
# They end up as FuzzTargets/.build/release/TARGET.
# Exit status: 0 built, 3 not built, or not instrumented.
set -euo pipefail
cd "$(dirname "$0")/.."

# swiftc obeys its last -sanitize= only: of `-sanitize=address -sanitize=fuzzer` the coverage survives
# and no memory access is checked, the other way round there are no counters. SwiftPM puts its own
# --sanitize before a target's flags, and so the manifests name both for the library and
# AddressSanitizer alone for the harness. SwiftPM still has to know of the fuzzer, or it links for a
# `main` in Swift.
#
# swiftc adds coverage after AddressSanitizer's checks, and would count and trace the comparisons in
# them, which say nothing about the input. Checks by a call (a threshold of 0) have none; that is
# also the faster of the two.
#
# gold, which is the default linker, stumbles over AddressSanitizer's symbols.
#
# Colours are a flag of swiftc's: with them, a build on a terminal and one that is not would each
# start from scratch.
export FUZZ_INSTRUMENTATION=yes
flags=(
  --configuration release
  --no-color-diagnostics
  --sanitize=fuzzer
  -Xswiftc -use-ld=lld
)

refuse() {
  echo "error: $1" >&2
  exit 3
}

# How many counters an executable loads, over all its modules.
counters() {
  local scratch
  scratch=$(mktemp -d)
  # It may die on the empty input; what counts is said before that.
  { "$1" -runs=0 -artifact_prefix="$scratch/" 2>&1 </dev/null || true; } |
    sed -n 's/^INFO: Loaded .*(\([0-9]*\) inline 8-bit counters).*/\1/p' |
    awk '{ sum += $1 } END { print sum + 0 }'
  rm -rf "$scratch"
}

swift build --package-path FuzzTargets "${flags[@]}" </dev/null ||
  refuse 'the fuzz targets do not build'

for target in "$@"; do
  binary=FuzzTargets/.build/release/$target
  [[ -x $binary ]] || refuse "the build made no $binary"
  count=$(counters "$binary")
  ((count > 0)) || refuse "$binary loads no coverage counters: libFuzzer would be blind"
  grep -qF asan.module_ctor "$binary" ||
    refuse "$binary is not instrumented by AddressSanitizer: memory errors would pass"
  echo "$target: $count coverage counters, AddressSanitizer"
done

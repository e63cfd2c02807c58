#!/usr/bin/env bash
# Builds the libFuzzer executables and refuses those that would fuzz blindly.
#
# Usage: Scripts/build-fuzz-targets.sh [OPTION...] TARGET...
#   --scratch-path PATH  where to build (default FuzzTargets/.build)
#   --sanitizer NAME     address (default), or coverage: no memory checks, but a profile for llvm-cov
#   --static             with Swift's runtime, libcrypto, cjose and jansson in the executable, for a
#                        machine that has none of them
# They end up as PATH/release/TARGET. Other flags than last time build everything anew, so each set of
# options wants a scratch path of its own.
# Exit status: 0 built, 2 usage, 3 not built, or not instrumented.
set -euo pipefail
cd "$(dirname "$0")/.."

# swiftc obeys its last -sanitize= only: of `-sanitize=address -sanitize=fuzzer` the coverage survives
# and no memory access is checked, the other way round there are no counters. SwiftPM puts its own
# --sanitize before a target's flags, and so the manifests name AddressSanitizer, and for the library the
# counters by themselves. SwiftPM still has to know of the fuzzer, or it links for a `main` in Swift.
#
# swiftc adds the counters after AddressSanitizer's checks, and would count the branches in them, which
# say nothing about the input. Checks by a call (a threshold of 0) have none; that is also the faster of
# the two.
#
# gold, which is the default linker, stumbles over AddressSanitizer's symbols.
#
# Colours are a flag of swiftc's: with them, a build on a terminal and one that is not would each
# start from scratch.
flags=(
  --configuration release
  --no-color-diagnostics
  --sanitize=fuzzer
  -Xswiftc -use-ld=lld
)

refuse() {
  echo "error: $1" >&2
  exit "${2:-3}"
}

scratch_path=FuzzTargets/.build sanitizer=address static=''
while [[ ${1:-} == --* ]]; do
  case $1 in
    --scratch-path) scratch_path=${2:?a path} && shift ;;
    --sanitizer) sanitizer=${2:?a name} && shift ;;
    --static) static=yes ;;
    *) refuse "unknown option $1" 2 ;;
  esac
  shift
done

case $sanitizer in
  address) instrumentation=AddressSanitizer proof=asan.module_ctor ;;
  coverage) instrumentation='a coverage profile' proof=__llvm_profile_runtime ;;
  *) refuse "no such sanitizer: $sanitizer" 2 ;;
esac
# The manifests know the flags of each.
export FUZZ_INSTRUMENTATION=$sanitizer

if [[ -n $static ]]; then
  # Where a folder has only the archive, the linker can't take the shared library. SwiftPM names the
  # folders that pkg-config's files name, before any that it is given.
  archives=$(realpath -m "$scratch_path")/archives
  mkdir -p "$archives"
  for package in libcrypto cjose jansson; do
    folder=$(pkg-config --variable=libdir "$package") archive=lib${package#lib}.a
    [[ -e $folder/$archive ]] || refuse "no static library $folder/$archive"
    ln -sf "$folder/$archive" "$archives/"
    sed "s|^libdir=.*|libdir=$archives|" "$(pkg-config --variable=pcfiledir "$package")/$package.pc" \
      >"$archives/$package.pc"
  done
  flags+=(--pkg-config-path "$archives" -Xswiftc -static-stdlib --static-swift-stdlib)
fi

# How many counters an executable loads, over all its modules.
counters() {
  local scratch
  scratch=$(mktemp -d)
  # It may die on the empty input; what counts is said before that.
  { LLVM_PROFILE_FILE=/dev/null "$1" -runs=0 -artifact_prefix="$scratch/" 2>&1 </dev/null || true; } |
    sed -n 's/^INFO: Loaded .*(\([0-9]*\) inline 8-bit counters).*/\1/p' |
    awk '{ sum += $1 } END { print sum + 0 }'
  rm -rf "$scratch"
}

# SwiftPM keeps its plan as long as the nested package's own manifest stays, and would miss the root's
# new files and changed flags. To plan anew takes half a second.
rm -f "$scratch_path/release.yaml"
swift build --package-path FuzzTargets --scratch-path "$scratch_path" "${flags[@]}" </dev/null ||
  refuse 'the fuzz targets do not build'

for target in "$@"; do
  binary=$scratch_path/release/$target
  [[ -x $binary ]] || refuse "the build made no $binary"
  count=$(counters "$binary")
  ((count > 0)) || refuse "$binary loads no coverage counters: libFuzzer would be blind"
  grep -qF "$proof" "$binary" ||
    refuse "$binary is not instrumented by $instrumentation: errors would pass, or lines go uncounted"
  echo "$target: $count coverage counters, $instrumentation"
done

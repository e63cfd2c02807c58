#!/usr/bin/env bash
# Builds what OSS-Fuzz and ClusterFuzzLite run, into $OUT. They start it in the checkout.
#
# For each fuzz target: the executable, its seeds, its dictionary if it has one, its options.
# $SANITIZER is address (default), or coverage. oss-fuzz/check runs it without either.
# Exit status: 0 built, 2 usage, 3 not built.
set -euo pipefail

fail() {
  echo "error: $2" >&2
  exit "$1"
}

[[ -n ${OUT:-} && -d $OUT ]] || fail 2 "OUT is to name an existing folder, not '${OUT:-}'"
[[ -f FuzzTargets/Package.swift ]] || fail 2 "not in the checkout: $PWD"
# Swift's targets bring libFuzzer from the toolchain, which $LIB_FUZZING_ENGINE can't replace.
[[ ${FUZZING_ENGINE:-libfuzzer} == libfuzzer ]] || fail 2 "no such engine here: $FUZZING_ENGINE"
sanitizer=${SANITIZER:-address}

mapfile -t targets < <(Scripts/list-fuzz-targets.sh)
((${#targets[@]})) || fail 3 'no fuzz targets'

# The base image's compiler and flags are for C and another LLVM than Swift's, and SwiftPM obeys CC.
scratch=$(realpath -m "${WORK:-.build/oss-fuzz}/$sanitizer")
env -u CC -u CXX -u CFLAGS -u CXXFLAGS -u LDFLAGS Scripts/build-fuzz-targets.sh \
  --static --sanitizer "$sanitizer" --scratch-path "$scratch" "${targets[@]}"

# The same seeds make the same archive: sorted, with one mode and one time.
zip_seeds() {
  local seeds=$1 archive=$2 copy=$scratch/seeds
  rm -rf "$copy" "$archive"
  cp -r "$seeds" "$copy"
  chmod 644 "$copy"/*
  TZ=UTC touch -d '1980-01-01 00:00:00' "$copy"/*
  (cd "$copy" && printf '%s\n' * | LC_ALL=C sort | TZ=UTC zip -q -X -@ "$archive")
  rm -rf "$copy"
}

out=$(realpath "$OUT")
for target in "${targets[@]}"; do
  install -m 755 "$scratch/release/$target" "$out/$target"
  zip_seeds "Corpus/$target" "$out/${target}_seed_corpus.zip"
  cp oss-fuzz/libfuzzer.options "$out/$target.options"
  if [[ -e Corpus/$target.dict ]]; then
    cp "Corpus/$target.dict" "$out/$target.dict"
    echo "dict = $target.dict" >>"$out/$target.options"
  fi
done

# The base image's own understands Swift's names; the one that is in $OUT already does not.
symbolizer=/usr/local/bin/llvm-symbolizer-swift
[[ ! -x $symbolizer ]] || install -m 755 "$symbolizer" "$out/llvm-symbolizer"

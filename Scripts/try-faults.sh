#!/usr/bin/env bash
# Breaks the library on purpose, one line at a time, and shows which laws notice.
#
# Usage: Scripts/try-faults.sh [--markdown] [NAME...]
# Reads Tests/Faults/NAME.fault, all of them by default: a line each of `file:`, `what:`, `line:` (one
# line of the file, without its indentation, that occurs once) and `now:` (what stands there instead).
# Works in a copy; the checkout is not touched. A minute or so for each.
# Exit status: 0 every fault failed a law, 1 one did not, 2 usage, 3 one does not build or apply.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "error: $2" >&2
  exit "$1"
}

markdown='' names=()
while (($#)); do
  case $1 in
    --markdown) markdown=yes ;;
    -*) fail 2 "unknown option $1" ;;
    *) names+=("$1") ;;
  esac
  shift
done
if ((${#names[@]} == 0)); then
  for file in Tests/Faults/*.fault; do names+=("$(basename "$file" .fault)"); done
fi
for name in "${names[@]}"; do
  [[ -f Tests/Faults/$name.fault ]] || fail 2 "no such fault: $name"
done

copy=$PWD/.build/faults
mkdir -p "$copy"
say() { [[ -n $markdown ]] || echo "$@"; }

# What a fault's file says under a name.
field() { sed -n "s/^$2: //p" "Tests/Faults/$1.fault"; }

# The checkout as it is, with what the copy has built already.
refresh() {
  git ls-files --cached --others --exclude-standard -z Package.swift Sources Tests FuzzTargets \
    Benchmarks Corpus Documentation |
    while IFS= read -r -d '' file; do
      if [[ -f $file ]] && ! cmp -s "$file" "$copy/$file"; then
        mkdir -p "$copy/$(dirname "$file")"
        cp -p "$file" "$copy/$file"
      fi
    done
}

# Puts a fault into the copy: the one line whose text it is.
plant() {
  local file=$copy/$1
  before=$2 after=$3 awk '
    { text = $0; sub(/^ +/, "", text) }
    text == ENVIRON["before"] {
      found++
      print substr($0, 1, length($0) - length(text)) ENVIRON["after"]
      next
    }
    { print }
    END { exit found == 1 ? 0 : 1 }' "$1" >"$file.new" || return 1
  mv "$file.new" "$file"
}

refresh
say 'Building the copy'
swift build --package-path "$copy" --build-tests >/dev/null 2>&1 || fail 3 'the copy does not build'

# Runs the laws, and prints a line for each that fails: its name, a tab, the simplest value.
laws() {
  # It fails where a law does, which is what is hoped for.
  {
    PROPERTY_DIRECTORY=$copy/properties swift test --package-path "$copy" --skip-build \
      --disable-xctest --filter 'AssertionLawsTests' 2>&1 || true
  } |
    awk '
      match($0, /property [a-z0-9-]+ does not hold/) { split(substr($0, RSTART), word); name = word[2] }
      name && /^(↳ )? +value / { sub(/^(↳ )? +value +/, ""); print name "\t" $0; name = "" }
      name && /^(↳ )? +why / { print name "\t"; name = "" }' | sort -u
}

missed=0
[[ -z $markdown ]] || printf '| Fault | Laws that fail | Simplest counterexample of one |\n| --- | --- | --- |\n'
for name in "${names[@]}"; do
  file=$(field "$name" file)
  refresh
  rm -rf "$copy/properties"
  plant "$file" "$(field "$name" line)" "$(field "$name" now)" ||
    fail 3 "$name: $file has no such line, or several"
  swift build --package-path "$copy" --build-tests >"$copy/build.log" 2>&1 ||
    fail 3 "$name does not build, see $copy/build.log"
  found=$(laws)
  [[ -n $found ]] || missed=1
  count=$(grep -c . <<<"$found" || true)
  first=$(head -n 1 <<<"$found")
  if [[ -n $markdown ]]; then
    # Backquotes are Markdown's here.
    # shellcheck disable=SC2016
    printf '| %s (`%s`) | %s | %s |\n' "$(field "$name" what)" "$(basename "$file")" \
      "$(cut -f 1 <<<"$found" | sed 's/.*/`&`/' | paste -sd, | sed 's/,/, /g')" \
      "$(cut -f 2 <<<"$first" | sed 's/|/\\|/g' | cut -c 1-160)"
  else
    echo "$name: $((count)) laws fail${first:+, ${first%%$'\t'*} for ${first#*$'\t'}}"
  fi
  # Back to what it was, so that only what the next fault touches is built again.
  cp "$file" "$copy/$file"
done
exit "$missed"

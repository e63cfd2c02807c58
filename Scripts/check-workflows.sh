#!/usr/bin/env bash
# Checks the workflows and what else GitHub reads in .github: against their schemas, and for what makes
# a workflow unsafe. The two tools come from PyPI, into .build/workflow-tools; the checks need no network.
#
# Usage: Scripts/check-workflows.sh [--installed]
#   --installed  do nothing where the tools are not installed yet
# Exit status: 0 all hold, 1 one does not, 2 usage, 3 the tools can't be installed.
set -euo pipefail
cd "$(dirname "$0")/.."

# Pinned, so that a new rule of theirs fails no build that was fine.
tools=(check-jsonschema==0.39.0 zizmor==1.32.0)
folder=$PWD/.build/workflow-tools
installed=$folder/installed

fail() {
  echo "error: $2" >&2
  exit "$1"
}

case ${1:-} in
  '') ;;
  --installed)
    [[ -e $installed ]] || {
      echo "Not checking the workflows: no tools here yet, 'make workflows' installs them"
      exit 0
    }
    ;;
  *) fail 2 "unknown option $1" ;;
esac

if [[ ! -e $installed || $(<"$installed") != "${tools[*]}" ]]; then
  # Debian has pip and the library in packages of their own, and `venv` itself knows.
  command -v python3 >/dev/null || fail 3 "no 'python3' on PATH"
  echo "Installing ${tools[*]} in ${folder#"$PWD/"}"
  rm -rf "$folder"
  python3 -m venv "$folder" || fail 3 'python3 -m venv failed; Debian and Ubuntu have it in python3-venv'
  "$folder/bin/pip" install --quiet --disable-pip-version-check "${tools[@]}" ||
    fail 3 "pip could not install ${tools[*]}"
  echo "${tools[*]}" >"$installed"
fi

echo 'Checking the workflows'
code=0
"$folder/bin/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml || code=1
"$folder/bin/check-jsonschema" --builtin-schema vendor.dependabot .github/dependabot.yml || code=1
"$folder/bin/zizmor" --offline --quiet .github || code=1
exit "$code"

#!/usr/bin/env bash
# Installs what building, testing and fuzzing need beside a Swift toolchain, on Debian and Ubuntu.
# Says nothing and calls no package manager when nothing is missing.
#
# Usage: Scripts/install-dependencies.sh [COMMAND...]
# Each COMMAND is one more command to have, such as shellcheck, from the package of that name.
# Exit status: 0 everything is there, 3 something is missing.
set -euo pipefail

fail() {
  printf 'error: %s\n' "$@" >&2
  exit 3
}

have_libcrypto() { pkg-config --exists 'libcrypto >= 3.0' 2>/dev/null; }
# Its file for pkg-config requires jansson's, which Debian has in a package of its own.
have_cjose() { pkg-config --exists cjose 2>/dev/null; }
have_sqlite() { pkg-config --exists sqlite3 2>/dev/null; }

command -v swift >/dev/null ||
  fail "no 'swift' on PATH; install Swift 6.3 or later from https://www.swift.org/install"
[[ $(swift --version 2>&1) =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] ||
  fail "'swift --version' does not name a version: $(command -v swift)"
major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
((major > 6 || (major == 6 && minor >= 3))) ||
  fail "Swift $major.$minor is too old; install 6.3 or later from https://www.swift.org/install"

missing=()
for command in make git pkg-config "$@"; do
  command -v "$command" >/dev/null || missing+=("$command")
done
have_libcrypto || missing+=(libssl-dev)
have_cjose || missing+=(libcjose-dev libjansson-dev)
have_sqlite || missing+=(libsqlite3-dev)
[[ -e /usr/include/stdlib.h ]] || missing+=(libc6-dev)
# libFuzzer's and AddressSanitizer's runtimes are C++; only a compiler's package has the link library.
compgen -G '/usr/lib/gcc/*/*/libstdc++.so' >/dev/null || missing+=(g++)
((${#missing[@]})) || exit 0

command -v apt-get >/dev/null ||
  fail "missing here, by their Debian names: ${missing[*]}" \
    'this script installs only with apt; please install them (OpenSSL 3.0 or later with headers)'
as_root=()
if ((EUID != 0)); then
  command -v sudo >/dev/null || fail "run as root: apt-get install ${missing[*]}"
  as_root=(sudo)
fi

echo "Installing ${missing[*]} with ${as_root[*]:+sudo }apt-get"
as_root+=(env DEBIAN_FRONTEND=noninteractive)
# A mirror that does not answer need not stop what the others have.
"${as_root[@]}" apt-get update -qq </dev/null || true
"${as_root[@]}" apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 \
  "${missing[@]}" </dev/null >/dev/null || fail "apt-get could not install ${missing[*]}"
have_libcrypto || fail "OpenSSL 3.0 or later is needed, not $(pkg-config --modversion libcrypto)"
have_cjose || fail "pkg-config can't use cjose: $(pkg-config --print-errors --exists cjose 2>&1)"

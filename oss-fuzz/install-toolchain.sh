#!/usr/bin/env bash
# Installs in the base image what it lacks: a Swift toolchain, in /opt/swift, and the libraries.
#
# The package needs Swift 6.3 (`@c` functions). The base image has whichever Swift its maintainers put
# there last, seen from 6.1 to 6.4: with this one, findings are of the compiler that ci.yml has, and
# another compiler is a change of this file.
#
# The archive counts only with a good signature by the key of the fingerprint below, wherever archive
# and key come from. swift.org lists it at https://www.swift.org/install/linux/tarball-signing-keys.
#
# Exit status: 0 installed, 3 not.
set -euo pipefail
cd "$(dirname "$0")"

readonly version=6.3.1
readonly signer=52BB7E3DE28A71BE22EC05FFEF80A866B47A981F # Swift 6.x Release Signing Key
readonly prefix=/opt/swift

fail() {
  echo "error: $1" >&2
  exit 3
}

# Beside the checkout's scripts, or copied next to this one.
dependencies=../Scripts/install-dependencies.sh
[[ -x $dependencies ]] || dependencies=./install-dependencies.sh
[[ -x $dependencies ]] || fail 'no install-dependencies.sh'

# shellcheck source=/dev/null
source /etc/os-release
platform=$ID$VERSION_ID
case $(uname -m) in
  x86_64) architecture='' ;;
  aarch64) architecture=-aarch64 ;;
  *) fail "no toolchain for $(uname -m)" ;;
esac

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq -y --no-install-recommends ca-certificates curl gnupg zip

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
name=swift-$version-RELEASE-$platform$architecture
folder=https://download.swift.org/swift-$version-release/${platform//./}$architecture
archive=$folder/swift-$version-RELEASE/$name.tar.gz
echo "Fetching $archive"
curl -fsSL --retry 3 -o "$scratch/swift.tar.gz" "$archive"
curl -fsSL --retry 3 -o "$scratch/swift.tar.gz.sig" "$archive.sig"
curl -fsSL --retry 3 -o "$scratch/keys.asc" https://www.swift.org/keys/all-keys.asc

# Not every key of the file is trusted, but the one of the fingerprint. That it has expired since it
# signed does no harm, that it was revoked would.
export GNUPGHOME=$scratch/gnupg
mkdir -m 700 "$GNUPGHOME"
gpg --batch --quiet --import "$scratch/keys.asc" || true
status=$(gpg --batch --status-fd 1 --verify "$scratch/swift.tar.gz.sig" "$scratch/swift.tar.gz" \
  2>"$scratch/gpg.log") || fail "no good signature: $(<"$scratch/gpg.log")"
grep -qE "^\[GNUPG:\] VALIDSIG (.* )?$signer\$" <<<"$status" || fail "not signed by $signer: $status"
! grep -qF '[GNUPG:] REVKEYSIG' <<<"$status" || fail "its key is revoked: $status"

mkdir -p "$prefix"
tar -xzf "$scratch/swift.tar.gz" -C "$prefix" --strip-components=1
PATH=$prefix/usr/bin:$PATH
swift --version
"$dependencies" zip

#!/usr/bin/env bash
# Started in the checkout, as the Dockerfile says.
set -euo pipefail
exec bash oss-fuzz/build.sh

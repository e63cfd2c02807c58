#!/usr/bin/env bash
# Prints the names of the fuzz targets, one a line: all in FuzzTargets/Drivers but the yardsticks of
# Scripts/fuzz-rate.sh, which find nothing, and the one that fails on purpose. Who needs the list asks here, so that a new target is in
# every one of them.
set -euo pipefail
cd "$(dirname "$0")/.."

for driver in FuzzTargets/Drivers/*/; do
  driver=$(basename "$driver")
  [[ $driver == @(Empty|Multiplication|Planted|TwoMultiplications) ]] || echo "$driver"
done

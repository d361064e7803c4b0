#!/bin/sh
# Removes from node_modules what no process reads in production: types, source maps, documentation, and the parts of Next for
# development and for building.
set -eu
find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' -o -name '*.flow' \) -type f -delete
rm -rf node_modules/typescript node_modules/@types
if [ -d node_modules/next ]; then
  cd node_modules/next/dist
  rm -rf docs esm bundle-analyzer next-devtools compiled/next-devtools compiled/babel-packages compiled/webpack compiled/*-experimental
  find compiled -name '*.dev.js' -delete
fi
rm -rf /root/.npm

#!/bin/sh
# Puts a copy back in place of the store. The relay must be stopped. The store that was there is kept beside it.
# Usage: DATA_DIR=/var/lib/hilvana sh deploy/restore.sh COPY
set -eu
: "${DATA_DIR:?must name the folder of the store}"
copy="${1:?must name the copy to restore}"
[ -s "$copy" ] || { echo "There is no copy at $copy." >&2; exit 1; }
umask 077
mkdir -p "$DATA_DIR"
aside="$DATA_DIR/before-restore-$(date -u +%Y%m%dT%H%M%SZ)"
mkdir "$aside"
for file in enquiries.sqlite enquiries.sqlite-wal enquiries.sqlite-shm; do
  if [ -e "$DATA_DIR/$file" ]; then mv "$DATA_DIR/$file" "$aside/"; fi
done
cp "$copy" "$DATA_DIR/enquiries.sqlite"
echo "Restored $copy. What was there before is in $aside."

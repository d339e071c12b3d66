#!/bin/sh
# Puts a copy in the place of the store. Stop the relay first, and run this as the relay's user.
# What was there goes to a folder in BACKUP_DIR, where the daily backup removes it after six days.
# Usage: DATA_DIR=/var/lib/hilvana BACKUP_DIR=/var/lib/hilvana/backups sh deploy/restore.sh COPY
set -eu
: "${DATA_DIR:?must name the folder of the store}" "${BACKUP_DIR:?must name the folder of the copies}"
copy=${1:?must name the copy to restore}
umask 077
mkdir -p "$DATA_DIR" "$BACKUP_DIR"
data=$(cd "$DATA_DIR" && pwd -P)
if ls -l /proc/[0-9]*/fd 2>/dev/null | grep -qF "$data/enquiries.sqlite"; then
  echo "The store is in use. Stop the relay first." >&2
  exit 1
fi
replaced="$(cd "$BACKUP_DIR" && pwd)/replaced-$(date -u +%Y%m%dT%H%M%SZ)"
trial=$(mktemp -d "$data/restoring-XXXXXX")
trap 'rm -rf "$trial"' EXIT
cp "$copy" "$trial/enquiries.sqlite"

# Only what this release can read takes the store's place.
cd "$(dirname "$0")/.."
DATABASE_URL='' DATA_DIR="$trial" node_modules/.bin/node relay/cli.ts stats

mkdir "$replaced"
for file in enquiries.sqlite enquiries.sqlite-wal enquiries.sqlite-shm; do
  if [ -e "$data/$file" ]; then
    mv "$data/$file" "$replaced/"
    touch "$replaced/$file"
  fi
done
mv "$trial/enquiries.sqlite" "$data/"
echo "Restored. What was there before is in $replaced."

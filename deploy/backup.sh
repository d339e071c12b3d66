#!/bin/sh
# Copies the store into BACKUP_DIR while the relay runs, and removes there what is older than six days: run daily, no
# copy of an erased enquiry then gets older than seven days, as the site's privacy information promises.
# The store is the one that the project's settings name.
set -eu
: "${BACKUP_DIR:?must name the folder for the copies}"
mkdir -p -m 700 "$BACKUP_DIR"
folder=$(cd "$BACKUP_DIR" && pwd)
cd "$(dirname "$0")/.."
node_modules/.bin/node relay/cli.ts backup "$folder/enquiries-$(date -u +%Y%m%dT%H%M%SZ).sqlite"
find "$folder" -type f -mtime +5 -delete
find "$folder" -mindepth 1 -type d -empty -delete

#!/bin/sh
# Copies the store while the relay runs, and keeps the last seven copies. Fewer days than RETENTION_DAYS on purpose:
# an erased enquiry must not live on in old copies for longer than necessary.
# DATA_DIR: folder of the store. BACKUP_DIR: folder of the copies.
set -eu
: "${DATA_DIR:?must name the folder of the store}"
: "${BACKUP_DIR:?must name the folder for the copies}"
umask 077
mkdir -p "$BACKUP_DIR"
copy="$BACKUP_DIR/enquiries-$(date -u +%Y%m%dT%H%M%SZ).sqlite"
npm run --silent enquiries -- backup "$copy"
ls -1 "$BACKUP_DIR"/enquiries-*.sqlite | sort -r | tail -n +8 | while read -r old; do rm -- "$old"; done

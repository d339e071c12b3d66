console.error(
  'PUBLIC_RECORDS_TOKEN or PUBLIC_RECORDS_BASE_ID is missing: enquiries cannot be sent. Set both and build the site again.',
);

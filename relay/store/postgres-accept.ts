import { digestOf } from './digest.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { newReference } from './reference.ts';
import { parseFields, type EnquiryRow } from './rows.ts';
import { repeatWindowMs, type Channel, type NewEnquiry, type Receipt } from './store.ts';

/** The record under which an enquiry is kept. */
type Kept = Omit<Receipt, 'repeated'>;

/** An enquiry, the mark by which it is recognised, and the reference that it gets if it is new. */
interface Candidate extends NewEnquiry {
  digest: Buffer;
  reference: string;
}

/**
 * Stores all or none of the enquiries. Each that was stored before within `repeatWindowMs`, be it a moment ago by
 * another relay, gets its first receipt. `secret` is the key of the marks.
 */
export async function accept(
  database: PostgresDatabase,
  enquiries: readonly NewEnquiry[],
  channels: readonly Channel[],
  secret: Buffer,
): Promise<Receipt[]> {
  const candidates = enquiries.map(({ fields, suspicion }) => ({
    fields,
    suspicion,
    digest: digestOf(fields, secret),
    reference: newReference(),
  }));
  const kept = new Map<string, Kept>();
  let missing = [...Map.groupBy(candidates, markOf).values()].flatMap(([first]) => first ?? []);
  // Only an enquiry that is erased between the two questions is still missing afterwards.
  while (missing.length > 0) {
    const now = await database.now();
    const added = await insert(database, missing, channels, now);
    for (const candidate of missing) {
      const { reference, fields } = candidate;
      if (added.has(reference)) kept.set(markOf(candidate), { reference, receivedAt: now, fields });
    }
    missing = missing.filter(({ reference }) => !added.has(reference));
    for (const [mark, earlier] of await findEarlier(database, missing)) kept.set(mark, earlier);
    missing = missing.filter((candidate) => !kept.has(markOf(candidate)));
  }
  return candidates.flatMap((candidate) => {
    const record = kept.get(markOf(candidate));
    return record ? { ...record, repeated: record.reference !== candidate.reference } : [];
  });
}

function markOf({ digest }: { digest: Buffer }): string {
  return digest.toString('hex');
}

/** One statement, and so one transaction. Resolves to the references of those that were new. */
async function insert(
  database: PostgresDatabase,
  candidates: readonly Candidate[],
  channels: readonly Channel[],
  now: number,
): Promise<Set<string>> {
  const rows = await database.all<{ reference: string }>(
    `WITH candidates AS (
       SELECT * FROM unnest($1::bytea[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY
         AS candidate (digest, reference, fields, suspicion, position)
     ), added AS (
       INSERT INTO digests AS known (digest, reference, received_at)
       SELECT digest, reference, $5::bigint FROM candidates ORDER BY digest
       ON CONFLICT (digest) DO UPDATE SET reference = excluded.reference, received_at = excluded.received_at
       WHERE known.received_at <= $6
       RETURNING reference
     ), stored AS (
       INSERT INTO enquiries (reference, received_at, fields)
       SELECT reference, $5, fields FROM candidates JOIN added USING (reference) ORDER BY position
       RETURNING sequence, reference
     ), queued AS (
       INSERT INTO deliveries (channel, sequence, received_at, state, due_at, reason)
       SELECT channel, sequence, $5, CASE WHEN suspicion IS NULL THEN 'received' ELSE 'quarantined' END, 0, suspicion
       FROM stored JOIN candidates USING (reference) CROSS JOIN unnest($7::text[]) AS channel
     )
     SELECT reference FROM added`,
    candidates.map(({ digest }) => digest),
    candidates.map(({ reference }) => reference),
    candidates.map(({ fields }) => JSON.stringify(fields)),
    candidates.map(({ suspicion }) => suspicion),
    now,
    now - repeatWindowMs,
    channels,
  );
  return new Set(rows.map(({ reference }) => reference));
}

async function findEarlier(
  database: PostgresDatabase,
  candidates: readonly Candidate[],
): Promise<[mark: string, earlier: Kept][]> {
  if (candidates.length === 0) return [];
  const rows = await database.all<EnquiryRow & { digest: Buffer }>(
    'SELECT digest, enquiries.* FROM digests JOIN enquiries USING (reference) WHERE digest = ANY($1)',
    candidates.map(({ digest }) => digest),
  );
  return rows.map((row) => [
    markOf(row),
    { reference: row.reference, receivedAt: row.received_at, fields: parseFields(row.fields) },
  ]);
}

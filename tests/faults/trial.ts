import { setTimeout as delay } from 'node:timers/promises';
import type { EnquiryFields } from '../../enquiry/enquiry.ts';
import { storedNames } from '../../enquiry/fields.ts';
import { readConfig } from '../../relay/config.ts';
import { openStore } from '../../relay/store/open.ts';
import { StoreError, type Store } from '../../relay/store/store.ts';
import { sampleFields } from '../../relay/testing/samples.ts';
import { RecordsService } from '../records-service.ts';
import type { Databases } from './databases.ts';
import { sped, speed, type FaultCase } from './faults.ts';
import { Lives } from './lives.ts';
import { MailServer } from './mail-server.ts';
import type { RelayProcess } from './relay-process.ts';
import type { Step } from './steps.ts';
import type { Verdict } from './verdict.ts';
import { sendUntilAcknowledged } from './visitor.ts';

/** One run: a fault, a step at which the relay is killed, with or without a reference column. */
export interface Trial {
  fault: FaultCase;
  /** Null: it is not killed. */
  killAt: Step | null;
  /** Whether the table has a column for the enquiry's reference. */
  reference: boolean;
  enquiries: number;
}

const referenceField = 'Referencia';

/** A first life that does not reach its step ends after it has listened this long. */
const firstLifeMs = 6_000;

/** What has not arrived after this long is lost. */
const trialMs = 120_000;

/** How long the page waits for an answer (20 s). */
const answerMs = sped(20_000);

/** Longer than a lease (30 s). */
const stoppedMs = sped(40_000);

/**
 * Runs one trial in a folder of its own, from the first enquiry until nothing waits any more. A fault on PostgreSQL has
 * its database from `databases`.
 */
export async function runTrial(trial: Trial, databases?: Databases): Promise<Verdict> {
  const { fault, reference, enquiries } = trial;
  const epoch = Date.now();
  const deadline = epoch + trialMs;
  const databaseUrl = fault.postgres ? await databases?.create(speed, epoch) : undefined;
  const service = await RecordsService.start({
    extraColumns: [referenceField],
    callsPerSecond: 5 * speed,
    penaltyMs: sped(30_000),
  });
  const mail = fault.mailServerDown ? await MailServer.reserve() : undefined;
  const lives = new Lives(
    {
      ...service.environment,
      RATE_LIMIT_TOTAL_PER_MINUTE: '1000000',
      ...(reference && { AIRTABLE_REFERENCE_FIELD: referenceField }),
      ...mail?.environment,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    { speed, epoch },
  );
  const fields = Array.from({ length: enquiries }, (_, index) => sampleFields({ Mensaje: `Enquiry ${index}` }));
  try {
    const first = beginLives(lives, trial, service);
    const visits = fields.map((one) => sendUntilAcknowledged(one, () => lives.findUrl(), answerMs, deadline));
    const killed = await endFirstLife(first, trial, deadline);
    const references = (await Promise.all(visits)).filter((one) => one !== undefined);
    const config = readConfig({ DATA_DIR: lives.dataFolder, DATABASE_URL: databaseUrl });
    const { store } = await openStore(config, { channels: [], create: false });
    await until(() => isDrained(store), deadline);
    if (mail) {
      await mail.open();
      await until(() => mail.letters.size >= enquiries, deadline);
    }
    await lives.stop();
    await service.idle();
    const kept = await Promise.all(references.map((one) => store.find(one)));
    await store.close();
    return {
      ...countCopies(fields, service),
      ...(mail && { lost: enquiries - mail.letters.size }),
      acknowledged: references.length,
      missing: kept.filter((one) => one === undefined).length,
      killed,
    };
  } finally {
    await lives.stop();
    await Promise.all([service.stop(), mail?.close()]);
    lives.remove();
  }
}

/** Starts the first life with everything that is wrong in it, and the second relay of those faults that have one. */
function beginLives(lives: Lives, { fault, killAt }: Trial, service: RecordsService): RelayProcess {
  const first = lives.start({
    inside: { killAt, jumpMs: fault.jumpMs ?? 0 },
    ...(fault.firstLife && { environment: fault.firstLife(service) }),
    ...(fault.diskKb !== undefined && { diskKb: fault.diskKb }),
  });
  if (fault.second === 'from the start') lives.start();
  let calls = 0;
  service.fault = () => {
    calls += 1;
    if (calls === 1 && fault.second === 'while the first is stopped') {
      first.signal('SIGSTOP');
      lives.start();
      setTimeout(() => {
        first.signal('SIGCONT');
      }, stoppedMs);
    }
    if (calls === 1 && killAt === 'calling') first.signal('SIGKILL');
    return fault.service?.(calls);
  };
  return first;
}

/** Resolves when the first life has been killed at its step (to true) or, not getting there, in the end (to false). */
async function endFirstLife(life: RelayProcess, { fault, killAt }: Trial, deadline: number): Promise<boolean> {
  const isLimited = fault.firstLife !== undefined || fault.diskKb !== undefined;
  if (killAt === null && !isLimited) return false;
  await until(() => !life.isRunning || life.url !== undefined, deadline);
  await until(() => !life.isRunning, Math.min(deadline, Date.now() + firstLifeMs));
  const killed = life.wasKilled;
  life.signal(killAt === null ? 'SIGTERM' : 'SIGKILL');
  return killed;
}

/** Whether nothing waits. Meanwhile the operator has what needs attention tried again, once the service is well. */
async function isDrained(store: Store): Promise<boolean> {
  try {
    const { received, forwarding, attention } = await store.counts();
    if (attention > 0) await store.retry();
    return received + forwarding + attention === 0;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

async function until(condition: () => boolean | Promise<boolean>, deadline: number): Promise<void> {
  while (Date.now() < deadline && !(await condition())) await delay(50);
}

function countCopies(fields: EnquiryFields[], { records, calls }: RecordsService) {
  const copies = fields.map(
    ({ Mensaje }) => records.filter((record) => record.fields[storedNames.message] === Mensaje).length,
  );
  const arrived = copies.filter((count) => count > 0).length;
  return {
    sent: fields.length,
    arrived,
    lost: fields.length - arrived,
    doubled: copies.filter((count) => count > 1).length,
    refused: calls.filter(({ refused }) => refused).length,
  };
}

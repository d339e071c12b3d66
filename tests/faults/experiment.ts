/**
 * `npm run faults`: every fault × a relay killed at every step × with and without a reference field. Prints its tables,
 * writes `docs/faults.md` and its plot, and fails unless no enquiry was lost, none was acknowledged and is missing, and
 * none is doubled where there is a reference field. `-- --fault "disk full"` tries one fault and writes nothing.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { writeDocument, writePlot } from '../../tools/report/document.ts';
import { describeMachine } from '../../tools/report/machine.ts';
import { ensurePostgres } from '../../tools/postgres.ts';
import { Databases } from './databases.ts';
import { faultCases, sped, speed } from './faults.ts';
import { kills, plot, tableByFault, tableByKill, type Outcome } from './report.ts';
import { runTrial, type Trial } from './trial.ts';
import { isGood } from './verdict.ts';

/** Trials at the same time: they mostly wait. */
const atOnce = 4;

/** Enquiries in each trial. */
const enquiries = 8;

const { values } = parseArgs({ options: { fault: { type: 'string' } } });
const programs = ensurePostgres();
if (programs === undefined) console.warn('PostgreSQL is not installed: its rows are skipped.');
const picked = faultCases
  .filter(({ name }) => values.fault === undefined || name === values.fault)
  .filter(({ postgres }) => !postgres || programs !== undefined);
const trials = picked.flatMap((fault) =>
  kills.flatMap((killAt) => [true, false].map((reference): Trial => ({ fault, killAt, reference, enquiries }))),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const machine = describeMachine();
const began = performance.now();
const outcomes: Outcome[] = [];
const waiting = trials.values();
const databases = programs === undefined ? undefined : await Databases.start(programs);

async function work(): Promise<void> {
  for (const trial of waiting) {
    const verdict = await runTrial(trial, databases);
    outcomes.push({ trial, verdict });
    const { fault, killAt, reference } = trial;
    if (!isGood(verdict, reference)) console.log(fault.name, { killAt, reference }, verdict);
    else if (outcomes.length % 20 === 0) console.log(`${outcomes.length} of ${trials.length} trials`);
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
await databases?.remove();
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
const good = outcomes.every(({ trial, verdict }) => isGood(verdict, trial.reference));

const order = (outcome: Outcome) => trials.indexOf(outcome.trial);
outcomes.sort((a, b) => order(a) - order(b));
console.log(`\n${tableByFault(outcomes)}\n\n${tableByKill(outcomes)}\n`);
console.log(good ? `All ${trials.length} trials are good, in ${minutes} minutes.` : 'Not all trials are good.');

if (values.fault === undefined) await write();
process.exitCode = good ? 0 : 1;

async function write(): Promise<void> {
  const picture = await writePlot(
    'faults',
    plot(outcomes),
    'Every trial as a cell: with the reference field all enquiries arrived exactly once; without it some arrived twice, where the outcome of a call stayed unknown.',
  );
  await writeDocument(
    'docs/faults.md',
    `# What became of every enquiry

This page is written by \`npm run faults\`. It shows ${trials.length} trials with ${enquiries} enquiries each: every fault below, with the relay killed (SIGKILL) at every step between the visitor's post and the noted outcome, once with \`AIRTABLE_REFERENCE_FIELD\` and once without.

**${good ? 'None was lost, none was acknowledged and is missing, and with the reference field none is doubled.' : 'NOT EVERY ENQUIRY ARRIVED AS IT SHOULD.'}**

${picture}

## How a trial goes

A relay of its own (the shipped program; on SQLite where the row does not say otherwise) stands between ${enquiries} visitors and a stand-in for the hosted service, over real connections on loopback. Each visitor sends until the relay has acknowledged. The service fails as the row says for its first calls, then is well; a fault of the settings or of the disk lasts for the relay's first life. The relay is killed once, at the column's step; the next life begins at once, as under a service manager. The trial ends when nothing waits any more. Where an enquiry was set aside for attention, the operator's \`retry\` is used.

- *Acknowledged*: the visitor was told "sent". *Arrived*: found at the service in the end, counted once.
- *Lost*: sent, and not at the service in the end (in the last row: or not in the mailbox).
- *Acknowledged and missing*: acknowledged, and not in the relay's store.
- *Doubled*: found at the service more than once. Without a reference field this cannot be excluded: the service may have written what a lost answer, or a killed relay, keeps the relay from knowing. The hosted service offers nothing else by which a second delivery could be recognised. A busy machine adds to it: a call may then take longer than the ${sped(8_000) / 1000} s that the relay's 8 s have become.

The relay's clock and timers run ${speed} times faster than real ones, so that its real pauses (8 s for an answer, 30 s for a lease and after a 429, 1 s and more between attempts) pass quickly, and the service allows ${5 * speed} calls in a real second instead of 5; it never had to refuse one. Nothing else about the relay is changed. On PostgreSQL, whose clock is the relays' clock, the database's runs faster too.

## By fault

${tableByFault(outcomes)}

## By step

A fault may keep the relay from getting to a step (nothing is noted on a full disk); it is then killed after some seconds all the same.

${tableByKill(outcomes)}

## What it does not cover

- Loss of power: a killed process leaves the operating system's buffers, a power cut does not. The store syncs before it answers; a disk that lies about that is beyond this experiment.
- A disk that is lost or returns other bytes than were written, and a restored backup: what arrived after the backup is not in it.
- A clock that jumps ahead by a day or more: the same enquiry sent again is then taken for a new one.
- The hosted service itself: the stand-in does what its documentation says.
- A visitor who gives up before the relay has acknowledged: the page then says so.
- Real networks between many machines, and load: see [benchmarks](benchmarks.md).

## The machine

${machine} The run took ${minutes} minutes, ${atOnce} trials at a time.
`,
  );
}

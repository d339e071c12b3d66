import { states, type Channel, type Queue } from '../store/store.ts';
import { jsonOption, type Command } from './command.ts';

/** How things stand. */
export const stats: Command = {
  usage: '[--json]',
  summary: 'how many there are in each state, and what holds them up',
  options: jsonOption,
  words: 0,
  run: async ({ store, flags, write }) => {
    const counts = await store.counts();
    const { oldestAt } = await store.backlog();
    const oldestWaiting = oldestAt === null ? null : new Date(oldestAt).toISOString();
    const erased = await store.erased();
    const forwarding = await store.queue('records');
    const email = await store.queue('mail');
    if (flags['json']) {
      const queues = { records: toJson(forwarding), mail: toJson(email) };
      await write(`${JSON.stringify({ ...counts, erased, oldestWaiting, queues }, null, 2)}\n`);
      return;
    }
    const lines = [
      ...states.map((state) => row(state, String(counts[state]))),
      row('erased', String(erased)),
      row('oldest waiting', oldestWaiting ?? 'none'),
      row('forwarding', describeQueue('records', forwarding)),
      row('e-mail', describeQueue('mail', email)),
      row('store', store.location),
    ];
    await write(`${lines.join('\n')}\n`);
  },
};

function row(label: string, value: string): string {
  return `${label.padEnd(16)}${value}`;
}

function toJson({ failures, pausedUntil, fault }: Queue): object {
  return {
    failures,
    pausedUntil: pausedUntil === 0 ? null : new Date(pausedUntil).toISOString(),
    fault: fault && { ...fault, since: new Date(fault.since).toISOString() },
  };
}

function describeQueue(channel: Channel, { failures, pausedUntil, fault }: Queue): string {
  if (!fault) return 'in order';
  const since = new Date(fault.since).toISOString();
  const next = new Date(pausedUntil).toISOString();
  const remedy =
    fault.kind === 'configuration'
      ? ` Mend the settings or the service${channel === 'records' ? ', then: npm run enquiries -- retry.' : '.'}`
      : '';
  return `${fault.detail} (${fault.kind}) since ${since}, ${failures} failures in a row, next attempt ${next}.${remedy}`;
}

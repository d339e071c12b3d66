import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { HostedDatabase } from './forward/hosted-database.ts';
import { Forwarder } from './forward/loop.ts';
import { Mailer } from './mail/mailer.ts';
import { Notification } from './mail/notification.ts';
import type { Store } from './store/store.ts';
import { sendAlerts } from './upkeep/alerts.ts';
import { sendDigest } from './upkeep/digest.ts';
import { applyRetention } from './upkeep/retention.ts';
import { Upkeep, type Chore } from './upkeep/upkeep.ts';

const minuteMs = 60_000;

/** Everything that the relay does without being asked: forwarding, e-mail, erasing. */
export class Background {
  readonly #forwarders: Forwarder[] = [];
  readonly #upkeep: Upkeep;

  constructor(
    { hostedDatabase, mail, retentionDays }: Pick<Config, 'hostedDatabase' | 'mail' | 'retentionDays'>,
    store: Store,
    log: FastifyBaseLogger,
  ) {
    if (hostedDatabase) this.#forwarders.push(new Forwarder(store, new HostedDatabase(hostedDatabase), log));
    const chores = [retention(store, retentionDays, log)];
    if (mail) {
      const mailer = new Mailer(mail);
      const { alertTo, notifyTo } = mail;
      const waysOut = { forwarding: hostedDatabase !== null, notification: notifyTo !== null };
      chores.push({
        name: 'alerts',
        everyMs: minuteMs,
        run: () => sendAlerts(store, mailer, alertTo, waysOut, Date.now()),
      });
      if (notifyTo) {
        this.#forwarders.push(new Forwarder(store, new Notification(mailer, notifyTo), log));
        chores.push({ name: 'digest', everyMs: minuteMs, run: () => sendDigest(store, mailer, notifyTo, Date.now()) });
      }
    }
    this.#upkeep = new Upkeep(chores, log);
  }

  start(): void {
    for (const forwarder of this.#forwarders) forwarder.start();
    this.#upkeep.start();
  }

  /** Looks at once whether there is something to forward. */
  wake(): void {
    for (const forwarder of this.#forwarders) forwarder.wake();
  }

  /** Starts nothing more, and resolves when what runs is done. */
  async stop(): Promise<void> {
    await Promise.all([this.#upkeep.stop(), ...this.#forwarders.map((forwarder) => forwarder.stop())]);
  }
}

function retention(store: Store, days: number, log: FastifyBaseLogger): Chore {
  return {
    name: 'retention',
    everyMs: 60 * minuteMs,
    run: async () => {
      const { erased, scrubbed } = await applyRetention(store, days, Date.now());
      if (erased > 0) log.info({ erased }, 'Enquiries erased after their time');
      if (!scrubbed) throw new Error('The store could not be scrubbed.');
    },
  };
}

import { Agent, request } from 'node:http';
import { defaultAccess, recordsPath } from '../enquiry/wire.ts';
import { sampleFields } from '../relay/testing/samples.ts';
import { quantile } from './part.ts';

/** One request, to be sent over a kept-alive connection. */
export interface Sending {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What a load has shown; times in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Before it counts, a load runs this long. */
const warmUpMs = 1_000;

/**
 * Keeps `atOnce` requests under way for `forMs`, each connection sending its next when it has its answer. `make` gives
 * the requests. Rejects at the first answer that is not 200.
 */
export async function runLoad(make: () => Sending, atOnce: number, forMs: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const counted = performance.now() + warmUpMs;
  const end = counted + forMs;
  const times: number[] = [];
  const connection = async () => {
    while (performance.now() < end) {
      const sentAt = performance.now();
      const status = await send(make(), agent);
      if (status !== 200) throw new Error(`The load was answered with ${status}.`);
      if (sentAt >= counted) times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, connection));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: (times.length / forMs) * 1000, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function send({ method, url, headers = {}, body }: Sending, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      response.on('end', () => {
        resolve(response.statusCode ?? 0);
      });
      response.on('error', reject);
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

let made = 0;

/** A new enquiry for the relay at `url`, different from all before. */
export function postEnquiry(url: string): Sending {
  made += 1;
  const fields = sampleFields({ Mensaje: `Enquiry ${made}. ${'We would like to see a demo. '.repeat(10)}` });
  return {
    method: 'POST',
    url: url + recordsPath(defaultAccess.baseId, defaultAccess.tableId),
    headers: { authorization: `Bearer ${defaultAccess.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ records: [{ fields }] }),
  };
}

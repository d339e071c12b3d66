import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { installPackage } from '../tools/distribution.ts';
import { root } from '../tools/run.ts';
import { serveSite } from '../tools/served-site.ts';
import { drawBars } from '../tools/report/charts.ts';
import { table, writePlot } from '../tools/report/document.ts';
import { median, plain, settleMs, type Part } from './part.ts';

const rounds = 3;
const seconds = 6;
const connections = 32;

/** The servers share one core, the load has another. */
const cores = { server: '0', load: '1' };

const title = 'Serving the home page';

function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v']).error === undefined;
}

/** What the comparison needs and cannot be had. */
function missingPrograms(): string[] {
  for (const [program, name] of Object.entries({ nginx: 'nginx-light', wrk: 'wrk' })) {
    if (!isInstalled(program)) installPackage(name);
  }
  const missing = ['nginx', 'wrk', 'taskset'].filter((program) => !isInstalled(program));
  return cpus().length < 2 ? [...missing, 'a second core'] : missing;
}

/** Requests a second for the home page, against nginx on the same core. */
export async function measureServing(): Promise<Part> {
  const missing = missingPrograms();
  if (missing.length > 0) {
    const text = `Skipped: this needs ${missing.join(', ')}.`;
    console.warn(`${title}: ${text}`);
    return { title, text };
  }
  const nginx = await startNginx();
  const relay = await serveSite();
  await pin(relay.pid);
  const measured = { relay: [] as number[], nginx: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.relay.push(await askForHome(relay.url));
    await delay(settleMs);
    measured.nginx.push(await askForHome(nginx.url));
    await delay(settleMs);
  }
  await relay.stop();
  await nginx.stop();

  const share = median(measured.relay.map((value, round) => value / (measured.nginx[round] ?? NaN)));
  const results = { relay: median(measured.relay), 'nginx, gzip_static': median(measured.nginx) };
  const picture = await writePlot(
    'serving',
    drawBars(
      'Home pages a second on one core',
      Object.entries(results).map(([label, value]) => ({
        label,
        value,
        words: plain(value),
        quiet: label !== 'relay',
      })),
    ),
    'Home pages a second on one core: the relay and nginx.',
  );
  return {
    title,
    text: `Both servers run on the same core, in turns; wrk asks from another, over ${connections} connections, for the page compressed with gzip (nginx has no brotli of its own). nginx serves files compressed beforehand, with one worker, \`open_file_cache\` and no log; the relay sends its whole set of headers. Median of ${rounds} rounds of ${seconds} s. **The relay serves ${Math.round(share * 100)} % of what nginx does**; the goal is half.

${table(
  ['', 'requests a second'],
  Object.entries(results).map(([label, value]) => [label, plain(value)]),
)}

${picture}`,
  };
}

async function askForHome(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('taskset', [
    ...['-c', cores.load, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`],
    ...['-H', 'Accept-Encoding: gzip', `${url}/`],
  ]);
  const perSecond = /Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1];
  if (perSecond === undefined || stdout.includes('Non-2xx')) throw new Error(`The load failed:\n${stdout}`);
  return Number(perSecond);
}

/** Holds a process and all its threads to the servers' core. */
async function pin(pid: number | undefined): Promise<void> {
  await promisify(execFile)('taskset', ['-a', '-c', '-p', cores.server, String(pid)]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startNginx() {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
     events { worker_connections 1024; }
     http {
       types { text/html html; }
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
       open_file_cache max=1000; gzip_static on;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; root ${path.join(root, 'dist')}; }
     }`,
  );
  const child = spawn('taskset', ['-c', cores.server, 'nginx', '-p', folder, '-c', file], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await answers(url))) await delay(50);
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

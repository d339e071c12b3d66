import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';
import process from 'node:process';

/** The machine on which something was measured, in one sentence, with how busy it was when asked. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus().length} cores (${cpu?.model.trim() || 'unnamed'}, ${arch()}), ${memory}, ${type()} ${release()}, Node ${process.versions.node}; load average ${load}.`;
}

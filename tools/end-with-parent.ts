import process from 'node:process';

/** How often to look for the parent, in milliseconds. */
const interval = 500;

/**
 * Ends this process as SIGTERM would when its parent is gone. npm starts commands through a shell that passes no
 * signal on: without this, whoever ends `npm start` leaves the site running.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval).unref();
}

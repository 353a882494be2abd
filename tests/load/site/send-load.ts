import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const AUTOCANNON = resolve(import.meta.dirname, '../../../node_modules/autocannon/autocannon.js');

export type Load = { connections: number; seconds: number; encoding: string };

/** What a load came to; the latency is in milliseconds. */
export type LoadResult = { perSecond: number; p99: number };

/** As autocannon writes it with `--json`. */
type Report = { requests: { average: number }; latency: { p99: number }; errors: number; non2xx: number };

/** Asks for one address as fast as it is answered, from a process of its own. Throws where an answer is none of success. */
export async function sendLoad(url: string, { connections, seconds, encoding }: Load): Promise<LoadResult> {
  const { hostname } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`${hostname} is not this machine.`);
  const { stdout } = await run(process.execPath, [
    AUTOCANNON,
    '--json',
    '--no-progress',
    ...['--connections', String(connections)],
    ...['--duration', String(seconds)],
    ...['--headers', `accept-encoding=${encoding}`],
    url,
  ]);
  const { requests, latency, errors, non2xx } = JSON.parse(stdout) as Report;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx.`);
  return { perSecond: requests.average, p99: latency.p99 };
}

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'autocannon';
import type { LoadArgument } from './load-argument.ts';

const run = promisify(execFile);
const PROGRAM = resolve(import.meta.dirname, 'load-process.ts');

export type Load = { connections: number; seconds: number; encoding: string };

/** What a load came to; the latency is in milliseconds. */
export type LoadResult = { perSecond: number; p99: number };

/** Asks for one address as fast as it is answered, from a process of its own. Throws where an answer is none of success. */
export async function sendLoad(url: string, { connections, seconds, encoding }: Load): Promise<LoadResult> {
  const { hostname } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`${hostname} is not this machine.`);
  const load: LoadArgument = { url, connections, seconds, headers: { 'accept-encoding': encoding } };
  const { stdout } = await run(process.execPath, [PROGRAM, JSON.stringify(load)]);
  const { requests, latency, errors, non2xx } = JSON.parse(stdout) as Result;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx.`);
  return { perSecond: requests.average, p99: latency.p99 };
}

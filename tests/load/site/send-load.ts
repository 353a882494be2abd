import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Linux: `/proc` counts in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000;
/** A load sent by Node is slower than the server. */
const NO_WRK = 'The load of this benchmark is sent by wrk, which is not here: apt install wrk.';
const MILLISECONDS = { us: 0.001, ms: 1, s: 1_000 };

export type Load = { seconds: number; encoding: string; pathsFile?: string };

export type LoadResult = {
  perSecond: number;
  p99: number;
  /** Microseconds of processor time per response. */
  each: number;
};

/** Sends load over 16 connections, by wrk. Throws if a response fails. */
export async function sendLoad(
  { url, pid }: { url: string; pid: number },
  { seconds, encoding, pathsFile }: Load,
): Promise<LoadResult> {
  const { hostname } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`${hostname} is not this machine.`);
  const before = processorTime(pid);
  const header = `Accept-Encoding: ${encoding}`;
  const script = pathsFile ? ['-s', `${import.meta.dirname}/ask-in-turn.lua`] : [];
  const asked = [
    '-t1',
    '-c16',
    `-d${seconds}`,
    '--timeout',
    '30s',
    '--latency',
    '-H',
    header,
    ...script,
    url,
  ];
  const { stdout } = await run('wrk', [...asked, ...(pathsFile ? ['--', pathsFile] : [])]).catch((error) => {
    throw error.code === 'ENOENT' ? new Error(NO_WRK) : error;
  });
  const taken = processorTime(pid) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer everything:\n${stdout}`);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const numberIn = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    perSecond: numberIn(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * MILLISECONDS[unit as keyof typeof MILLISECONDS],
    each: (taken * MICROSECONDS_PER_TICK) / numberIn(/(\d+) requests in/),
  };
}

function processorTime(pid: number): number {
  // The process name in parentheses may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../support/process/server-process.ts';
import { median } from '../report/median.ts';
import type { BenchRow } from './bench-report.ts';
import type { DatabaseLocation } from './growing-site.ts';

/** Milliseconds until the work after a start is done. */
const SETTLING = 2_000;

type Sizes = { small: DatabaseLocation; large: DatabaseLocation };
type Start = { seconds: number; mebibytes: number };

export async function measureStarts(
  places: Sizes,
  { database, rounds, aim }: { database: string; rounds: number; aim: number },
): Promise<BenchRow[]> {
  const starts = { small: [] as Start[], large: [] as Start[] };
  for (let round = 0; round < rounds; round += 1)
    for (const size of ['small', 'large'] as const) starts[size].push(await start(places[size]));
  const row = (what: string, unit: string, figureOf: (start: Start) => number): BenchRow => {
    const [small, large] = [median(starts.small.map(figureOf)), median(starts.large.map(figureOf))];
    return {
      area: `Growth of the start, ${database}`,
      what,
      figure: large / small,
      aim: { atMost: aim },
      detail: `${small.toFixed(2)} and ${large.toFixed(2)} ${unit}`,
    };
  };
  return [
    row('until it answers', 's', ({ seconds }) => seconds),
    row('memory after it', 'MiB', ({ mebibytes }) => mebibytes),
  ];
}

async function start({ dataDir, databaseUrl }: DatabaseLocation): Promise<Start> {
  const begun = performance.now();
  const server = await startServer(dataDir, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  const seconds = (performance.now() - begun) / 1_000;
  await pause(SETTLING);
  const mebibytes = residentMebibytes(server.pid);
  await server.stop();
  return { seconds, mebibytes };
}

function residentMebibytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error('This machine does not tell how much memory a process has.');
  return Number(kibibytes) / 1_024;
}

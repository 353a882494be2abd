import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAfter, todayInIndia } from '../../../contracts/india-time.ts';
import { SQLITE_FILE } from '../../../server/db/database.ts';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../../support/process/server-process.ts';
import { median } from '../report/median.ts';
import type { BenchArea, BenchRow } from './bench-report.ts';
import { type Answered, jsonOf, type OpenClient, openClient, signIn } from './open-client.ts';
import { openRawInserts, rowsOfEnquiry } from './raw-inserts.ts';

const AREA = 'Enquiries';
const CONNECTIONS = 16;
const BURST = 1_000;
const TRAVELLER = { username: 'Asha Rai', email: 'asha@example.com', password: 'over the Teesta bridge' };

type Send = (key: string) => Promise<Answered>;

export const measureEnquiries: BenchArea = async ({ isQuick }) => {
  const dataDir = makeDataDir();
  const rawDir = mkdtempSync(join(tmpdir(), 'teesta-raw-'));
  // No mails: sending those of a burst would take a minute.
  const server = await startServer(dataDir, {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'tours@teesta.example',
  });
  const client = openClient(server.url, CONNECTIONS);
  try {
    const send = await sender(client);
    const sample = await send('sample');
    const raw = await openRawInserts(rawDir, rowsOfEnquiry(dataDir, jsonOf(sample).data._id, 'sample'));
    const rounds = await measureInTurns(send, raw.measure, isQuick ? 1 : 5, isQuick ? 100 : 1_500);
    raw.close();
    return [...throughputRows(rounds), ...(await measureBurst(server, isQuick ? 100 : BURST))];
  } finally {
    client.close();
    await server.stop();
    removeDataDir(dataDir);
    rmSync(rawDir, { recursive: true, force: true });
  }
};

async function sender(client: OpenClient): Promise<Send> {
  await client.ask({ method: 'POST', path: '/api/v1/auth/register', body: TRAVELLER });
  const authorization = await signIn(client, TRAVELLER);
  const bookAt = dayAfter(todayInIndia(), 40);
  const { email: userEmail, username: fullName } = TRAVELLER;
  const body = { userEmail, tourName: 'Sikkim', fullName, phone: '+91 98000 00000', guestSize: 2, bookAt };
  return (key) => {
    const headers = { ...authorization, 'idempotency-key': key };
    return client.ask({ method: 'POST', path: '/api/v1/booking', body, headers });
  };
}

type Round = { raw: number; site: number; p50: number; p99: number };

async function measureInTurns(
  send: Send,
  measureRaw: (count: number) => number,
  rounds: number,
  count: number,
): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round < rounds + 1; round += 1) {
    const raw = measureRaw(count);
    const begun = performance.now();
    const times: number[] = [];
    let sent = 0;
    const sendOn = async () => {
      while (sent < count) {
        sent += 1;
        const answer = await send(`round-${round}-${sent}`);
        jsonOf(answer);
        times.push(answer.ms);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendOn));
    const site = (count * 1_000) / (performance.now() - begun);
    const sorted = times.toSorted((a, b) => a - b);
    if (round > 0)
      measured.push({ raw, site, p50: median(times), p99: sorted[Math.floor(count * 0.99)] ?? Number.NaN });
  }
  return measured;
}

function throughputRows(rounds: Round[]): BenchRow[] {
  const middle = (value: (round: Round) => number) => median(rounds.map(value));
  const [site, raw, p50, p99] = (['site', 'raw', 'p50', 'p99'] as const).map((name) =>
    middle((round) => round[name]),
  );
  return [
    {
      area: AREA,
      what: `sent over ${CONNECTIONS} connections, beside raw inserts of the same rows`,
      figure: middle((round) => round.site / round.raw),
      aim: { atLeast: 0.4 },
      detail: `${site?.toFixed(0)} a second, raw ${raw?.toFixed(0)}`,
    },
    {
      area: AREA,
      what: 'p99 beside p50',
      figure: middle((round) => round.p99 / round.p50),
      aim: { atMost: 5 },
      detail: `p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms`,
    },
  ];
}

async function measureBurst(server: ServerProcess, count: number): Promise<BenchRow[]> {
  const travellers = openClient(server.url, count);
  const reader = openClient(server.url, 1);
  const send = await sender(travellers);
  await reader.ask({ path: '/home' });
  const pages: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      pages.push((await reader.ask({ path: '/home' })).ms);
      await pause(5);
    }
  })();
  const begun = performance.now();
  const sending: Promise<Answered>[] = [];
  while (sending.length < count) {
    while (sending.length < Math.min(count, (performance.now() - begun) * (count / 1_000)))
      sending.push(send(`burst-${sending.length}`));
    await pause(1);
  }
  const answers = await Promise.all(sending);
  const seconds = (performance.now() - begun) / 1_000;
  isOver = true;
  await reading;
  travellers.close();
  reader.close();
  return [
    {
      area: AREA,
      what: `${count} within a second: stored, of those sent`,
      figure: countStored(server.dataDir, answers) / count,
      aim: { atLeast: 1 },
      detail: `answered ${seconds.toFixed(2)} s after the first was sent`,
    },
    {
      area: AREA,
      what: `${count} within a second: the slowest page meanwhile`,
      figure: Math.max(...pages),
      unit: 'ms',
      aim: { atMost: 100 },
      detail: `${pages.length} pages, median ${median(pages).toFixed(1)} ms`,
    },
  ];
}

function countStored(dataDir: string, answers: Answered[]): number {
  const site = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
  const find = site.prepare('select 1 from bookings where id = ?');
  const stored = answers.filter(({ status, text }) => status === 200 && find.get(JSON.parse(text).data._id));
  site.close();
  return stored.length;
}

import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomSource } from '../../scripts/support/generate/random-source.ts';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';
import { testPicture } from '../support/test-picture.ts';
import { type Ammunition, type AttackRequest, makeAttack, type Sender } from './attack-request.ts';
import { fillSite, keepTokens } from './attacked-site.ts';
import { readDescribedRequests } from './described-api.ts';
import { faultOf, openAttacker } from './send-attack.ts';

/** Given again, the same requests are made. */
const SEED = process.env.SECURITY_SEED ?? 'teesta';
const REQUESTS = Number(process.env.SECURITY_REQUESTS ?? 5_000);
/** Requests between two looks at the server. */
const BATCH = 50;
/** Milliseconds of the event loop that one request may take in one go. */
const MAX_TURN = 50;
/** A slow turn that is the request's own comes each time; one that the program had to do anyway does not. */
const TRIES = 4;

const PAGES = [
  ...[
    '/',
    '/home',
    '/tours',
    '/tours/search',
    '/tours/{slug}',
    '/saved',
    '/compare',
    '/about',
    '/contact',
    '/gallery',
  ],
  ...[
    '/image/x/{title}',
    '/cancellation',
    '/login',
    '/register',
    '/reset-password/{token}',
    '/account',
    '/thank-you',
  ],
  ...[
    '/admin-dashboard',
    '/admin/bookings/{id}',
    '/robots.txt',
    '/sitemap.xml',
    '/cards/{id}.png',
    '/api/docs',
    '/{any}',
  ],
  ...[
    '/media/uploads/{id}/{name}',
    '/assets/{name}',
    '/healthz',
    '/readyz',
    '/.well-known/security.txt',
    '//{any}',
  ],
];

let site: ServerProcess;
let dataDir: string;
beforeAll(async () => {
  dataDir = makeDataDir();
  site = await startServer(dataDir, {}, 'tests/security/watched-loop.ts');
});
afterAll(async () => {
  await site.stop();
  removeDataDir(dataDir);
});

/** Milliseconds of the longest turn since it was asked for last. */
async function longestTurn(): Promise<number> {
  const answered = once(site.child, 'message') as Promise<[{ longestTurn: number }]>;
  site.child.send('longest turn');
  return (await answered)[0].longestTurn;
}

const middleOf = (turns: number[]) => turns.toSorted((one, other) => one - other)[turns.length >> 1] ?? 0;

const describe = ({ method, path, headers, as, body }: AttackRequest) =>
  `${method} ${path.slice(0, 300)} as ${as}, ${JSON.stringify(headers).slice(0, 300)}, ${body?.length ?? 0} bytes: ${body?.toString('latin1').slice(0, 300)}`;

test(`${REQUESTS} requests of seed “${SEED}” bring nothing down, and hold nothing up`, async () => {
  const random = createRandomSource(SEED);
  const ids = [...(await fillSite(site)), 'nowhere'];
  const calls = await readDescribedRequests(site.url);
  const ammunition: Ammunition = {
    calls,
    pages: PAGES,
    ids,
    photo: await testPicture({ width: 300, height: 200 }),
  };
  const attacker = openAttacker(site.url);
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  const turns: number[] = [];
  let tokens: Record<Sender, string> = { nobody: '', traveller: '', staff: '' };

  async function attack(attacks: readonly AttackRequest[]): Promise<number> {
    await longestTurn();
    for (const one of attacks) {
      const answer = await attacker.send(one, tokens).catch((error: Error) => error);
      const fault = answer instanceof Error ? answer.message : faultOf(answer, one);
      if (!(answer instanceof Error)) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (fault) faults.push(`${fault}: ${describe(one)}`);
    }
    return longestTurn();
  }

  /** Milliseconds that a request takes in one go each time it is sent. */
  async function ownTurn(one: AttackRequest): Promise<number> {
    let shortest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && shortest > MAX_TURN; tries += 1)
      shortest = Math.min(shortest, await attack([one]));
    return shortest;
  }

  for (let sent = 0; sent < REQUESTS && faults.length < 20; sent += BATCH) {
    tokens = await keepTokens(site, tokens);
    const attacks = Array.from({ length: BATCH }, () => makeAttack(random, ammunition));
    const turn = await attack(attacks);
    turns.push(turn);
    if (turn > MAX_TURN)
      for (const one of attacks) {
        const own = await ownTurn(one);
        if (own > MAX_TURN) faults.push(`it took ${Math.round(own)} ms in one go: ${describe(one)}`);
      }
  }
  attacker.close();
  process.stdout.write(
    `${REQUESTS} requests, seed ${SEED}: answered ${JSON.stringify(statuses)}; the longest turn of ${turns.length} batches ${Math.max(...turns).toFixed(0)} ms, of half of them at most ${middleOf(turns).toFixed(0)}\n`,
  );
  expect(faults, `seed ${SEED}`).toEqual([]);
  expect(site.child.exitCode).toBeNull();
  expect(
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50') || line.includes('"level":60')),
  ).toEqual([]);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
}, 3_600_000);

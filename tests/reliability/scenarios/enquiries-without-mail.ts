import { setTimeout as pause } from 'node:timers/promises';
import { type OpenClient, openClient } from '../../load/site/open-client.ts';
import { freePort } from '../../support/process/free-port.ts';
import { type ServerProcess, startServer } from '../../support/process/server-process.ts';
import { findFaults } from '../check-ledger.ts';
import { compareMails } from '../compare-mails.ts';
import { type FickleMailServer, MOODS, openFickleMailServer } from '../fickle-mail-server.ts';
import { describeCounts, type Ledger, newLedger } from '../load/ledger.ts';
import { gatherPeople, type People } from '../load/people.ts';
import { askForEnquiry } from '../load/visitor-actions.ts';
import { expectNone, inQuickRunOnSqliteAlone, type Scenario, type Trial } from '../scenario.ts';
import { type Site, withSite } from '../site.ts';
import { untilMailsAreOut } from '../until-mails-are-out.ts';

const AT_ONCE = 4;
/** Milliseconds of each mood. A server that says nothing is given up after ten seconds: those go on through all others. */
const MOOD = 600;
/** Between two kills. */
const BETWEEN_KILLS = { whole: [500, 4_000], quick: [200, 800] } as const;
/** About so long a start takes. */
const RESTART = 1_000;
/** Those that take longer than a quick run has. */
const SLOW_MOODS = ['hang', 'drip'];
/** So many times the usual at most, of the answer in the middle; of few answers the middle is anywhere. */
const SLOWER = { whole: 2, quick: 4 };
/** What each process sends at once: as many mails may come again after a kill. */
const MAILS_IN_HAND = 4;

/** One site of two processes on PostgreSQL, else of one. */
type Desk = { client: OpenClient; kill: () => Promise<void>; start: () => Promise<void> };

/** Enquiries while the mail server fails in every way: each is answered as usual, and its mails go out once it is back. */
export const enquiriesWithoutMail: Scenario = {
  name: '1,000 enquiries while the mail server fails in every way',
  skippedOn: inQuickRunOnSqliteAlone,
  run: (trial) => tryOut(trial, 0),
};

/** The same, and its processes are killed at random moments. */
export const killedWithoutMail: Scenario = {
  name: '1,000 enquiries while the mail server fails in every way, and the site is killed (kill -9)',
  skippedOn: inQuickRunOnSqliteAlone,
  run: (trial) => tryOut(trial, trial.isQuick ? 2 : 20),
};

async function tryOut(trial: Trial, kills: number): Promise<string> {
  const port = await freePort();
  const server = await openFickleMailServer(port, trial.random);
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Teesta <tours@teesta.example>' };
  try {
    return await withSite(
      trial,
      async (site) => {
        await site.start();
        const second = site.databaseUrl ? await openSecond(site, env) : undefined;
        const desks = [deskOf(site), ...(second ? [second] : [])];
        try {
          return await tellOf(trial, { site, server, desks, kills });
        } finally {
          await second?.kill();
        }
      },
      { env },
    );
  } finally {
    await server.close();
  }
}

type Setting = { site: Site; server: FickleMailServer; desks: readonly Desk[]; kills: number };

async function tellOf(trial: Trial, { site, server, desks, kills }: Setting): Promise<string> {
  const ledger = newLedger();
  const people = await gatherPeople(site.client);
  const { isQuick } = trial;
  // For longer than a server is waited for that says nothing.
  const wave = { ledger, people, spread: isQuick ? 20 : 200 };
  const usual = await enquire(desks, { ...wave, count: isQuick ? 40 : 300, name: 'usual' });

  const beWell = server.beFickle(MOOD, isQuick ? MOODS.filter((mood) => !SLOW_MOODS.includes(mood)) : MOODS);
  let isOver = false;
  const killing = killAtRandom(trial, desks, kills).then(() => {
    isOver = true;
  });
  const count = isQuick ? 80 : 1_000;
  const times = await enquire(desks, { ...wave, count, name: 'troubled', isOver: () => isOver });
  await killing;
  await beWell();

  for (const [key, { answer }] of ledger.enquiries)
    if (!answer) await askForEnquiry({ client: site.client, ledger }, key);
  const unsent = await untilMailsAreOut(site, { isInFiles: false, hasOthers: desks.length > 1 });
  const { missing, elsewhere, again, unexplained } = await compareMails(site, server.mails);
  const faults = [...unsent, ...missing, ...elsewhere, ...(await findFaults(site, ledger))];
  if (unexplained > kills * MAILS_IN_HAND) faults.push(`${unexplained} mails came again, for ${kills} kills`);
  const ratio = middleOf(times) / middleOf(usual);
  if (kills === 0 && ratio > (isQuick ? SLOWER.quick : SLOWER.whole))
    faults.push(`an answer takes ${ratio.toFixed(1)} times as long as usual`);
  expectNone(faults);
  const told = `${ledger.enquiries.size} enquiries, ${describeCounts(ledger)}; ${server.mails.length - again} mails came, ${again} of them again with the Message-ID of the first (${unexplained} after a kill, the others where the server took them and hung up)`;
  const speed = `an answer takes ${ratio.toFixed(2)} of the usual ${Math.round(middleOf(usual))} ms`;
  return `${desks.length === 1 ? 'one process' : 'two processes'}, ${kills === 0 ? speed : `${kills} kills`}; ${told}`;
}

type Wave = {
  ledger: Ledger;
  people: People;
  /** At least so many, and until it is over. */
  count: number;
  isOver?: () => boolean;
  name: string;
  /** Milliseconds from an answer to the next question of one visitor. */
  spread: number;
};

/** Milliseconds of each answer. */
async function enquire(desks: readonly Desk[], wave: Wave): Promise<number[]> {
  const { ledger, people, count, isOver = () => true, name, spread } = wave;
  const times: number[] = [];
  let number = 0;
  async function goOn(): Promise<void> {
    while (number < count || !isOver()) {
      number += 1;
      const key = `enquiry-${name}-${number}`;
      const traveller = people.travellers[number % people.travellers.length];
      if (!traveller) throw new Error('There are no travellers.');
      ledger.enquiries.set(key, { fullName: `Asha ${key}`, token: traveller.token, email: traveller.email });
      const desk = desks[number % desks.length];
      const begun = performance.now();
      if (desk) await askForEnquiry({ client: desk.client, ledger }, key);
      const isAnswered = ledger.enquiries.get(key)?.answer !== undefined;
      if (isAnswered) times.push(performance.now() - begun);
      // A process that was killed answers nothing at once.
      await pause(isAnswered ? spread : spread + RESTART);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return times;
}

async function killAtRandom(
  { random, isQuick }: Trial,
  desks: readonly Desk[],
  kills: number,
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const [shortest, longest] = isQuick ? BETWEEN_KILLS.quick : BETWEEN_KILLS.whole;
    await pause(random.whole(shortest, longest));
    const desk = random.pick(desks);
    await desk.kill();
    await desk.start();
  }
}

const deskOf = (site: Site): Desk => ({
  get client() {
    return site.client;
  },
  kill: site.kill,
  start: () => site.start(),
});

async function openSecond({ dataDir, databaseUrl = '' }: Site, env: Record<string, string>): Promise<Desk> {
  let server: ServerProcess | undefined;
  let client: OpenClient | undefined;
  const desk: Desk = {
    get client() {
      if (!client) throw new Error('The second process is not started.');
      return client;
    },
    async kill() {
      await server?.kill();
      client?.close();
    },
    async start() {
      server = await startServer(dataDir, { ...env, DATABASE_URL: databaseUrl });
      client = openClient(server.url, AT_ONCE);
    },
  };
  await desk.start();
  return desk;
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

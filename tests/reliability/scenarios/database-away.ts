import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { SQLITE_FILE } from '../../../server/db/database.ts';
import { openTcpProxy } from '../../support/process/tcp-proxy.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { newDatabase, type Site, statusOf, withSite } from '../site.ts';
import { breakUnderLoad } from '../while-broken.ts';

const onPostgresAlone = ({ postgres }: Trial) => (postgres ? undefined : 'SQLite is no server');

function serverOf({ postgres }: Trial) {
  if (!postgres) throw new Error('There is no PostgreSQL.');
  return postgres;
}

/** As often as it says, lasting between these many milliseconds. */
function times({ random, isQuick }: Trial, count: number, [from, to]: readonly [number, number]) {
  return Array.from({ length: isQuick ? 2 : count }, () => ({ lasts: random.whole(from, to) }));
}

/** Milliseconds within which a monitor is to know, and within which nobody is left without an answer. */
const KNOWN_WITHIN = 5_000;
const ANSWERED_WITHIN = 30_000;

/** Waits until the site says that its database is away. A page that nobody has seen before is refused then, and not left open. */
async function untilToldAway({ client }: Site): Promise<void> {
  const begun = performance.now();
  while ((await statusOf(client, 'GET', '/readyz')) !== 503) {
    if (performance.now() - begun > KNOWN_WITHIN)
      throw new Error('/readyz does not tell of a database that is away.');
    await pause(50);
  }
  const asked = performance.now();
  const status = await statusOf(client, 'GET', `/tours?destination=Sikkim&page=${Math.round(asked)}`);
  if (status !== 503 || performance.now() - asked > ANSWERED_WITHIN)
    throw new Error(
      `A page that is in no cache was answered ${status} after ${performance.now() - asked} ms.`,
    );
}

export const databaseStopped: Scenario = {
  name: 'the database is stopped and started again',
  skippedOn: onPostgresAlone,
  run: (trial) =>
    withSite(trial, async (site) => {
      const postgres = serverOf(trial);
      await site.start();
      const faults = times(trial, 10, [100, 3_000]).map((fault) => ({
        ...fault,
        async breakIt() {
          await postgres.shutDown();
          await untilToldAway(site);
        },
        mendIt: postgres.startAgain,
      }));
      return breakUnderLoad(site, trial, faults);
    }),
};

export const databaseFrozen: Scenario = {
  name: 'the database is frozen (SIGSTOP) and thawed',
  skippedOn: onPostgresAlone,
  run: (trial) =>
    withSite(trial, async (site) => {
      const postgres = serverOf(trial);
      await site.start();
      const faults = times(trial, 5, [500, 12_000]).map((fault) => ({
        ...fault,
        async breakIt() {
          postgres.freeze();
          await untilToldAway(site);
        },
        mendIt: postgres.thaw,
      }));
      return breakUnderLoad(site, trial, faults);
    }),
};

export const databaseCut: Scenario = {
  name: 'connections to the database are reset, or fall silent',
  skippedOn: onPostgresAlone,
  async run(trial) {
    const target = new URL(await newDatabase(serverOf(trial)));
    const proxy = await openTcpProxy(Number(target.port));
    target.port = String(proxy.port);
    try {
      return await withSite(
        trial,
        async (site) => {
          await site.start();
          const resets = times(trial, 20, [50, 1_000]).map((fault) => ({
            ...fault,
            breakIt: proxy.reset,
            mendIt: proxy.reset,
          }));
          const silences = times(trial, 4, [500, 12_000]).map((fault) => ({
            ...fault,
            breakIt: proxy.hold,
            mendIt: proxy.release,
          }));
          return breakUnderLoad(site, trial, [...resets, ...silences]);
        },
        { databaseUrl: target.href },
      );
    } finally {
      await proxy.close();
    }
  },
};

export const fileLocked: Scenario = {
  name: 'another process locks the SQLite file',
  skippedOn: ({ postgres }) => postgres && 'PostgreSQL has no file',
  run: (trial) =>
    withSite(trial, async (site) => {
      await site.start();
      let other: DatabaseSync | undefined;
      const faults = times(trial, 8, [500, 10_000]).map((fault) => ({
        ...fault,
        breakIt() {
          other = new DatabaseSync(join(site.dataDir, SQLITE_FILE), { timeout: 5_000 });
          other.exec('begin immediate');
        },
        mendIt() {
          other?.exec('rollback');
          other?.close();
        },
      }));
      return breakUnderLoad(site, trial, faults);
    }),
};

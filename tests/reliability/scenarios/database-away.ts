import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from '../../../server/db/database.ts';
import { openTcpProxy } from '../../support/process/tcp-proxy.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { newDatabase, withSite } from '../site.ts';
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

export const databaseStopped: Scenario = {
  name: 'the database is stopped and started again',
  skippedOn: onPostgresAlone,
  run: (trial) =>
    withSite(trial, async (site) => {
      const postgres = serverOf(trial);
      await site.start();
      const faults = times(trial, 10, [100, 3_000]).map((fault) => ({
        ...fault,
        breakIt: postgres.shutDown,
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
        breakIt: postgres.freeze,
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

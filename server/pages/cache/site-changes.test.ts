// @module-tag dialect
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { isOnPostgres, openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { connectSiteChanges, createSiteChanges } from './site-changes.ts';

/** The name that the connections of those who listen have. */
const LISTENERS = 'teesta: teesta_site_changes';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const refuse = (error: Error) => {
  throw error;
};

/** Resolves at the listener's next call. */
function nextCall(changes: { subscribe: (listener: () => void) => void }): Promise<void> {
  return new Promise((resolve) => changes.subscribe(resolve));
}

test('a change is heard by every listener of the process', async () => {
  const changes = createSiteChanges();
  const heard: string[] = [];
  changes.subscribe(() => heard.push('first'));
  changes.subscribe(() => heard.push('second'));
  await changes.announce();
  expect(heard).toEqual(['first', 'second']);
});

if (isOnPostgres()) {
  describe('on PostgreSQL', () => {
    async function openProcesses() {
      const database = await openTestDatabase();
      cleanUps.push(database.close);
      const databaseUrl = database.databaseUrl ?? '';
      const one = await connectSiteChanges(databaseUrl, refuse);
      const other = await connectSiteChanges(databaseUrl, refuse);
      const third = await connectSiteChanges(databaseUrl, refuse);
      cleanUps.push(one.close, other.close, third.close);
      return { one, other, third, databaseUrl };
    }

    test('a change is heard in the other process', async () => {
      const { one, other } = await openProcesses();
      const heard = nextCall(other);
      await one.announce();
      await heard;
    });

    test('once an announcement has been waited for, every process has heard it, however many there are', async () => {
      const { one, other, third } = await openProcesses();
      const heard: string[] = [];
      other.subscribe(() => heard.push('other'));
      third.subscribe(() => heard.push('third'));
      await one.announce();
      expect(heard.sort()).toEqual(['other', 'third']);
      await Promise.all([one.announce(), other.announce(), third.announce()]);
      expect(heard).toHaveLength(8);
    });

    test('a process that listens and never answers is not waited for', async () => {
      const { one, databaseUrl } = await openProcesses();
      const silent = new pg.Client({ connectionString: databaseUrl, application_name: LISTENERS });
      await silent.connect();
      cleanUps.push(() => silent.end());
      await one.announce();
    });

    test('a change right before a process ends is heard in the other', async () => {
      const { one, other } = await openProcesses();
      const heard = nextCall(other);
      void one.announce();
      await one.close();
      await heard;
    });

    test('a process that hears of a change while it ends has no fault to tell', async () => {
      const { one, databaseUrl } = await openProcesses();
      for (let round = 0; round < 10; round += 1) {
        const ending = await connectSiteChanges(databaseUrl, refuse);
        const announced = one.announce();
        await ending.close();
        await announced;
      }
    });

    test('a change is heard once in the process that made it', async () => {
      const { one, other } = await openProcesses();
      let timesHeard = 0;
      one.subscribe(() => {
        timesHeard += 1;
      });
      const echoed = nextCall(other);
      await one.announce();
      await echoed;
      // What the other process sends comes after an echo of the first notice would have.
      const answered = nextCall(one);
      await other.announce();
      await answered;
      expect(timesHeard).toBe(2);
    });
  });
}

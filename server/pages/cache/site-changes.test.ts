import { afterEach, describe, expect, test } from 'vitest';
import { isOnPostgres, openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { connectSiteChanges, createSiteChanges } from './site-changes.ts';

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

test('a change is heard by every listener of the process', () => {
  const changes = createSiteChanges();
  const heard: string[] = [];
  changes.subscribe(() => heard.push('first'));
  changes.subscribe(() => heard.push('second'));
  changes.announce();
  expect(heard).toEqual(['first', 'second']);
});

if (isOnPostgres()) {
  describe('on PostgreSQL', () => {
    async function openTwoProcesses() {
      const database = await openTestDatabase();
      cleanUps.push(database.close);
      const databaseUrl = database.databaseUrl ?? '';
      const one = await connectSiteChanges(databaseUrl, refuse);
      const other = await connectSiteChanges(databaseUrl, refuse);
      cleanUps.push(one.close, other.close);
      return { one, other };
    }

    test('a change is heard in the other process', async () => {
      const { one, other } = await openTwoProcesses();
      const heard = nextCall(other);
      one.announce();
      await heard;
    });

    test('a change right before a process ends is heard in the other', async () => {
      const { one, other } = await openTwoProcesses();
      const heard = nextCall(other);
      one.announce();
      await one.close();
      await heard;
    });

    test('a change is heard once in the process that made it', async () => {
      const { one, other } = await openTwoProcesses();
      let timesHeard = 0;
      one.subscribe(() => {
        timesHeard += 1;
      });
      const echoed = nextCall(other);
      one.announce();
      await echoed;
      // What the other process sends comes after an echo of the first notice would have.
      const answered = nextCall(one);
      other.announce();
      await answered;
      expect(timesHeard).toBe(2);
    });
  });
}

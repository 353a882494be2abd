// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../tests/support/database/test-database.ts';
import { findGoing, planIssues } from '../../tests/support/planned-issues.ts';
import { holdIssuesOnPostgres } from './restore-backup.ts';

const NOW = new Date('2026-11-22T03:00:00Z');

// On SQLite the same is tried with a whole backup: see `backups.test.ts`.
describe.runIf(isOnPostgres())('a dump that is restored', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => planIssues(database.db));

  const restore = () =>
    database.db.transaction().execute((trx) => sql.raw(holdIssuesOnPostgres(NOW)).execute(trx));

  test('holds back what was planned or on its way, and is no fault where there were no issues yet', async () => {
    await restore();
    expect(await findGoing(database.db)).toEqual({
      issues: [],
      mails: ['receipt@example.com', 'sent@example.com'],
    });
    const states = await database.db
      .selectFrom('newsletter_issues')
      .select(['id', 'state', 'fault'])
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: 'draft', state: 'draft', fault: null },
      { id: 'scheduled', state: 'draft', fault: expect.stringContaining('restored from a backup') },
      { id: 'sending', state: 'paused', fault: null },
      { id: 'sent', state: 'sent', fault: null },
    ]);
    await database.db.schema.alterTable('newsletter_issues').renameTo('of_another_name').execute();
    await restore();
  });
});

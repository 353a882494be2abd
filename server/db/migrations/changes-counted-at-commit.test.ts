// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../../tests/support/database/test-database.ts';
import { up } from './0013-changes-counted-at-commit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const COUNTED = [
  ['media', 'note_tours_of_cover()'],
  ['reviews', "note_changed_tour('tour_id')"],
  ['tour_days', "note_changed_tour('tour_id')"],
  ['tours', "note_changed_tour('id')"],
] as const;

async function triggers(): Promise<unknown[]> {
  const { rows } = await sql`
    select tgrelid::regclass::text as "table", tginitdeferred as "isAtCommit", pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal and tgname in ('media_changed', 'reviews_changed', 'tour_days_changed', 'tours_changed')
    order by 1`.execute(database.db);
  return rows;
}

test.runIf(isOnPostgres())(
  'a database that counts at the write counts at the commit from now on',
  async () => {
    const { db } = database;
    const made = await triggers();
    expect(made).toMatchObject(COUNTED.map(([table]) => ({ table, isAtCommit: true })));
    for (const [table, counting] of COUNTED) {
      const name = sql.ref(`${table}_changed`);
      await sql`drop trigger ${name} on ${sql.table(table)}`.execute(db);
      await sql`
      create trigger ${name} after insert or delete or update on ${sql.table(table)}
      for each row execute function ${sql.raw(counting)}`.execute(db);
    }
    expect(await triggers()).toMatchObject(COUNTED.map(([table]) => ({ table, isAtCommit: false })));
    await up(db as never);
    expect(await triggers()).toEqual(made);
  },
);

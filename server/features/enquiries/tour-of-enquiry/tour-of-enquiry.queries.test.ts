// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainQuery } from '../../../../tests/support/database/explain-query.ts';
import {
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../../../tests/support/database/test-database.ts';
import { NAME_ALONE } from './tour-of-enquiry.queries.ts';

// PostgreSQL takes whatever index there is for a table without rows.
describe.runIf(!isOnPostgres())('enquiries of a tour are looked up', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test.each([
    ['where tours are counted', sql`bookings.tour_id in ('a', 'b')`, 'bookings_of_tour (tour_id=?'],
    ['where names are counted', sql`${NAME_ALONE} in ('a', 'b')`, 'bookings_by_tour_name (<expr>=?'],
    ['for each tour', sql`bookings.tour_id = tours.id`, 'bookings_of_tour (tour_id=?'],
    ['for each name', sql`${NAME_ALONE} = tours.title || ''`, 'bookings_by_tour_name (<expr>=?'],
  ])('%s, by an index', async (_where, which, index) => {
    const query = sql`
      select id from tours where not exists (
        select 1 from bookings where ${which} and deleted_at is null and created_at >= '2026-11-01')`;
    expect(await explainQuery(database.db, query)).toContain(index);
  });
});

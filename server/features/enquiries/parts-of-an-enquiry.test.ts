// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignKeys } from '../../../tests/support/database/foreign-keys.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { PARTS } from './parts-of-an-enquiry.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Tables that point to enquiries, and that neither an erasure nor the end of the bin knows. */
async function unknownParts(): Promise<string[]> {
  const keys = await foreignKeys(database.db);
  const hanging = keys.filter(({ from, to }) => to === 'bookings' && from !== 'bookings');
  return hanging.map(({ from }) => from).filter((table) => !(table in PARTS));
}

test('what points to enquiries is known as a part of them', async () => {
  expect(await unknownParts()).toEqual([]);
});

test('a new table that points to enquiries is noticed', async () => {
  await database.db.schema
    .createTable('trips')
    .addColumn('booking_id', 'text', (column) => column.references('bookings.id'))
    .execute();
  expect(await unknownParts()).toEqual(['trips']);
  await database.db.schema.dropTable('trips').execute();
});

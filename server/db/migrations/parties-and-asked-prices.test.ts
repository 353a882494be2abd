// @module-tag dialect
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeEnquiry } from '../../../tests/support/factories.ts';
import { readParties } from './0054-parties-and-asked-prices.ts';

test('what only the message told of a party is read out of it, where the form wrote it', async () => {
  const { db, close } = await openTestDatabase();
  const told: [message: string | null, ages: string | null, rooms: number | null, beds: number | null][] = [
    ['Jain food.\nChildren: 3 and 8. Rooms alone: 1. Extra beds: 2.', '3 and 8', 1, 2],
    ['Children: 1.5, 8.', '1.5, 8', null, null],
    ['Extra beds: 2.', null, null, 2],
    // A form may have been told so.
    ['Children: 3 and 8. They like trains.', '3 and 8. They like trains', null, null],
    ['Children: 3.\nPlease call', null, null, null],
    [null, null, null, null],
  ];
  for (const [message] of told) await makeEnquiry(db, { message });
  await readParties(db as never);
  const rows = await db
    .selectFrom('bookings')
    .select(['message', 'child_ages', 'single_rooms', 'extra_beds'])
    .orderBy('id')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual(told);
  await close();
});

// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeEnquiry, makeTour } from '../../../tests/support/factories.ts';
import { fillToursOfBookings } from './fill-tours-of-bookings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('enquiries from before are told the tour of the name that they give', async () => {
  const { db } = database;
  const lake = await makeTour(db, { title: 'Tsomgo lake' });
  const ridge = await makeTour(db, { title: ' Tiger Hill', status: 'archived' });
  const shown = await makeTour(db, { title: 'Red pandas' });
  await makeTour(db, { title: 'Red pandas', status: 'archived' });
  for (let time = 0; time < 2; time += 1) await makeTour(db, { title: 'Toy train' });
  const named: [tourName: string, tourId: string | null][] = [
    ['Tsomgo lake', lake.id],
    ['Tsomgo lake ', lake.id],
    ['Tiger Hill', ridge.id],
    ['Red pandas', shown.id],
    ['Toy train', null],
    ['tsomgo lake', null],
    ['Sikkim', null],
  ];
  for (const [tour_name] of named) await makeEnquiry(db, { tour_name });
  await db.updateTable('bookings').set({ tour_id: null }).execute();
  await fillToursOfBookings(db as never);
  const rows = await db.selectFrom('bookings').select(['tour_name', 'tour_id']).orderBy('id').execute();
  expect(rows.map((row) => [row.tour_name, row.tour_id])).toEqual(named);
});

// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeEnquiry, makeTour } from '../../../tests/support/factories.ts';
import { fillBookings } from './fill-bookings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('enquiries from before the desk get the destination and the history that new ones have', async () => {
  const { db } = database;
  await makeTour(db, { title: 'Rhododendron walk', city: 'Yuksom', address: 'West Sikkim' });
  const names = ['Sikkim', ' dooars ', 'Rhododendron walk', 'Darjeeling by train', 'Somewhere'];
  for (const tour_name of names) await makeEnquiry(db, { tour_name, destination: '' });
  await db.deleteFrom('booking_events').execute();
  await fillBookings(db as never);

  const filled = await db.selectFrom('bookings').selectAll().orderBy('id').execute();
  expect(filled.map(({ destination }) => destination)).toEqual([
    'Sikkim',
    'Dooars',
    'Sikkim',
    'Darjeeling',
    '',
  ]);
  const events = await db.selectFrom('booking_events').selectAll().execute();
  expect(events.map(({ booking_id }) => booking_id).sort()).toEqual(filled.map(({ id }) => id));
  expect(events[0]).toMatchObject({ kind: 'received', actor_id: null, actor_name: 'Website' });
});

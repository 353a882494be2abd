// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeTour } from '../../../tests/support/factories.ts';
import { fillTourDestinations } from './fill-tour-destinations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  [' gangtok ', 'MG Marg, Sikkim', 'Gangtok'],
  ['Lachung', 'North Sikkim', 'Sikkim'],
  ['The Dooars', 'From Darjeeling', 'Dooars'],
  ['Sikkim and Bhutan', 'Gangtok', ''],
  ['Siliguri', 'Hill Cart Road', ''],
])(
  'a tour to “%s” from before, “%s”, goes to “%s”, and is found by that',
  async (city, address, expected) => {
    const { db } = database;
    const { id } = await makeTour(db, { city, address, destination: '', search_text: 'as it was' });
    await fillTourDestinations(db as never);
    const tour = await db.selectFrom('tours').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(tour.destination).toBe(expected);
    expect(tour.search_text).toBe(expected ? `${expected.toLowerCase()}\nas it was` : 'as it was');
    await db.deleteFrom('tours').execute();
  },
);

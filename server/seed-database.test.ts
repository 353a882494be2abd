// @module-tag dialect
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIRST_DESTINATIONS } from '../contracts/page-content/destinations-content.ts';
import { openTestDatabase, type TestDatabase } from '../tests/support/database/test-database.ts';
import { demoRoads, demoTours } from '../tests/support/demo-content.ts';
import { demoSettings } from './content/demo-settings.ts';
import { emptySettings } from './content/empty-settings.ts';
import { openDatabase } from './db/database.ts';
import { runTransaction } from './db/transaction.ts';
import { isOpen } from './features/opening/opening.queries.ts';
import { countToursOfRoads } from './features/roads/roads.queries.ts';
import { loadEditableSettings, loadSettings } from './features/settings/settings.queries.ts';
import { deleteTour } from './features/tours/tours.queries.ts';
import { seedDatabase } from './seed-database.ts';

const NOW = new Date('2026-11-20T06:30:00.000Z');
let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const toursNewestFirst = () => database.db.selectFrom('tours').selectAll().orderBy('id', 'desc').execute();
const titles = async () => (await toursNewestFirst()).map((tour) => tour.title);
const count = async (table: 'tours' | 'reviews' | 'tour_days' | 'media' | 'settings') =>
  (await database.db.selectFrom(table).selectAll().execute()).length;

test('an empty database gets the settings and the whole demo', async () => {
  expect(await seedDatabase(database.db, 'demo', NOW)).toBe(true);
  expect(await titles()).toEqual(demoTours.map((tour) => tour.title));
  expect(await count('tours')).toBeGreaterThanOrEqual(24);
  expect(await count('reviews')).toBeGreaterThanOrEqual(60);
  expect(await count('tour_days')).toBe(demoTours.flatMap((tour) => tour.itinerary).length);
  expect(await count('media')).toBeGreaterThanOrEqual(FIRST_DESTINATIONS.length);
  const cities = new Set((await toursNewestFirst()).map((tour) => tour.city));
  expect([...cities].sort()).toEqual([...FIRST_DESTINATIONS].sort());
});

test('its tours come by its roads, each asked about now', async () => {
  await seedDatabase(database.db, 'demo', NOW);
  const roads = await database.db.selectFrom('roads').selectAll().orderBy('id').execute();
  expect(roads.map(({ name }) => name)).toEqual(demoRoads.map(({ name }) => name));
  for (const { checked_at } of roads) expect(checked_at).toBe(NOW.toISOString());
  const tours = await countToursOfRoads(database.db);
  const usedBy = demoRoads.map(({ slug }) => demoTours.filter(({ roadIds }) => roadIds.includes(slug)));
  expect(roads.map(({ id }) => tours.get(id))).toEqual(usedBy.map((own) => own.length));
});

test('every setting that travellers see is a placeholder that is marked as one', async () => {
  await seedDatabase(database.db, 'demo', NOW);
  const { placeholders, isOpen: _, ...settings } = await loadSettings(database.db);
  const { areReviewsHeld, lateAfter, agentsSee, secondFactorRoles, ...shown } = demoSettings;
  expect([areReviewsHeld, lateAfter, agentsSee, secondFactorRoles]).toEqual([false, '24-hours', 'own', []]);
  expect(settings).toEqual(shown);
  const { registrations, ...placed } = shown;
  expect(registrations).toEqual([]);
  expect(placeholders.sort()).toEqual(Object.keys(placed).sort());
});

test('a second start adds nothing', async () => {
  await seedDatabase(database.db, 'demo', NOW);
  const before = [
    await count('tours'),
    await count('reviews'),
    await count('media'),
    await count('settings'),
  ];
  expect(await seedDatabase(database.db, 'demo', NOW)).toBe(false);
  expect([
    await count('tours'),
    await count('reviews'),
    await count('media'),
    await count('settings'),
  ]).toEqual(before);
});

test('tours that were deleted never come back', async () => {
  await seedDatabase(database.db, 'demo', NOW);
  for (const { id } of await toursNewestFirst())
    await runTransaction(database.db, (trx) => deleteTour(trx, id));
  expect(await seedDatabase(database.db, 'demo', NOW)).toBe(false);
  expect(await titles()).toEqual([]);
  expect(await count('reviews')).toBe(0);
});

test('SEED=empty stores empty settings alone, is closed, and the demo does not come later', async () => {
  expect(await seedDatabase(database.db, 'empty', NOW)).toBe(false);
  const { values, placeholders } = await loadEditableSettings(database.db);
  expect(values).toEqual(emptySettings);
  expect(placeholders).toEqual(expect.arrayContaining(['agencyName', 'phones', 'latitude']));
  expect(await isOpen(database.db)).toBe(false);
  expect([await count('tours'), await count('reviews'), await count('media')]).toEqual([0, 0, 0]);
  expect(await seedDatabase(database.db, 'demo', NOW)).toBe(false);
  expect(await titles()).toEqual([]);
});

test('what staff have set stays, and a setting of a later version is added without the demo', async () => {
  await seedDatabase(database.db, 'empty', NOW);
  await database.db
    .updateTable('settings')
    .set({ value: '"Kanchan Tours"', is_placeholder: 0 })
    .where('name', '=', 'agencyName')
    .execute();
  await database.db.deleteFrom('settings').where('name', '=', 'officeHours').execute();
  expect(await seedDatabase(database.db, 'demo', NOW)).toBe(false);
  const settings = await loadSettings(database.db);
  expect(settings).toMatchObject({ agencyName: 'Kanchan Tours', officeHours: '' });
  expect(settings.placeholders).toContain('officeHours');
  expect(await titles()).toEqual([]);
});

test('of several processes that start on one empty database, one brings the demo', async () => {
  const { databaseUrl, dataDir } = database;
  // Two programs share a database on PostgreSQL; a SQLite file has one, and its starts come one after the other.
  const processes = databaseUrl
    ? [database.db, openDatabase({ databaseUrl, dataDir }), openDatabase({ databaseUrl, dataDir })]
    : [database.db, database.db, database.db];
  const brought = await Promise.all(processes.map((db) => seedDatabase(db, 'demo', NOW)));
  for (const db of processes) if (db !== database.db) await db.destroy();
  expect(brought.filter(Boolean)).toHaveLength(1);
  expect(await titles()).toEqual(demoTours.map((tour) => tour.title));
});

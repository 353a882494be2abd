// @module-tag dialect

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANY_LANE } from '../../tests/support/claimed-mails.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { type Db, pingDatabase } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import { BULK_LANE, type Lane, URGENT_LANE, USUAL_LANE } from './lanes.ts';
import { claimWithinCeiling } from './mail-rate.queries.ts';
import { enqueueMails } from './outbox.queries.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const PER_MINUTE = 20;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await Promise.all(Array.from({ length: 8 }, () => pingDatabase(db)));
});
beforeEach(async () => {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('mail_departures').execute();
});
afterAll(() => database.close());

const enqueue = (count: number, lane: Lane) =>
  enqueueMails(
    db,
    Array.from({ length: count }, (_, nth) => ({
      kind: 'test',
      recipient: `${lane}-${nth}@example.com`,
      payload: {},
      about: { kind: 'user' as const, id: 'nobody' },
      lane,
    })),
    new Date(START),
  );
const claim = (after: number, perMinute = PER_MINUTE) =>
  claimWithinCeiling(db, perMinute, ANY_LANE, newId(), new Date(START + after));

/** As many as may go at that moment. */
async function claimAll(after: number, perMinute = PER_MINUTE): Promise<number> {
  for (let count = 0; ; count += 1) if (!(await claim(after, perMinute))) return count;
}

test('a newsletter leaves a quarter, and the usual a tenth, so that there is room for a reset link', async () => {
  await enqueue(100, BULK_LANE);
  expect(await claimAll(0)).toBe(15);
  await enqueue(100, USUAL_LANE);
  expect(await claimAll(1_000)).toBe(3);
  await enqueue(100, URGENT_LANE);
  expect(await claimAll(2_000)).toBe(2);
  expect(await claimAll(59_999)).toBe(0);
});

test('in no minute there are more than it allows, wherever it begins', async () => {
  await enqueue(500, URGENT_LANE);
  const left: number[] = [];
  for (let after = 0; after < 300_000; after += 1_500)
    for (let taken = await claimAll(after); taken > 0; taken -= 1) left.push(after);
  for (const begin of left)
    expect(left.filter((at) => at >= begin && at < begin + 60_000).length).toBeLessThanOrEqual(PER_MINUTE);
  // And the minutes are used.
  expect(left.length).toBeGreaterThan(4 * PER_MINUTE);
});

test('eight processes that ask at the same moment keep to it together', async () => {
  await enqueue(100, URGENT_LANE);
  const counts = await Promise.all(Array.from({ length: 8 }, () => claimAll(0)));
  expect(counts.reduce((sum, one) => sum + one)).toBe(PER_MINUTE);
});

test('what is counted for a clock that was ahead holds up nothing', async () => {
  await enqueue(100, URGENT_LANE);
  expect(await claimAll(86_400_000)).toBe(PER_MINUTE);
  expect(await claimAll(0)).toBe(PER_MINUTE);
  expect(await db.selectFrom('mail_departures').selectAll().execute()).toHaveLength(1);
});

test('a ceiling of one lets every lane have it', async () => {
  await enqueue(2, BULK_LANE);
  expect(await claimAll(0, 1)).toBe(1);
  expect(await claimAll(70_000, 1)).toBe(1);
});

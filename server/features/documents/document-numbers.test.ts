// @module-tag dialect
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '../../../contracts/money/document-terms.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { takeNumber } from './documents.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.deleteFrom('document_counters').execute());
afterAll(() => database.close());

class Fails extends Error {}

/** Undefined if what it is taken for fails afterwards. */
async function take(wanted: Parameters<typeof takeNumber>[1], doesFail = false) {
  try {
    return await runTransaction(database.db, async (trx) => {
      const given = await takeNumber(trx, wanted);
      if (doesFail) throw new Fails();
      return given;
    });
  } catch (error) {
    if (error instanceof Fails) return undefined;
    throw error;
  }
}

test('a financial year begins on 1 April with the first number again', async () => {
  const numberOn = async (day: string, kind: 'invoice' | 'credit_note' = 'invoice') =>
    (await take({ prefix: 'TT', kind, day }))?.number;
  expect(await numberOn('2027-03-30')).toBe('TTI/26-27/0001');
  expect(await numberOn('2027-03-31')).toBe('TTI/26-27/0002');
  expect(await numberOn('2027-04-01')).toBe('TTI/27-28/0001');
  expect(await numberOn('2026-11-30', 'credit_note')).toBe('TTC/26-27/0001');
});

test('of all that are taken at once, and fail or not, there is no gap, and no number twice', async () => {
  const wanted = fc.record({
    prefix: fc.constantFrom('A', 'B2', 'XYZ'),
    kind: fc.constantFrom(...DOCUMENT_KINDS),
    day: fc.constantFrom('2030-03-31', '2030-04-01', '2031-01-01'),
    doesFail: fc.boolean(),
  });
  const ofOneSeries = wanted.map((one) => ({
    ...one,
    prefix: 'A',
    kind: 'invoice' as const,
    day: '2030-03-31',
  }));
  const all = fc.oneof(
    fc.array(wanted, { maxLength: 25 }),
    fc.array(ofOneSeries, { minLength: 20, maxLength: 30 }),
  );
  await fc.assert(
    fc.asyncProperty(all, async (takes) => {
      await database.db.deleteFrom('document_counters').execute();
      const given = (await Promise.all(takes.map(({ doesFail, ...of }) => take(of, doesFail)))).flatMap(
        (one) => one ?? [],
      );
      expect(given).toHaveLength(takes.filter(({ doesFail }) => !doesFail).length);
      for (const inSeries of Map.groupBy(given, ({ series, year }) => `${series} ${year}`).values()) {
        const sequences = inSeries.map(({ sequence }) => sequence).sort((one, other) => one - other);
        expect(sequences).toEqual(sequences.map((_, at) => at + 1));
      }
    }),
    { numRuns: 20 },
  );
});

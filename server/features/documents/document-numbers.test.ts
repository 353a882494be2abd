// @module-tag dialect
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '../../../contracts/money/document-terms.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { takeNumber } from './documents.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
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

const INVOICE = { prefix: 'TT', kind: 'invoice', day: '2026-11-30' } as const;

test('20 at once have 20 numbers in a row, though every third of them fails', async () => {
  const takes = Array.from({ length: 30 }, (_, at) => take(INVOICE, at % 3 === 2));
  const given = (await Promise.all(takes)).flatMap((one) => (one ? [one.number] : []));
  const wanted = Array.from({ length: 20 }, (_, at) => `TTI/26-27/${String(at + 1).padStart(4, '0')}`);
  expect(given.sort()).toEqual(wanted);
  expect((await take(INVOICE))?.number).toBe('TTI/26-27/0021');
});

test('a financial year begins on 1 April with the first number again', async () => {
  expect((await take({ ...INVOICE, day: '2027-03-31' }))?.number).toBe('TTI/26-27/0022');
  expect((await take({ ...INVOICE, day: '2027-04-01' }))?.number).toBe('TTI/27-28/0001');
  expect((await take({ ...INVOICE, kind: 'credit_note' }))?.number).toBe('TTC/26-27/0001');
});

test('in no order of kinds, years, prefixes and failures is there a gap, or a number twice', async () => {
  const wanted = fc.record({
    prefix: fc.constantFrom('A', 'B2', 'XYZ'),
    kind: fc.constantFrom(...DOCUMENT_KINDS),
    day: fc.constantFrom('2030-03-31', '2030-04-01', '2031-01-01'),
    doesFail: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wanted, { maxLength: 25 }), async (all) => {
      await database.db.deleteFrom('document_counters').execute();
      const given = (await Promise.all(all.map(({ doesFail, ...of }) => take(of, doesFail)))).flatMap(
        (one) => one ?? [],
      );
      expect(new Set(given.map(({ number }) => number)).size).toBe(given.length);
      for (const inSeries of Map.groupBy(given, ({ series, year }) => `${series} ${year}`).values()) {
        const sequences = inSeries.map(({ sequence }) => sequence).sort((one, other) => one - other);
        expect(sequences).toEqual(sequences.map((_, at) => at + 1));
      }
    }),
    { numRuns: 20 },
  );
});

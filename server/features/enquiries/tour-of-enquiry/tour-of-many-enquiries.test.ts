// @module-tag dialect
import { type KyselyPlugin, OperationNodeTransformer, type PrimitiveValueListNode } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database/test-database.ts';
import { makeEnquiry, makeTour } from '../../../../tests/support/factories.ts';
import { batchesOf, IDS_PER_QUERY } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { TourRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { deleteTour } from '../../tours/tours.queries.ts';
import { reindexEnquiriesOfTour } from './reindex-enquiries-of-tour.ts';

const MANY = 1_100;

let database: TestDatabase;
let tour: TourRow;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['bookings', 'search_words', 'tours'] as const)
    await database.db.deleteFrom(table).execute();
  tour = await makeTour(database.db, { title: 'Lakes of Sikkim' });
  const first = await makeEnquiry(database.db, { user_id: null, tour_name: tour.title });
  for (const ids of batchesOf(Array.from({ length: MANY - 1 }, newId))) {
    const rows = ids.map((id) => ({ ...first, id, reference: id }));
    await database.db.insertInto('bookings').values(rows).execute();
  }
});

/** Does it, and answers how many values it asked for at once, at most. */
async function longestList(work: (trx: Db) => Promise<unknown>): Promise<number> {
  let longest = 0;
  class Lists extends OperationNodeTransformer {
    protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
      longest = Math.max(longest, node.values.length);
      return node;
    }
  }
  const lists = new Lists();
  const measure: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => lists.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
  await runTransaction(database.db, (trx) => work(trx.withPlugin(measure)));
  return longest;
}
async function countFound(word: string): Promise<number> {
  const found = database.db.selectFrom('search_words').select('subject_id').where('word', '=', word);
  return (await found.execute()).length;
}

test('a tour of very many enquiries is renamed', async () => {
  const rename = (trx: Db) =>
    trx.updateTable('tours').set({ title: 'Gurudongmar' }).where('id', '=', tour.id).execute();
  const longest = await longestList((trx) => reindexEnquiriesOfTour(trx, tour.id, () => rename(trx)));
  expect(longest).toBe(IDS_PER_QUERY);
  expect(await countFound('gurudongmar')).toBe(MANY);
});

test('a tour of very many enquiries is deleted', async () => {
  expect(await longestList((trx) => deleteTour(trx, tour.id))).toBe(IDS_PER_QUERY);
  expect(await countFound('lakes')).toBe(MANY);
});

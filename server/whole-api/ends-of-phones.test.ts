import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { makeEnquiry } from '../../tests/support/factories.ts';
import { newId } from '../db/identifiers.ts';
import { up } from '../db/migrations/0043-ends-of-phones.ts';
import { up as addOtherScripts } from '../db/migrations/0044-phones-of-other-scripts.ts';
import { matchesSearch } from '../db/search-words.ts';
import { runTransaction } from '../db/transaction.ts';
import { insertContactMessage } from '../features/contacts/contacts.queries.ts';
import { storeEnquirySearchWords } from '../features/enquiries/store/enquiry-search-words.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what was there before has the same words as what comes after, also what others were merged into', async () => {
  const { db } = database;
  const survivor = await makeEnquiry(db, { phone: '+919832063352' });
  const inBin = { deleted_at: '2026-11-20T06:00:00.000Z' };
  const merged = await makeEnquiry(db, { phone: '+919832000012', merged_into: survivor.id, ...inBin });
  const first = await makeEnquiry(db, { phone: '+919832011111', merged_into: survivor.id, ...inBin });
  await storeEnquirySearchWords(db, [survivor.id, merged.id, first.id]);
  const asked = { name: 'Asha', email: 'asha@example.com', tourType: 'Trek', message: 'Which month?' };
  await runTransaction(db, (trx) =>
    insertContactMessage(trx, { ...asked, mobile: '98320 54321' } as never, new Date()),
  );
  const ends = ['63352', '0012', '11111', '54321'];
  const read = () =>
    db
      .selectFrom('search_words')
      .select(['word', 'subject_id'])
      .where('word', 'in', ends)
      .where('kind', '!=', 'customer')
      .orderBy('word')
      .orderBy('subject_id')
      .execute();
  const now = await read();
  expect(now.map(({ word }) => word).toSorted()).toEqual([
    ...['0012', '0012'],
    ...['11111', '11111', '54321', '63352'],
  ]);

  await db.deleteFrom('search_words').where('word', 'in', ends).execute();
  await up(db as never);
  expect(await read()).toEqual(now);
  await up(db as never);
  expect(await read()).toEqual(now);
});

test('a message is found by a number in another script, and by each of two with a stroke between, then as now', async () => {
  const { db } = database;
  const asked = { name: 'Bina', email: 'bina@example.com', tourType: 'Trek', message: 'Which month?' };
  const mobile = '९१ ९८३२० ७७७७७/9733011112';
  const id = await runTransaction(db, (trx) =>
    insertContactMessage(trx, { ...asked, mobile } as never, new Date()),
  );
  const find = async (typed: string) => {
    const found = await matchesSearch(db, 'message', typed, 'contact_messages.id');
    const query = db
      .selectFrom('contact_messages')
      .select('id')
      .where(found ?? sql<boolean>`1 = 0`);
    return (await query.execute()).map((row) => row.id);
  };
  const findAll = () =>
    Promise.all(['9832077777', '+91 98320 77777', '77777', '७७७७७', '97330 11112', '11112'].map(find));
  const each = Array(6).fill([id]);
  expect(await findAll()).toEqual(each);

  await db.deleteFrom('search_words').where('subject_id', '=', id).execute();
  await addOtherScripts(db as never);
  expect(await findAll()).toEqual(each);
});

test('whatever strangers wrote for a number, the words of a batch fit into statements', async () => {
  const { db } = database;
  // As many words as a number of 40 signs can have.
  const mobile = '०/१/२/३/४/५/६/७/८/९/१०/११/१२/१३/१४/१५/৭';
  const rows = Array.from({ length: 500 }, () => ({
    id: newId(),
    ...{ name: 'Asha', email: 'asha@example.com', tour_type: '', message: 'Which month?' },
    mobile,
    created_at: '2026-11-20T06:30:00.000Z',
  }));
  await db.insertInto('contact_messages').values(rows).execute();
  await addOtherScripts(db as never);
  const words = db
    .selectFrom('search_words')
    .select('word')
    .where('subject_id', '=', rows.at(-1)?.id ?? '');
  expect((await words.execute()).map(({ word }) => word)).toContain('15');
});

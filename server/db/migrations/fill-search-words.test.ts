// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeReview, makeSubscriber, makeUser } from '../../../tests/support/factories.ts';
import { newId } from '../identifiers.ts';
import { fillSearchWords } from './fill-search-words.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what was there before the search words has the same words as what comes after', async () => {
  const { db } = database;
  await makeUser(db, { username: 'Asha Rai' });
  await makeReview(db, { review_text: 'Clear, clear mornings. '.repeat(20) });
  const many = Array.from({ length: 1_200 }, (_, number) => ({
    id: newId(),
    email: `reader.${number}@hills.example`,
    subscribed_at: '2026-01-01T00:00:00.000Z',
  }));
  await db.insertInto('subscribers').values(many).execute();
  await makeSubscriber(db);
  const read = () =>
    db
      .selectFrom('search_words')
      .selectAll()
      .where('kind', '!=', 'customer')
      .orderBy('subject_id')
      .orderBy('word')
      .execute();
  const before = (await read()).filter((row) => !many.some(({ id }) => id === row.subject_id));

  await db.deleteFrom('search_words').execute();
  await fillSearchWords(db as never);
  const after = await read();
  expect(after.filter((row) => !many.some(({ id }) => id === row.subject_id))).toEqual(before);
  expect(after.filter((row) => row.word === 'hills')).toHaveLength(1_200);
});

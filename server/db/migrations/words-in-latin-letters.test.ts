// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeTour } from '../../../tests/support/factories.ts';
import { insertSearchWords } from '../search-words.ts';
import type { SearchKind } from '../words-of-texts.ts';
import { up } from './0058-words-in-latin-letters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** As they were stored before: words in their own letters, a customer's with their ends. */
const FORMER: Record<string, [SearchKind, string[], string[]]> = {
  a: ['booking', ['Иван Петров', 'राम 12'], ['иван', 'петров', 'राम', '12']],
  b: ['customer', ['Łukasz'], ['łukasz', 'ukasz', 'kasz', 'asz']],
  c: ['message', ['৯৮৩২০', 'plain'], ['৯৮৩২০', '98320', 'plain']],
  d: ['booking', ['Ivan ИВАН'], ['ivan', 'иван']],
};

test('what was there before is found by the same words as what comes after', async () => {
  const { db } = database;
  const read = () =>
    db.selectFrom('search_words').selectAll().orderBy('subject_id').orderBy('word').execute();
  for (const [id, [kind, texts]] of Object.entries(FORMER))
    await insertSearchWords(db, kind, new Map([[id, texts]]));
  const now = await read();
  await db.deleteFrom('search_words').execute();
  const rows = Object.entries(FORMER).flatMap(([subject_id, [kind, , words]]) =>
    words.map((word) => ({ kind, word, subject_id })),
  );
  await db.insertInto('search_words').values(rows).execute();
  const tour = await makeTour(db, { title: 'Łódź से गंगटोक', city: 'Gangtok', address: 'Ghum' });
  await db.updateTable('tours').set({ search_text: 'gangtok\ngangtok\nłódź से गंगटोक\nghum' }).execute();

  await up(db as never);
  expect(await read()).toEqual(now);
  expect((await db.selectFrom('tours').select('search_text').executeTakeFirstOrThrow()).search_text).toBe(
    tour.search_text,
  );
  expect(tour.search_text).toContain('lodz se gangatok');
});

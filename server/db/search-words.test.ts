// @module-tag dialect
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { makeUser } from '../../tests/support/factories.ts';
import { turnsDuring } from '../../tests/support/turns-during.ts';
import { newId } from './identifiers.ts';
import {
  insertSearchWords,
  matchesSearch,
  removeSearchWords,
  replaceManySearchWords,
  replaceSearchWords,
} from './search-words.ts';
import { firstWordsOf, wordsOf } from './words-of-texts.ts';

describe('the words of texts', () => {
  test('are in lower case, without accents, each once', () => {
    expect(wordsOf(['Émile Tamang', 'TAMANG@example.com'])).toEqual(['emile', 'tamang', 'example', 'com']);
  });

  test.each([
    ['आशा राई', ['asha', 'rai']],
    ['राम सिंह', ['ram', 'singh']],
    ['Иван Петров', ['ivan', 'petrov']],
    ['Игорь', ['igor']],
    ['Łukasz Bałuć, Bjørn Æsir', ['lukasz', 'baluc', 'bjorn', 'aesir']],
    ['Þóra Groß, Đặng Yıldız, Ħal', ['thora', 'gross', 'dang', 'yildiz', 'hal']],
    ['王小明', ['wangxiaoming']],
    ['९८३२०', ['98320']],
    ['রাম ৫', ['ram', '5']],
  ])('of %s are in Latin letters', (text, words) => {
    expect(wordsOf([text])).toEqual(words);
  });

  test('have a phone number as one word, with and without its country code', () => {
    expect(wordsOf(['+91 98000 11111'])).toEqual(
      expect.arrayContaining(['919800011111', '9800011111', '98000', '11111']),
    );
  });
});

describe('a search', () => {
  let database: TestDatabase;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    for (const [username, email, phone] of [
      ['Asha Rai', 'asha.rai@example.com', '+91 98000 11111'],
      ['Bimal Rai', 'bimal@hills.example', '+91 70000 22222'],
      ['आशा तामाङ', 'tamang@example.com', '+44 20 7946 0000'],
    ] as const) {
      const user = await makeUser(db, { username, email });
      ids[username] = user.id;
      await replaceSearchWords(db, 'user', user.id, [username, email, phone]);
    }
  });
  afterAll(() => database.close());

  async function find(typed: string): Promise<string[]> {
    const { db } = database;
    const found = await matchesSearch(db, 'user', typed, 'users.id');
    const rows = await db.selectFrom('users').select('username').where(found).orderBy('username').execute();
    return rows.map((row) => row.username);
  }

  test.each([
    ['rai', ['Asha Rai', 'Bimal Rai']],
    ['ASHA r', ['Asha Rai']],
    ['rai hills', ['Bimal Rai']],
    ['bimal@hills.example', ['Bimal Rai']],
    ['98000 11111', ['Asha Rai']],
    ['+91 98000-11111', ['Asha Rai']],
    ['09800011111', ['Asha Rai']],
    ['तामा', ['आशा तामाङ']],
    ['tama', ['आशा तामाङ']],
    ['asha', ['Asha Rai', 'आशा तामाङ']],
    ['राई', ['Asha Rai', 'Bimal Rai']],
    ['Bímał', ['Bimal Rai']],
    ['zzz', []],
    ['a%', ['Asha Rai', 'आशा तामाङ']],
    ['  ', []],
    ['%', []],
    ['—', []],
    ['!!!', []],
  ])('for “%s” finds by the beginnings of words', async (typed, names) => {
    expect(await find(typed)).toEqual(names);
  });

  test('finds a common word as it finds a rare one', async () => {
    const { db } = database;
    const rows = Array.from({ length: 600 }, () => ({ kind: 'user', word: 'rain', subject_id: newId() }));
    for (let from = 0; from < rows.length; from += 100) {
      await db
        .insertInto('search_words')
        .values(rows.slice(from, from + 100))
        .execute();
    }
    expect(await find('rai')).toEqual(['Asha Rai', 'Bimal Rai']);
    expect(await find('rai hills')).toEqual(['Bimal Rai']);
  });

  test('finds what has two common words, although each is had by many', async () => {
    const { db } = database;
    for (const word of ['raincoat', 'asharam']) {
      const rows = Array.from({ length: 600 }, () => ({ kind: 'user', word, subject_id: newId() }));
      await db.insertInto('search_words').values(rows).execute();
    }
    expect(await find('asha rai')).toEqual(['Asha Rai']);
    await removeSearchWords(db, 'user', [ids['Asha Rai'] ?? '']);
    expect(await find('asha rai')).toEqual([]);
    await replaceSearchWords(db, 'user', ids['Asha Rai'] ?? '', ['Asha Rai', '+91 98000 11111']);
  });

  test('finds by new words once they replaced the old, and nothing once they are removed', async () => {
    const id = ids['Bimal Rai'] ?? '';
    await replaceSearchWords(database.db, 'user', id, ['Bimal Gurung']);
    expect(await find('gurung')).toEqual(['Bimal Rai']);
    expect(await find('hills')).toEqual([]);
    await removeSearchWords(database.db, 'user', [id]);
    expect(await find('gurung')).toEqual([]);
  });

  test('stores so many words of a subject and no more, the first ones', async () => {
    const { db } = database;
    const storedOf = (subjectId: string) =>
      db.selectFrom('search_words').select('word').where('subject_id', '=', subjectId).execute();
    const text = Array.from({ length: 2_500 }, (_, nth) => nth.toString(36)).join(' ');
    const [message, customer] = [newId(), newId()];
    await replaceSearchWords(db, 'message', message, ['Asha Rai', text]);
    const words = (await storedOf(message)).map(({ word }) => word);
    expect(words).toHaveLength(600);
    expect(words).toEqual(expect.arrayContaining(['asha', 'rai', 'z']));
    // Of what anybody sends, half of that: the rest is for what staff note.
    expect(firstWordsOf(text).split(' ')).toHaveLength(300);
    const names = Array.from({ length: 300 }, (_, nth) => `somebody${nth}`);
    await replaceSearchWords(db, 'customer', customer, names);
    const parts = (await storedOf(customer)).map(({ word }) => word);
    expect(parts).toHaveLength(1_500);
    expect(parts).toEqual(expect.arrayContaining(names));
    await removeSearchWords(db, 'message', [message]);
    await removeSearchWords(db, 'customer', [customer]);
  });

  test('has the words of many made with turns for everybody else between', async () => {
    const { db } = database;
    const ids = Array.from({ length: 35 }, newId);
    const texts = new Map(ids.map((id) => [id, ['Asha Rai']]));
    expect(await turnsDuring(() => replaceManySearchWords(db, 'customer', texts))).toBeGreaterThanOrEqual(3);
    await removeSearchWords(db, 'customer', ids);
  });

  test('has the words of many removed with turns for everybody else between', async () => {
    const { db } = database;
    const ids = Array.from({ length: 35 }, newId);
    await insertSearchWords(db, 'message', new Map(ids.map((id) => [id, ['Is the road open?']])));
    expect(await turnsDuring(() => removeSearchWords(db, 'message', ids))).toBeGreaterThanOrEqual(3);
    const left = db.selectFrom('search_words').select('word').where('subject_id', 'in', ids);
    expect(await left.execute()).toEqual([]);
  });
});

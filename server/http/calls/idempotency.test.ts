// @module-tag dialect
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { type Db, pingDatabase } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import { readIdempotencyKey, removeOldIdempotencyKeys, runOnce } from './idempotency.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');

let database: TestDatabase;
let db: Db;
let made = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  // So that work at the same moment is not held apart by connections that are being made.
  await Promise.all(Array.from({ length: 10 }, () => pingDatabase(db)));
});
afterAll(() => database.close());

/** Stores a subscriber: work of which one can see how often it was done. */
async function subscribe(trx: Db, email: string) {
  const id = newId();
  await trx
    .insertInto('subscribers')
    .values({ id, email: `${id}${email}`, subscribed_at: '' })
    .execute();
  return { id };
}

const rowsOf = (email: string) =>
  db.selectFrom('subscribers').select('id').where('email', 'like', `%${email}`).execute();

function newRepeatable(given: { key?: string; request?: unknown; scope?: string } = {}) {
  made += 1;
  return { scope: 'test', key: `key ${made}`, request: { a: 1 }, now: NOW, ...given };
}

describe('work under a key', () => {
  test('is done once; a repeat answers the first result', async () => {
    const repeatable = newRepeatable();
    const first = await runOnce(db, repeatable, (trx) => subscribe(trx, '@once.example'));
    const second = await runOnce(db, repeatable, (trx) => subscribe(trx, '@once.example'));

    expect(second).toEqual(first);
    expect(await rowsOf('@once.example')).toEqual([first]);
  });

  test('is done once for twenty repeats at the same moment', async () => {
    const repeatable = newRepeatable();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => runOnce(db, repeatable, (trx) => subscribe(trx, '@twenty.example'))),
    );
    const rows = await rowsOf('@twenty.example');
    expect(rows).toHaveLength(1);
    expect(results).toEqual(Array(20).fill(rows[0]));
  });

  test('is refused when the key stands for other content §V11.4.3', async () => {
    const repeatable = newRepeatable();
    await runOnce(db, repeatable, (trx) => subscribe(trx, '@content.example'));
    const other = { ...repeatable, request: { a: 2 } };

    await expect(runOnce(db, other, (trx) => subscribe(trx, '@content.example'))).rejects.toMatchObject({
      statusCode: 409,
      code: 'conflict',
      message: 'This was sent before with other content. Please send it again as new.',
    });
    expect(await rowsOf('@content.example')).toHaveLength(1);
  });

  test('that fails leaves neither key nor row, so that a repeat does it §V16.5.3', async () => {
    const repeatable = newRepeatable();
    const failing = runOnce(db, repeatable, async (trx) => {
      await subscribe(trx, '@failed.example');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rowsOf('@failed.example')).toEqual([]);
    const keys = await db
      .selectFrom('idempotency_keys')
      .where('key', '=', repeatable.key)
      .selectAll()
      .execute();
    expect(keys).toEqual([]);

    await runOnce(db, repeatable, (trx) => subscribe(trx, '@failed.example'));
    expect(await rowsOf('@failed.example')).toHaveLength(1);
  });

  test('that fails is done by one of those that waited for it', async () => {
    const repeatable = newRepeatable();
    let tries = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        runOnce(db, repeatable, async (trx) => {
          tries += 1;
          if (tries === 1) throw new Error('no');
          return subscribe(trx, '@waited.example');
        }),
      ),
    );
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1);
    expect(await rowsOf('@waited.example')).toHaveLength(1);
    expect(tries).toBe(2);
  });

  test('of two scopes is done for each', async () => {
    const key = 'the same key';
    for (const scope of ['booking:asha', 'booking:bina']) {
      await runOnce(db, newRepeatable({ key, scope }), (trx) => subscribe(trx, '@scopes.example'));
    }
    expect(await rowsOf('@scopes.example')).toHaveLength(2);
  });

  test('is forgotten after seven days', async () => {
    const repeatable = newRepeatable();
    await runOnce(db, repeatable, (trx) => subscribe(trx, '@days.example'));
    const isStored = async () =>
      (await db.selectFrom('idempotency_keys').where('key', '=', repeatable.key).selectAll().execute())
        .length === 1;

    await removeOldIdempotencyKeys(db, new Date('2026-05-08T10:00:00.000Z'));
    expect(await isStored()).toBe(true);
    await removeOldIdempotencyKeys(db, new Date('2026-05-08T10:00:00.001Z'));
    expect(await isStored()).toBe(false);
  });
});

test('work without a key is done every time, and undone when it fails', async () => {
  const bare = { ...newRepeatable(), key: undefined };
  await runOnce(db, bare, (trx) => subscribe(trx, '@bare.example'));
  await runOnce(db, bare, (trx) => subscribe(trx, '@bare.example'));
  await runOnce(db, bare, async (trx) => {
    await subscribe(trx, '@bare.example');
    throw new Error('no');
  }).catch(() => {});
  expect(await rowsOf('@bare.example')).toHaveLength(2);
});

describe('the Idempotency-Key header', () => {
  const read = (value?: string | string[]) =>
    readIdempotencyKey({ headers: { 'idempotency-key': value } } as unknown as FastifyRequest);

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['a key', 'a key'],
    [['first', 'second'], 'first'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('%j is read', (value, key) => {
    expect(read(value)).toBe(key);
  });

  test('is refused with what PostgreSQL cannot store', () => {
    expect(() => read('a\u0000b')).toThrow('This key has more than letters, digits and signs of ASCII.');
  });

  test('is refused above 200 characters', () => {
    expect(() => read('x'.repeat(201))).toThrow(
      expect.objectContaining({
        statusCode: 400,
        fields: { 'Idempotency-Key': 'This key is longer than 200 characters.' },
      }),
    );
  });
});

// @module-tag dialect
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import {
  makeEnquiry,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
} from '../../tests/support/factories.ts';
import { faultOf } from '../../tests/support/fault-of.ts';
import { type Db, openDatabase, pingDatabase } from './database.ts';
import { isDatabaseAway, isUniqueViolation } from './dialect/database-errors.ts';
import { newId } from './identifiers.ts';
import { migrateToLatest } from './migrate.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const session = (user_id: string) => ({
  id: newId(),
  token_hash: newId(),
  user_id,
  created_at: '2026-05-01T10:00:00.000Z',
  expires_at: '2026-06-01T10:00:00.000Z',
  last_used_at: '2026-06-01T10:00:00.000Z',
});

describe('migrations', () => {
  test('that have run do nothing the second time, and leave the rows alone', async () => {
    const user = await makeUser(db);
    expect(await migrateToLatest(db)).toEqual([]);
    expect(await migrateToLatest(db)).toEqual([]);
    expect(await db.selectFrom('users').selectAll().where('id', '=', user.id).execute()).toEqual([user]);
  });

  test('run by two processes at the same moment are harmless once they have run', async () => {
    const other = openDatabase(database);
    expect(await Promise.all([migrateToLatest(db), migrateToLatest(other)])).toEqual([[], []]);
    await other.destroy();
  });
});

describe('the database itself', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a session of nobody', () => db.insertInto('sessions').values(session(newId())).execute()],
    ['a review of no tour', () => makeReview(db, { tour_id: newId() })],
    ['a review of six stars', () => makeReview(db, { rating: 6 })],
    ['a review of no star', () => makeReview(db, { rating: 0 })],
    ['a party of nobody', () => makeEnquiry(db, { guest_size: 0 })],
    ['a party of 501', () => makeEnquiry(db, { guest_size: 501 })],
    ['a status that nobody knows', () => makeEnquiry(db, { status: 'lost' as never })],
    ['a role that nobody knows', () => makeUser(db, { role: 'owner' as never })],
    ['a user without an email', () => makeUser(db, { email: null as never })],
    ['a discount above the price', () => makeTour(db, { price: 100, discount_price: 101 })],
    ['a price below zero', () => makeTour(db, { price: -1, discount_price: -1 })],
  ])('refuses %s', async (_what, work) => {
    const fault = await faultOf(work());
    expect(fault).toBeInstanceOf(Error);
    expect(isUniqueViolation(fault)).toBe(false);
    expect(isDatabaseAway(fault)).toBe(false);
  });

  test('refuses the same email, subscriber, slug and review twice, and says that it is that', async () => {
    const user = await makeUser(db);
    const tour = await makeTour(db);
    const subscriber = await makeSubscriber(db);
    await makeReview(db, { tour_id: tour.id, user_id: user.id });

    for (const again of [
      () =>
        db
          .insertInto('users')
          .values({ ...user, id: newId() })
          .execute(),
      () =>
        db
          .insertInto('users')
          .values({ ...user, email: 'else@example.com' })
          .execute(),
      () =>
        db
          .insertInto('subscribers')
          .values({ ...subscriber, id: newId() })
          .execute(),
      () =>
        db
          .insertInto('tours')
          .values({ ...tour, id: newId() })
          .execute(),
      () => makeReview(db, { tour_id: tour.id, user_id: user.id }),
    ]) {
      expect(isUniqueViolation(await faultOf(again()))).toBe(true);
    }
  });

  test('takes a user’s sessions along, and keeps the enquiries', async () => {
    const user = await makeUser(db);
    await db.insertInto('sessions').values(session(user.id)).execute();
    const enquiry = await makeEnquiry(db, { user_id: user.id });
    await db.deleteFrom('users').where('id', '=', user.id).execute();

    const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
    expect(sessions).toEqual([]);
    const rows = await db.selectFrom('bookings').select('user_id').where('id', '=', enquiry.id).execute();
    expect(rows).toEqual([{ user_id: null }]);
  });

  test('answers counts, averages and sums as numbers', async () => {
    const tour = await makeTour(db);
    await makeReview(db, { tour_id: tour.id, rating: 4 });
    await makeReview(db, { tour_id: tour.id, rating: 5 });
    const found = await db
      .selectFrom('reviews')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.avg<number>('rating').as('average'),
        fn.sum<number>('rating').as('sum'),
      ])
      .where('tour_id', '=', tour.id)
      .executeTakeFirst();
    expect(found).toEqual({ count: 2, average: 4.5, sum: 9 });
  });

  test('undoes a transaction that fails', async () => {
    const { email } = await makeSubscriber(db);
    const fault = await faultOf(
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('subscribers').where('email', '=', email).execute();
        throw new Error('no');
      }),
    );
    expect(fault).toMatchObject({ message: 'no' });
    expect(await db.selectFrom('subscribers').where('email', '=', email).selectAll().execute()).toHaveLength(
      1,
    );
  });

  test('sees what another process wrote', async () => {
    const other = openDatabase(database);
    const user = await makeUser(other);
    expect(await db.selectFrom('users').selectAll().where('id', '=', user.id).execute()).toEqual([user]);
    await other.destroy();
  });

  test('does not answer once it is closed', async () => {
    const other = openDatabase(database);
    await pingDatabase(other);
    await other.destroy();
    await expect(pingDatabase(other)).rejects.toThrow();
  });
});

describe('a fault of the driver', () => {
  const fault = (details: object, message = 'fault') => Object.assign(new Error(message), details);

  test.each([
    ['a refused connection', fault({ code: 'ECONNREFUSED' })],
    ['a host whose name is not known', fault({ code: 'ENOTFOUND' })],
    ['a host that nobody can be asked for', fault({ code: 'EAI_AGAIN' })],
    ['a host that is gone', fault({ code: 'EHOSTUNREACH' })],
    ['a network that is gone', fault({ code: 'ENETUNREACH' })],
    ['a connection that broke', fault({ code: 'ECONNRESET' })],
    ['a connection that the server ended', fault({ code: '57P01' })],
    ['a query that took too long', fault({ code: '57014' })],
    ['a transaction that asked nothing for too long', fault({ code: '25P03' })],
    ['a server that starts up', fault({ code: '57P03' })],
    ['too many connections', fault({ code: '53300' })],
    ['a deadlock that was broken up', fault({ code: '40P01' })],
    ['a transaction that has to be done again', fault({ code: '40001' })],
    ['an ended connection', fault({}, 'Connection terminated unexpectedly')],
    ['no connection in time', fault({}, 'timeout exceeded when trying to connect')],
    ['no connection of its own in time', fault({}, 'timeout expired')],
    ['a locked SQLite file', fault({ code: 'ERR_SQLITE_ERROR', errcode: 5 })],
    ['a SQLite file that another process recovers', fault({ code: 'ERR_SQLITE_ERROR', errcode: 261 })],
    ['a SQLite file that another process wrote meanwhile', fault({ code: 'ERR_SQLITE_ERROR', errcode: 517 })],
  ])('is worth another try: %s', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  test.each([
    ['a wrong query', fault({ code: '42601' })],
    ['a full disk', fault({ code: '53100' })],
    ['a process that has too many files open', fault({ code: 'EMFILE' })],
    ['a broken SQLite constraint', fault({ code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
    ['a fault of our own', fault({})],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not worth another try: %s', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});

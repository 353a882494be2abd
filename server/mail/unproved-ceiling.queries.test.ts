// @module-tag dialect

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANY_LANE } from '../../tests/support/claimed-mails.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { makeAdmin, makeSubscriber, makeUser } from '../../tests/support/factories.ts';
import { type Db, pingDatabase } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import { type Lane, URGENT_LANE, USUAL_LANE } from './lanes.ts';
import { claimDueMail, markMailSent } from './mail-claims.queries.ts';
import { enqueueMail } from './outbox.queries.ts';
import { countWaitingForRoom, takeRoom } from './unproved-ceiling.queries.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const MINUTE = 60_000;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await Promise.all(Array.from({ length: 8 }, () => pingDatabase(db)));
});
beforeEach(async () => {
  for (const table of ['outbox', 'unproved_departures', 'subscribers', 'users'] as const)
    await db.deleteFrom(table).execute();
});
afterAll(() => database.close());

const enqueue = (recipient: string, kind = 'enquiry-received', lane: Lane = USUAL_LANE) =>
  enqueueMail(
    db,
    { kind, recipient, payload: {}, about: { kind: 'user', id: 'nobody' }, lane },
    new Date(START),
  );

/** Whom mails go to at this moment, of three in an hour: as the worker takes them. */
async function leave(minutes: number): Promise<string[]> {
  const now = new Date(START + minutes * MINUTE);
  const gone: string[] = [];
  for (;;) {
    const mail = await claimDueMail(db, ANY_LANE, newId(), now);
    if (!mail) return gone;
    if (!(await takeRoom(db, mail, 3, now))) continue;
    await markMailSent(db, mail, { answer: '250 OK', content: null }, now);
    gone.push(mail.recipient);
  }
}

test('what is above the hour’s ceiling waits, goes as there is room, and none is lost', async () => {
  const all = Array.from({ length: 8 }, (_, nth) => `stranger-${nth}@example.com`);
  for (const email of all) await enqueue(email);
  expect(await leave(0)).toEqual(all.slice(0, 3));
  expect(await countWaitingForRoom(db, 100)).toBe(5);
  expect(await leave(30)).toEqual([]);
  expect(await leave(66)).toEqual(all.slice(3, 6));
  expect(await leave(132)).toEqual(all.slice(6));
  expect(await countWaitingForRoom(db, 100)).toBe(0);
  // To wait is no try.
  const tries = await db.selectFrom('outbox').select('attempts').execute();
  expect(tries.every(({ attempts }) => attempts === 1)).toBe(true);
});

test('while they wait, what goes to confirmed addresses and to staff, and what staff write, does not', async () => {
  for (let nth = 0; nth < 5; nth += 1) await enqueue(`stranger-${nth}@example.com`);
  await leave(0);
  await makeUser(db, { email: 'proved@example.com', email_proved_at: new Date(START).toISOString() });
  await makeUser(db, { email: 'unproved@example.com', email_proved_at: null });
  await makeAdmin(db, { email: 'staff@example.com', email_proved_at: null });
  await makeSubscriber(db, { email: 'reader@example.com', state: 'confirmed' });
  await makeSubscriber(db, { email: 'pending@example.com', state: 'pending' });
  for (const name of ['proved', 'unproved', 'staff', 'reader', 'pending'])
    await enqueue(`${name}@example.com`);
  await enqueue('answered@example.com', 'enquiry-reply');
  expect((await leave(1)).sort()).toEqual(
    ['answered', 'proved', 'reader', 'staff'].map((name) => `${name}@example.com`),
  );
  expect(await countWaitingForRoom(db, 100)).toBe(4);
});

test('one whose owner confirms the address meanwhile waits for room no more', async () => {
  for (const name of ['asha', 'bina', 'karma', 'pema']) await enqueue(`${name}@example.com`);
  await leave(0);
  expect(await countWaitingForRoom(db, 100)).toBe(1);
  await makeUser(db, { email: 'pema@example.com', email_proved_at: new Date(START).toISOString() });
  const now = new Date(START + 66 * MINUTE);
  const mail = await claimDueMail(db, ANY_LANE, newId(), now);
  expect(mail && (await takeRoom(db, mail, 3, now))).toBe(true);
  expect(await countWaitingForRoom(db, 100)).toBe(0);
});

test('a link that somebody waits for goes before others as soon as there is room', async () => {
  for (let nth = 0; nth < 5; nth += 1) await enqueue(`stranger-${nth}@example.com`);
  await leave(0);
  await enqueue('waits@example.com', 'password-reset', URGENT_LANE);
  expect(await leave(1)).toEqual([]);
  expect((await leave(66))[0]).toBe('waits@example.com');
});

test('a further try of a mail is counted with the first', async () => {
  for (let nth = 0; nth < 3; nth += 1) await enqueue(`stranger-${nth}@example.com`);
  await leave(0);
  const again = { sent_at: null, last_error: 'try later', next_attempt_at: new Date(START).toISOString() };
  await db.updateTable('outbox').set(again).execute();
  expect(await leave(1)).toHaveLength(3);
});

test('a mail whose process died before it was counted is counted by the next', async () => {
  for (let nth = 0; nth < 4; nth += 1) await enqueue(`stranger-${nth}@example.com`);
  for (let nth = 0; nth < 4; nth += 1) await claimDueMail(db, ANY_LANE, newId(), new Date(START));
  expect(await leave(2)).toHaveLength(3);
});

test('of several processes that ask at the same moment no more than the ceiling are let go', async () => {
  for (let nth = 0; nth < 8; nth += 1) await enqueue(`stranger-${nth}@example.com`);
  const now = new Date(START);
  const claimed = [];
  for (let nth = 0; nth < 8; nth += 1) claimed.push(await claimDueMail(db, ANY_LANE, newId(), now));
  const rooms = await Promise.all(claimed.map((mail) => mail && takeRoom(db, mail, 3, now)));
  expect(rooms.filter(Boolean)).toHaveLength(3);
});

// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import type { Db } from '../db/database.ts';
import { BULK_LANE } from './lanes.ts';
import {
  enqueueIssueMails,
  enqueueMail,
  enqueueMails,
  ISSUE_MAIL,
  removeMailsAbout,
} from './outbox.queries.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const NOBODY = { kind: 'user' as const, id: 'nobody' };

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
beforeEach(() => db.deleteFrom('outbox').execute());
afterAll(() => database.close());

const mailTo = (recipient: string) => ({ kind: 'test', recipient, payload: { n: 1 }, about: NOBODY });
const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();

test('a mail is there only with the rest of its transaction', async () => {
  await db
    .transaction()
    .execute(async (trx) => {
      await enqueueMail(trx, mailTo('a@example.com'), NOW);
      throw new Error('no');
    })
    .catch(() => {});
  expect(await rows()).toEqual([]);
});

test('a mail waits in the usual lane, and its domain is known', async () => {
  await enqueueMail(db, mailTo('asha@Example.COM'), NOW);
  const at = NOW.toISOString();
  expect(await rows()).toMatchObject([
    { lane: 1, domain: 'example.com', next_attempt_at: at, attempts: 0, payload: '{"n":1}' },
  ]);
});

test('ten thousand are put in at once, in their order', async () => {
  const mails = Array.from({ length: 10_000 }, (_, nth) => mailTo(`asha-${nth}@example.com`));
  await enqueueMails(db, mails, NOW);
  const found = await rows();
  expect(found.map(({ recipient }) => recipient)).toEqual(mails.map(({ recipient }) => recipient));
});

test('an issue goes to an address once, however often it is put in; another issue goes there too', async () => {
  const issueTo = (nth: number, issue = 'first') => ({
    kind: ISSUE_MAIL,
    recipient: `asha-${nth}@example.com`,
    payload: {},
    about: { kind: 'issue' as const, id: issue },
    lane: BULK_LANE,
  });
  const all = Array.from({ length: 1_200 }, (_, nth) => issueTo(nth));
  expect(await enqueueIssueMails(db, all.slice(0, 700), NOW)).toBe(700);
  // Interrupted there, and begun again by two at once.
  const added = await Promise.all([1, 2].map(() => enqueueIssueMails(db, all, NOW)));
  expect(added.reduce((sum, one) => sum + one)).toBe(500);
  expect(await rows()).toHaveLength(1_200);
  expect(await enqueueIssueMails(db, [issueTo(1, 'second')], NOW)).toBe(1);
  // Other mails are not held to it.
  await enqueueMails(db, [mailTo('a@example.com'), mailTo('a@example.com')], NOW);
});

test('mails go with what they tell of, or those of it that go to one address', async () => {
  const about = (id: string, recipient: string) => ({
    ...mailTo(recipient),
    about: { kind: 'issue' as const, id },
  });
  await enqueueMails(
    db,
    [about('1', 'a@b.in'), about('1', 'c@d.in'), about('2', 'a@b.in'), mailTo('a@b.in')],
    NOW,
  );
  await removeMailsAbout(db, 'issue', ['1'], 'a@b.in');
  expect((await rows()).map((row) => [row.about_id, row.recipient])).toEqual([
    ['1', 'c@d.in'],
    ['2', 'a@b.in'],
    ['nobody', 'a@b.in'],
  ]);
  await removeMailsAbout(db, 'issue', ['1', '2']);
  expect((await rows()).map((row) => row.about_id)).toEqual(['nobody']);
});

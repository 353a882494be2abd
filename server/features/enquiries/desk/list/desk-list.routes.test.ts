// @module-tag dialect

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  DeskColumn,
  DeskCounts,
  DeskEnquiry,
} from '../../../../../contracts/enquiries/desk.contract.ts';
import { ADDED, NOTHING_SAID } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { explainQuery } from '../../../../../tests/support/database/explain-query.ts';
import { makeAdmin, makeEnquiry } from '../../../../../tests/support/factories.ts';
import { readPages } from '../../../../../tests/support/read-pages.ts';
import { enquiryBodyOf } from '../../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../../content/demo-settings.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';
import { insertPlaceholders } from '../../../settings/settings.queries.ts';
import { deskConditions } from './desk-filter.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let admin: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  admin = await makeAdmin(site.db, { username: 'Dolma' });
  site.setClock(NOW);
  as = await site.signIn(admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('bookings').execute();
});

const make = (given: Partial<BookingRow> = {}) => makeEnquiry(site.db, { created_at: NOW, ...given });
const list = async (query = '') =>
  (await site.get<DeskEnquiry[]>(`/manage/bookings${query}`, { as })).body.data;
const names = async (query: string) => (await list(query)).map((enquiry) => enquiry.fullName);

test('an enquiry is shown with everything that the desk needs', async () => {
  const row = await make({
    owner_id: admin.id,
    next_action_on: '2026-11-20',
    created_at: '2026-11-20T02:00:00.000Z',
  });
  expect(await list()).toEqual([
    {
      ...NOTHING_SAID,
      _id: row.id,
      reference: row.reference,
      userId: row.user_id,
      userEmail: row.user_email,
      tourName: row.tour_name,
      fullName: row.full_name,
      phone: row.phone,
      phoneTyped: '',
      guestSize: row.guest_size,
      bookAt: row.book_at,
      askedPrice: null,
      status: 'new',
      createdAt: row.created_at,
      destination: 'Gangtok',
      source: 'site',
      owner: { _id: admin.id, username: 'Dolma' },
      nextActionOn: '2026-11-20',
      nextActionWords: '',
      nextActionFor: null,
      firstReplyAt: null,
      deletedAt: null,
      binDaysLeft: null,
      mergedInto: null,
      replyAge: 'waiting',
      isUnreachable: false,
      actionAge: 'today',
      spam: null,
    },
  ]);
});

test.each([
  ['?status=confirmed', ['B']],
  ['?owner=me', ['A']],
  ['?owner=nobody', ['C', 'B']],
  ['?destination=Bhutan', ['C']],
  ['?destination=none', ['B']],
  ['?source=phone', ['B']],
  ['?travelFrom=2027-02-01&travelTo=2027-02-28', ['B']],
  ['?receivedFrom=2026-11-19&receivedTo=2026-11-19', ['B']],
  ['?receivedFrom=2026-11-20', ['C']],
  ['?needs=action', ['C', 'B', 'A']],
  ['?needs=overdue', ['B', 'A']],
  ['?needs=unanswered', ['C', 'A']],
  ['?needs=due', ['B']],
  ['?needs=my-due', []],
  ['?status=new&owner=me', ['A']],
  ['?status=&owner=&q=', ['C', 'B', 'A']],
  ['?sort=oldest', ['A', 'B', 'C']],
  ['?sort=travel', ['C', 'B', 'A']],
  ['?sort=next-action', ['B', 'A', 'C']],
  ['?sort=next-action&needs=overdue', ['B', 'A']],
])('the list %s has %j', async (query, expected) => {
  const a = { full_name: 'A', created_at: '2026-11-10T06:30:00.000Z' };
  await make({ ...a, owner_id: admin.id, book_at: '2027-03-01' });
  await make({
    full_name: 'B',
    // Still the 19th in India.
    created_at: '2026-11-19T18:29:00.000Z',
    status: 'confirmed',
    first_reply_at: NOW,
    next_action_on: '2026-11-19',
    destination: '',
    source: 'phone',
    book_at: '2027-02-01',
  });
  // The 20th there, and the 19th by UTC.
  const c = { full_name: 'C', created_at: '2026-11-19T18:30:00.000Z' };
  await make({ ...c, destination: 'Bhutan', book_at: '2027-01-01' });
  await make({ full_name: 'binned', deleted_at: NOW });
  const found = await names(query);
  // Two without a next action have the same place: their ids decide.
  if (query === '?sort=next-action') expect([found[0], ...found.slice(1).sort()]).toEqual(['B', 'A', 'C']);
  else expect(found).toEqual(expected);
});

test.each(['newest', 'oldest', 'travel', 'next-action', 'next-action&needs=action'])(
  'pages sorted by %s hold every enquiry once',
  async (sort) => {
    for (let number = 0; number < 7; number += 1)
      await make({
        ...(number % 2 && { next_action_on: '2026-12-01' }),
        book_at: `2027-01-0${1 + (number % 3)}`,
      });
    const pages = await readPages<DeskEnquiry>(site, '/manage/bookings', {
      limit: 3,
      as,
      query: `&sort=${sort}`,
    });
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat().map(({ _id }) => _id)).toEqual((await list(`?sort=${sort}`)).map(({ _id }) => _id));
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(7);
  },
);

test('an enquiry is found by name, email, tour, reference, and its phone in any form', async () => {
  const body = enquiryBodyOf({
    fullName: 'Pémba Sherpa',
    userEmail: 'pemba.s@example.com',
    tourName: 'Zuluk loop',
    bookAt: '2027-04-01',
  });
  const sent = await site.post<{ _id: string; reference: string }>('/booking', { as, body });
  const { reference } = sent.body.data;
  for (const q of ['pemb', 'sherpa pemba', 'pemba.s@example.com', 'zul', reference, reference.slice(0, 6)])
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(['Pémba Sherpa']);
  for (const q of ['9832012345', '+91 98320 12345', '098320-12345', '98320', '12345'])
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(['Pémba Sherpa']);
  for (const q of ['emba', 'tenzing']) expect(await names(`?q=${q}`)).toEqual([]);
});

test('counts say how many wait where', async () => {
  await make();
  await make({ created_at: '2026-11-01T06:30:00.000Z' });
  await make({ status: 'contacted', next_action_on: '2026-11-20' });
  await make({ status: 'completed', next_action_on: '2026-11-01' });
  await make({ deleted_at: NOW });
  await make({ deleted_at: '2026-10-01T00:00:00.000Z' });
  const { body } = await site.get<DeskCounts>('/manage/bookings/counts', { as });
  expect(body.data).toEqual({
    byStatus: { new: 2, contacted: 1, confirmed: 0, completed: 1, cancelled: 0, spam: 0 },
    needsAction: 3,
    overdue: 1,
    inBin: 1,
  });
});

test('the board has a column of the newest for each status, by the same filters', async () => {
  for (let number = 0; number < 3; number += 1) await make({ full_name: `New ${number}` });
  await make({ status: 'spam', full_name: 'Spam' });
  await make({ status: 'spam', destination: 'Bhutan' });
  const { body } = await site.get<DeskColumn[]>('/manage/bookings/board?limit=2&destination=Gangtok', { as });
  const shown = body.data.map(({ status, bookings: enquiries, nextCursor }) => [
    status,
    enquiries.length,
    nextCursor !== null,
  ]);
  expect(shown).toEqual([
    ['new', 2, true],
    ['contacted', 0, false],
    ['confirmed', 0, false],
    ['completed', 0, false],
    ['cancelled', 0, false],
    ['spam', 1, false],
  ]);
  const cursor = body.data[0]?.nextCursor;
  const rest = await list(`?status=new&destination=Gangtok&limit=2&cursor=${cursor}`);
  expect(rest.map(({ fullName }) => fullName)).toEqual(['New 0']);
});

test('the bin tells how long each enquiry stays', async () => {
  await make({ full_name: 'First', deleted_at: '2026-11-01T06:30:00.000Z' });
  await make({ full_name: 'Second', deleted_at: NOW });
  await make({ full_name: 'Gone', deleted_at: '2026-10-21T06:30:00.000Z' });
  const { body } = await site.get<DeskEnquiry[]>('/manage/bookings/bin', { as });
  expect(body.data).toMatchObject([
    { fullName: 'Second', binDaysLeft: 30 },
    { fullName: 'First', binDaysLeft: 11 },
  ]);
});

test('the filtered list comes as CSV: with a mark for UTF-8, and no formula in it', async () => {
  const row = await make({ full_name: '=HYPERLINK("x")', owner_id: admin.id, source: 'phone' });
  await make({ full_name: 'Other', source: 'site' });
  const answer = await site.app.inject({
    url: '/api/v1/manage/bookings.csv?source=phone',
    headers: { authorization: `Bearer ${as}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="bookings-2026-11-20.csv"');
  expect(answer.body.split('\r\n')).toEqual([
    `\ufeffReference,Received,Source,Status,Name,Phone,Email,Tour,Destination,People,Travel date,Owner,Next action,To do,To be done by,First reply,${ADDED.map(({ label }) => label)}`,
    `${row.reference},2026-11-20 12:00:00,phone,new,"'=HYPERLINK(""x"")","\t+919800000000",${row.user_email},Gangtok and Tsomgo lake,Gangtok,2,2099-04-01,Dolma,,,,${','.repeat(ADDED.length)}`,
    '',
  ]);
});

test.each([
  [{}, /bookings_(listed_by_)?newest/],
  [{ status: 'new' }, /bookings_of_status_by_newest/],
  [{ owner: 'me' }, /bookings_by_owner/],
  [{ destination: 'Sikkim' }, /bookings_by_destination/],
  [{ needs: 'action' }, /bookings_waiting/],
  [{ needs: 'overdue' }, /bookings_waiting/],
  [{ needs: 'mine' }, /bookings_waiting/],
] as const)('the database walks along an index for %j', async (filter, index) => {
  for (const seesAll of [true, false]) {
    const asking = { staffId: admin.id, seesAll, now: new Date(NOW) };
    const conditions = await deskConditions(site.db, filter, asking);
    const plan = await explainQuery(
      site.db,
      sql`select * from bookings where ${sql.join([...conditions], sql` and `)}
      order by created_at desc, id desc limit 51`,
    );
    // Of a few rows PostgreSQL finds all indexes alike; SQLite, which keeps no statistics, always chooses the same.
    expect(plan).toMatch(site.deps.config.databaseUrl ? /Index Scan/ : index);
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  }
});

test('those who wait are found by their own index, also to be counted or sorted by their next action', async () => {
  const asking = { staffId: admin.id, seesAll: false, now: new Date(NOW) };
  const where = sql.join([...(await deskConditions(site.db, { needs: 'action' }, asking))], sql` and `);
  const counted = await explainQuery(
    site.db,
    sql`select count(*) from (select id from bookings where ${where} limit 1001) as few`,
  );
  expect(counted).toContain('bookings_waiting');
  const byAction = sql`(coalesce(next_action_on, '9999-12-31') || '')`;
  const sorted = await explainQuery(
    site.db,
    sql`select * from bookings where ${where} order by ${byAction}, id limit 51`,
    ['seqscan', 'bitmapscan'],
  );
  expect(sorted).toContain('bookings_waiting');
});

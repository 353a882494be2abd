// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Changed, Matching, Merged } from '../../contracts/enquiries/desk-work.contract.ts';
import { untilWaiting } from '../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeOwner,
  makePicture,
  makeReview,
  makeTour,
} from '../../tests/support/factories.ts';
import { makeMail } from '../../tests/support/made-mails.ts';
import { tourBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../db/schema.ts';
import { runTransaction } from '../db/transaction.ts';
import { presentFacts } from '../features/enquiries/store/facts.ts';

const NOW = '2026-11-20T06:30:00.000Z';
/** When a colleague is done with it, for whom a change waits. */
const LATER = '2026-11-20T06:30:10.000Z';

const HISTORIES = ['audit_log', 'booking_events', 'contact_events'] as const;

let site: TestApp;
let admin: UserRow;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  admin = await makeOwner(site.db);
  as = await site.signIn(admin);
});
afterEach(() => {
  vi.restoreAllMocks();
  site.setClock(NOW);
});
afterAll(() => site.close());

type Send = () => Promise<{ status: number }>;
const post = (path: string, body?: object) => () => site.post(path, { as, body });
const put = (path: string, body: object) => () => site.put(path, { as, body });
const desk = ({ id }: BookingRow, what: string) => `/manage/bookings/${id}/${what}`;
const changes = '/manage/bookings/changes';
const owned = (enquiry: BookingRow) => ({
  bookings: [{ _id: enquiry.id, status: enquiry.status }],
  change: { kind: 'owner', ownerId: admin.id },
});

const CHANGES: [string, (enquiry: BookingRow) => Send | Promise<Send>][] = [
  ['its status', (enquiry) => put(desk(enquiry, 'status'), { from: 'new', to: 'contacted' })],
  ['its owner', (enquiry) => put(desk(enquiry, 'owner'), { ownerId: admin.id })],
  ['its next action', (enquiry) => put(desk(enquiry, 'next-action'), { on: '2026-12-01' })],
  [
    'its facts',
    (enquiry) => {
      const seen = presentFacts(enquiry);
      return put(desk(enquiry, 'facts'), { ...seen, fullName: 'Bina Rai', seen });
    },
  ],
  ['its notes', (enquiry) => post(desk(enquiry, 'notes'), { text: 'Rang' })],
  ['several of a list', (enquiry) => post(changes, owned(enquiry))],
  [
    'all that match',
    async (enquiry) => {
      await site.db.deleteFrom('bookings').where('id', '!=', enquiry.id).execute();
      const { mark: seenMark } = (await site.get<Matching>('/manage/bookings/matching', { as })).body.data;
      const { change } = owned(enquiry);
      return post(`${changes}/matching`, { filter: { status: 'new' }, change, seenAt: NOW, seenMark });
    },
  ],
  [
    'what is undone',
    async (enquiry) => {
      const { body } = await site.post<Changed>(changes, { as, body: owned(enquiry) });
      return post(`${changes}/${body.data.undoId}/undo`);
    },
  ],
  [
    'two that are one',
    async (enquiry) => post(desk(enquiry, 'merge'), { otherId: (await makeEnquiry(site.db)).id }),
  ],
  [
    'two that part again',
    async (enquiry) => {
      const otherId = (await makeEnquiry(site.db)).id;
      const { body } = await site.post<Merged>(desk(enquiry, 'merge'), { as, body: { otherId } });
      return post(`${changes}/${body.data.undoId}/undo`);
    },
  ],
  [
    'the bin',
    ({ id }) =>
      () =>
        site.delete(`/booking/${id}`, { as }),
  ],
  [
    'what leaves the bin',
    async ({ id }) => {
      await site.delete(`/booking/${id}`, { as });
      return post(`/booking/${id}/restore`);
    },
  ],
];

const OTHERS: [string, table: string, () => Promise<{ id: string; send: Send }>][] = [
  [
    'a message’s notes',
    'contact_messages',
    async () => {
      const { id } = await makeContactMessage(site.db);
      return { id, send: post(`/contacts/${id}/notes`, { text: 'Rang' }) };
    },
  ],
  [
    'the spam folder',
    'contact_messages',
    async () => {
      const { id } = await makeContactMessage(site.db);
      return { id, send: put(`/contacts/${id}/spam`, {}) };
    },
  ],
  [
    'a tour',
    'tours',
    async () => {
      const { id } = await makeTour(site.db);
      return { id, send: put(`/tours/${id}`, tourBodyOf({ version: 1 })) };
    },
  ],
  [
    'a tour’s status',
    'tours',
    async () => {
      const { id } = await makeTour(site.db, { status: 'draft' });
      return { id, send: put(`/tours/${id}/status`, { status: 'published' }) };
    },
  ],
  [
    'the featured tours',
    'tours',
    async () => {
      await site.db.updateTable('tours').set({ featured: 0 }).execute();
      const from = [];
      for (const title of ['Lake', 'Ridge'])
        from.unshift((await makeTour(site.db, { title, featured: 1 })).id);
      return { id: from[0] ?? '', send: put('/manage/featured-tours', { from, ids: from.toReversed() }) };
    },
  ],
  [
    'a road',
    'roads',
    async () => {
      const road = { name: 'Nathula', state: 'open', source: 'Traffic police' };
      const made = await site.post<{ _id: string }>('/manage/roads', { as, body: road });
      const id = made.body.data._id;
      return { id, send: () => site.delete(`/manage/roads/${id}`, { as }) };
    },
  ],
  [
    'a review',
    'reviews',
    async () => {
      const { id } = await makeReview(site.db);
      return { id, send: put(`/review/${id}/hidden`, {}) };
    },
  ],
  [
    'a mail',
    'outbox',
    async () => {
      const id = await makeMail(site.db);
      return { id, send: put(`/manage/mail/${id}/cancelled`, {}) };
    },
  ],
  [
    'a picture',
    'media',
    async () => {
      const { id } = await makePicture(site.db, { is_uploaded: 1 });
      return { id, send: put(`/media/${id}`, { alt: 'A lake' }) };
    },
  ],
  [
    'an account',
    'users',
    async () => {
      const { id } = await makeAdmin(site.db);
      return { id, send: () => site.delete(`/users/${id}/sessions`, { as }) };
    },
  ],
];

test.each([
  ...CHANGES.map(
    ([what, prepare]) =>
      [
        what,
        'bookings',
        async () => {
          const enquiry = await makeEnquiry(site.db, { created_at: NOW });
          return { id: enquiry.id, send: await prepare(enquiry) };
        },
      ] as const,
  ),
  ...OTHERS,
])('a change of %s is of the moment when it came to its turn', async (_what, table, prepare) => {
  const { id, send } = await prepare();
  for (const history of HISTORIES) await site.db.deleteFrom(history).execute();

  const { status } = await sendWhile(send, table, id);

  expect(status).toBe(200);
  const [log, ...events] = await Promise.all(
    HISTORIES.map((history) => site.db.selectFrom(history).select('created_at').execute()),
  );
  expect(log).not.toEqual([]);
  expect(new Set([log, ...events].flat().map((row) => row?.created_at))).toEqual(new Set([LATER]));
});

/** Sends it, and lets it wait for a row that a colleague is done with ten seconds later. */
async function sendWhile(send: Send, table: string, id: string): ReturnType<Send> {
  if (!isOnPostgres()) return sendBehind(send);
  let answer: ReturnType<Send> | undefined;
  await runTransaction(site.db, async (trx) => {
    await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(trx);
    answer = send();
    await untilWaiting(trx, 1);
    site.setClock(LATER);
  });
  return answer ?? send();
}

/** On SQLite a transaction waits before it begins. */
function sendBehind(send: Send): ReturnType<Send> {
  const { db } = site.deps;
  const begin = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    site.setClock(LATER);
    return begin();
  });
  return send();
}

// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Changed, Matching, Merged } from '../../../contracts/enquiries/desk-work.contract.ts';
import { untilWaiting } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../db/schema.ts';
import { runTransaction } from '../../db/transaction.ts';
import { presentFacts } from './store/facts.ts';

const NOW = '2026-11-20T06:30:00.000Z';
/** When a colleague is done with it, for whom a change waits. */
const LATER = '2026-11-20T06:30:10.000Z';

let site: TestApp;
let admin: UserRow;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  admin = await makeAdmin(site.db);
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

test.each(CHANGES)('a change of %s is of the moment when it came to its turn', async (_what, prepare) => {
  const enquiry = await makeEnquiry(site.db, { created_at: NOW });
  const send = await prepare(enquiry);
  for (const table of ['booking_events', 'audit_log'] as const) await site.db.deleteFrom(table).execute();

  const { status } = await sendWhile(send, 'bookings', enquiry.id);

  expect(status).toBe(200);
  const events = await site.db.selectFrom('booking_events').select('created_at as at').execute();
  const log = await site.db.selectFrom('audit_log').select('created_at as at').execute();
  expect(log).not.toEqual([]);
  expect(new Set([...events, ...log].map(({ at }) => at))).toEqual(new Set([LATER]));
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

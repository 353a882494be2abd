// @module-tag dialect
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import {
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  ENQUIRY_TRANSITIONS,
} from '../../../contracts/enquiries/enquiry-terms.ts';
import { dayAfter, dayOf } from '../../../contracts/india-time.ts';
import { makeAdmin, makeEnquiry, makeReview } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { fillDailySums } from '../../db/dialect/keep-daily-sums.ts';
import type { BookingRow, ReviewRow } from '../../db/schema.ts';
import { runTransaction } from '../../db/transaction.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

const NOW = Date.parse('2026-11-21T06:30:00.000Z');
const DAY_MS = 86_400_000;
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(new Date(NOW).toISOString());
  as = await site.signIn(await makeAdmin(site.db));
  await insertPlaceholders(site.db, demoSettings, new Date(NOW));
});
afterAll(() => site.close());

/** Over two months' ends, to the millisecond. */
const moment = fc.integer({ min: 0, max: 75 * DAY_MS }).map((ago) => new Date(NOW - ago).toISOString());
const values = fc.record({
  created_at: moment,
  deleted_at: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: moment }),
  status: fc.constantFrom(...ENQUIRY_STATUSES),
  destination: fc.constantFrom('', 'Sikkim', 'Bhutan'),
  source: fc.constantFrom(...ENQUIRY_SOURCES),
  first_reply_at: fc.option(moment),
});
const place = fc.nat(9);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('add' as const), values) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('write' as const), values, place) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('delete' as const), place) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('status' as const), place, fc.nat(4)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('bin' as const), place) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('merge' as const), place, place) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('undo' as const), place) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('review' as const), moment, fc.integer({ min: 1, max: 5 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('hide' as const), place) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('rate again' as const), place, fc.integer({ min: 1, max: 5 })),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

test('whatever is written, the sums are what a count over all says, for any period', async () => {
  const days = fc.tuple(fc.nat(80), fc.nat(80));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), days, async (steps, [a, b]) => {
      for (const table of ['bookings', 'reviews', 'booking_changes'] as const)
        await site.db.deleteFrom(table).execute();
      for (const taken of steps) await take(taken);
      const enquiries = await site.db.selectFrom('bookings').selectAll().execute();
      const reviews = await site.db.selectFrom('reviews').selectAll().execute();
      const today = dayOf(new Date(NOW));
      const [from, to] = [dayAfter(today, -Math.max(a, b)), dayAfter(today, -Math.min(a, b))];
      expect(await shown(`from=${from}&to=${to}`)).toEqual(counted(enquiries, reviews, { from, to }));
      expect(await shown('period=all')).toEqual(counted(enquiries, reviews, { from: '', to: today }));
    }),
    { numRuns: 25, seed: 13 },
  );
}, 60_000);

test('what an upgrade fills is what the triggers keep', async () => {
  await site.db.deleteFrom('bookings').execute();
  for (const [given] of fc.sample(fc.tuple(values), { numRuns: 12, seed: 4 }))
    await makeEnquiry(site.db, { user_id: null, ...given });
  const before = await sums();
  await site.db.deleteFrom('daily_sums').execute();
  await fillDailySums(site.db as never);
  expect(await sums()).toEqual(before);
  expect(before.filter(({ kind }) => kind === 'reply').length).toBeGreaterThan(2);
});

test('transactions that write days of one another are all counted, and none stops another', async () => {
  await site.db.deleteFrom('bookings').execute();
  const days = [new Date(NOW).toISOString(), new Date(NOW - DAY_MS).toISOString()];
  await Promise.all(
    Array.from({ length: 8 }, (_, nth) =>
      runTransaction(site.db, async (trx) => {
        for (const created_at of nth % 2 === 0 ? days : [...days].reverse())
          await makeEnquiry(trx, { user_id: null, created_at });
      }),
    ),
  );
  const { enquiries } = await shown('period=7');
  expect(enquiries.byDay.map(({ count }) => count)).toEqual([8, 8]);
});

function sums() {
  return site.db
    .selectFrom('daily_sums')
    .selectAll()
    .where('count', '>', 0)
    .orderBy('size')
    .orderBy('kind')
    .orderBy('first_day')
    .orderBy('name')
    .execute();
}

const near = (one: number, other: number, by: number) => Math.abs(one - other) <= by;

async function take(taken: Step): Promise<void> {
  const rows = await site.db.selectFrom('bookings').selectAll().orderBy('id').execute();
  const at = (index: number) => rows[index % Math.max(1, rows.length)];
  if (taken[0] === 'add') await makeEnquiry(site.db, { user_id: null, ...taken[1] });
  else if (taken[0] === 'review') await makeReview(site.db, { created_at: taken[1], rating: taken[2] });
  else if (taken[0] === 'hide' || taken[0] === 'rate again') await changeReview(taken);
  else if (taken[0] === 'undo') await undo(taken[1]);
  else if (taken[0] === 'write') {
    const row = at(taken[2]);
    if (row) await site.db.updateTable('bookings').set(taken[1]).where('id', '=', row.id).execute();
  } else if (taken[0] === 'merge') {
    const [row, other] = [at(taken[1]), at(taken[2])];
    if (row && other)
      await site.post(`/manage/bookings/${row.id}/merge`, { as, body: { otherId: other.id } });
  } else await work(at(taken[1]), taken);
}

async function work(
  row: BookingRow | undefined,
  [what, , to = 0]: ['delete' | 'bin' | 'status', number, number?],
): Promise<void> {
  if (!row) return;
  const { id: _id, status: from } = row;
  if (what === 'delete') await site.db.deleteFrom('bookings').where('id', '=', _id).execute();
  else {
    const next = ENQUIRY_TRANSITIONS[from][to % ENQUIRY_TRANSITIONS[from].length] ?? from;
    const change = what === 'bin' ? { kind: 'bin' } : { kind: 'status', to: next };
    const body = { bookings: [{ _id, status: from }], change };
    expect((await site.post('/manage/bookings/changes', { as, body })).status).toBe(200);
  }
}

async function changeReview([what, index, rating = 1]: ['hide' | 'rate again', number, number?]) {
  const rows = await site.db.selectFrom('reviews').select('id').orderBy('id').execute();
  const id = rows[index % Math.max(1, rows.length)]?.id ?? '';
  const set = what === 'hide' ? { is_hidden: 1 as const } : { rating };
  await site.db.updateTable('reviews').set(set).where('id', '=', id).execute();
}

async function undo(index: number): Promise<void> {
  const rows = await site.db.selectFrom('booking_changes').select('id').orderBy('id').execute();
  const id = rows[index % Math.max(1, rows.length)]?.id;
  if (id) await site.post(`/manage/bookings/changes/${id}/undo`, { as });
}

async function shown(query: string) {
  const { status, body } = await site.get<Dashboard>(`/dashboard?${query}`, { as });
  expect(status).toBe(200);
  const { enquiries, reviews, firstReply } = body.data;
  const { medianSeconds, answered, unanswered } = firstReply;
  return { enquiries, reviews, answered, unanswered, median: medianSeconds };
}

/** The same, of every row there is. */
function counted(all: BookingRow[], written: ReviewRow[], { from, to }: { from: string; to: string }) {
  const isIn = ({ created_at }: { created_at: string }) =>
    dayOf(created_at) >= from && dayOf(created_at) <= to;
  const rows = all.filter((row) => isIn(row) && row.deleted_at === null);
  const real = rows.filter((row) => row.status !== 'spam');
  const asked = real.filter((row) => row.source !== 'phone' && row.source !== 'walk_in');
  const took = asked
    .filter((row) => row.first_reply_at !== null)
    .map((row) => Math.max(0, Date.parse(row.first_reply_at ?? '') - Date.parse(row.created_at)) / 1000)
    .sort((a, b) => a - b);
  const ratings = written.filter((row) => isIn(row) && row.is_hidden === 0).map((row) => row.rating);
  const of = <T>(list: T[], value: T) => list.filter((one) => one === value).length;
  const days = real.map((row) => dayOf(row.created_at));
  const places = real.map((row) => row.destination);
  const statuses = rows.map((row) => row.status);
  const middle = [took[Math.floor((took.length - 1) / 2)], took[Math.floor(took.length / 2)]];
  const median = middle.reduce<number>((sum, one) => sum + (one ?? 0) / 2, 0);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    enquiries: {
      total: real.length,
      won: of(statuses, 'confirmed') + of(statuses, 'completed'),
      byStatus: ENQUIRY_STATUSES.map((status) => ({ status, count: of(statuses, status) })),
      byDay: [...new Set(days)].sort().map((day) => ({ day, count: of(days, day) })),
      byDestination: [...new Set(places)]
        .map((destination) => ({ destination, count: of(places, destination) }))
        .sort((a, b) => b.count - a.count || (a.destination < b.destination ? -1 : 1)),
    },
    reviews: {
      count: ratings.length,
      average:
        ratings.length === 0
          ? null
          : expect.toSatisfy((average: number) => near(average, sum / ratings.length, 0.051)),
      byRating: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: of(ratings, rating) })),
    },
    answered: took.length,
    unanswered: asked.length - took.length,
    median:
      took.length === 0 ? null : expect.toSatisfy((shown: number) => near(shown, median, median * 0.05 + 1)),
  };
}

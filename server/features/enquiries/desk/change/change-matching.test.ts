// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  Matching,
  MatchingChanged,
  Undone,
} from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { askMeanwhile } from '../../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../../tests/support/database/test-database.ts';
import { makeAdmin, makeEnquiry } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../../db/schema.ts';
import { lockOpenDeskEnquiry } from '../find-desk-enquiry.ts';
import { addNote } from '../reply-to-enquiry.ts';

const BEFORE = '2026-11-20T05:30:00.000Z';
const NOW = '2026-11-20T06:30:00.000Z';
const LATER = '2026-11-20T06:31:00.000Z';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setClock(NOW);
  for (const table of ['booking_changes', 'bookings', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});

const make = (given: Partial<BookingRow> = {}) => makeEnquiry(site.db, { created_at: BEFORE, ...given });
const statuses = async () => {
  const rows = await site.db.selectFrom('bookings').select(['id', 'status']).execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
};
const count = async (query: string) =>
  (await site.get<Matching>(`/manage/bookings/matching?${query}`, { as })).body.data;
const undo = (id: string | null) => site.post<Undone>(`/manage/bookings/changes/${id}/undo`, { as });

type Step = { change: object; filter?: object; mark?: string; runId?: string; cursor?: string | null };
async function step({ cursor, mark, ...given }: Step, idempotencyKey?: string) {
  const seenMark = mark ?? (await count('')).mark;
  const { status, body } = await site.post<MatchingChanged>('/manage/bookings/changes/matching', {
    as,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    body: { filter: { status: 'new' }, seenAt: NOW, seenMark, ...given, ...(cursor && { cursor }) },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** All steps of a change, one after the other. */
async function run(given: Step) {
  const first = await step(given);
  const all = [first];
  let { nextCursor } = first;
  while (nextCursor) {
    const next = await step({ ...given, runId: first.runId, cursor: nextCursor });
    all.push(next);
    nextCursor = next.nextCursor;
  }
  return all;
}

test('how many match is counted up to a bound, without what was taken for spam', async () => {
  for (const status of ['new', 'new', 'confirmed', 'spam'] as const) await make({ status });
  expect(await count('upTo=100')).toEqual({ count: 3, at: NOW, mark: expect.any(String) });
  expect((await count('upTo=100&status=new')).count).toBe(2);
  expect((await count('upTo=1&status=new')).count).toBe(2);
  expect((await site.get('/manage/bookings/matching?upTo=10001', { as })).status).toBe(400);
});

test.each(['!!!', '%', '—'])(
  'a search for %s, which has no letter or number, matches none, and none is changed by it',
  async (q) => {
    await make();
    expect((await count(`upTo=100&q=${encodeURIComponent(q)}`)).count).toBe(0);
    const [done] = await run({ filter: { q }, change: { kind: 'status', to: 'cancelled' } });
    expect(done).toMatchObject({ changed: 0, nextCursor: null });
    expect([...(await statuses()).values()]).toEqual(['new']);
  },
);

test('all that match are changed some at a time, and undone as one', async () => {
  const rows = [];
  for (let number = 0; number < 90; number += 1) rows.push(await make());
  const other = await make({ status: 'cancelled' });
  const answers = await run({ change: { kind: 'status', to: 'contacted' } });
  expect(answers.map(({ changed }) => changed)).toEqual([40, 40, 10]);
  expect(new Set(answers.map(({ undoId }) => undoId)).size).toBe(1);
  const after = await statuses();
  expect(rows.every(({ id }) => after.get(id) === 'contacted')).toBe(true);
  expect(after.get(other.id)).toBe('cancelled');

  const undoId = answers[0]?.undoId ?? '';
  const undone = [await undo(undoId), await undo(undoId), await undo(undoId)];
  expect(undone.map(({ body }) => [body.data.restored, body.data.isMore])).toEqual([
    [10, true],
    [40, true],
    [40, false],
  ]);
  expect((await undo(undoId)).body.message).toBe('This was undone already.');
  const back = await statuses();
  expect(rows.every(({ id }) => back.get(id) === 'new')).toBe(true);
});

test('what came, or was worked on, after they were counted is left as it is', async () => {
  const [quiet, touched] = [await make(), await make()];
  const late = await make({ created_at: LATER });
  site.setClock(LATER);
  await site.post(`/manage/bookings/${touched.id}/notes`, { as, body: { text: 'Rang at noon' } });
  const done = await step({ change: { kind: 'bin' } });
  expect(done.changed).toBe(1);
  expect(done.skipped).toEqual([
    {
      _id: touched.id,
      reference: touched.reference,
      reason: 'Somebody has worked on it since the list was counted.',
    },
  ]);
  const inList = await site.db.selectFrom('bookings').select('id').where('deleted_at', 'is', null).execute();
  expect(inList.map(({ id }) => id).sort()).toEqual([touched.id, late.id].sort());
  expect(quiet.id).not.toBe(touched.id);
});

test('what began before they were counted and was stored after is left as it is', async () => {
  const [quiet, touched] = [await make(), await make()];
  const { mark } = await count('status=new');
  site.setClock(BEFORE);
  await site.post(`/manage/bookings/${touched.id}/notes`, { as, body: { text: 'Rang at noon' } });
  const late = await make();
  site.setClock(NOW);
  const { changed, skipped } = await step({ change: { kind: 'bin' }, mark });
  expect(changed).toBe(1);
  expect(skipped.map(({ _id }) => _id).sort()).toEqual([touched.id, late.id].sort());
  const binned = site.db.selectFrom('bookings').select('id').where('deleted_at', 'is not', null);
  expect(await binned.execute()).toEqual([{ id: quiet.id }]);
});

if (isOnPostgres())
  test('what a colleague had in hand while they were counted, and ended before they are changed, is left as it is', async () => {
    const actor = await makeAdmin(site.db, { username: 'Tashi' });
    const { id } = await make();
    const by = { actor, now: new Date(BEFORE) };
    const { mark } = await site.db.transaction().execute(async (trx) => {
      await addNote(trx, await lockOpenDeskEnquiry(trx, id, by), 'Rang at noon', by);
      return count('status=new');
    });
    expect(await step({ change: { kind: 'bin' }, mark })).toMatchObject({
      changed: 0,
      skipped: [{ _id: id }],
    });
  });

if (isOnPostgres())
  test('what a colleague is writing about at that moment is left as it is', async () => {
    const actor = await makeAdmin(site.db, { username: 'Pema' });
    const { id, reference } = await make();
    const by = { actor, now: new Date(LATER) };
    const [done] = await askMeanwhile(
      site.db,
      async (trx) => addNote(trx, await lockOpenDeskEnquiry(trx, id, by), 'Rang at noon', by),
      [() => step({ change: { kind: 'bin' } })],
    );
    expect(done).toMatchObject({ changed: 0, skipped: [{ _id: id, reference }] });
  });

test('where none matches any more, or all were worked on, nothing is changed', async () => {
  expect(await step({ change: { kind: 'bin' } })).toMatchObject({ changed: 0, skipped: [], undoId: null });
  const { id } = await make();
  site.setClock(LATER);
  await site.post(`/manage/bookings/${id}/notes`, { as, body: { text: 'Rang at noon' } });
  expect(await step({ change: { kind: 'bin' } })).toMatchObject({ changed: 0, skipped: [{ _id: id }] });
});

test('a step whose answer was lost is done once', async () => {
  const enquiry = await make();
  const given = { change: { kind: 'status', to: 'spam' }, mark: (await count('')).mark };
  const first = await step(given, 'lost-answer');
  expect(await step(given, 'lost-answer')).toEqual(first);
  expect(first.changed).toBe(1);
  expect((await undo(first.undoId)).body.data.restored).toBe(1);
  expect((await statuses()).get(enquiry.id)).toBe('new');
});

test('what was done of a change that was broken off can be undone, but for what changed again', async () => {
  const rows = [];
  for (let number = 0; number < 50; number += 1) rows.push(await make());
  const { undoId, nextCursor } = await step({ change: { kind: 'status', to: 'contacted' } });
  expect(nextCursor).not.toBeNull();
  const done = [...(await statuses())].filter(([, status]) => status === 'contacted').map(([id]) => id);
  expect(done).toHaveLength(40);
  const again = done[0] ?? '';
  await site.put(`/manage/bookings/${again}/status`, { as, body: { from: 'contacted', to: 'confirmed' } });
  const { body } = await undo(undoId);
  expect(body.data).toMatchObject({ restored: 39, isMore: false });
  expect(body.data.skipped).toMatchObject([{ _id: again, reason: 'It was changed again in the meantime.' }]);
});

// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import type { Changed, Merged, Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { makeAdmin, makeEnquiry } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { newId } from '../../../../db/identifiers.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let admin: UserRow;
let colleague: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db, { username: 'Dolma' });
  colleague = await makeAdmin(site.db, { username: 'Pema' });
  site.setClock(NOW);
  as = await site.signIn(admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('bookings').execute();
  await site.db.deleteFrom('audit_log').execute();
});

const make = (given: Partial<BookingRow> = {}) => makeEnquiry(site.db, { created_at: NOW, ...given });
const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data.events;
const audit = () => site.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const setStatus = (id: string, from: EnquiryStatus, to: EnquiryStatus) =>
  site.put<Changed>(`/manage/bookings/${id}/status`, { as, body: { from, to } });
const change = (rows: BookingRow[], what: object) =>
  site.post<Changed>('/manage/bookings/changes', {
    as,
    body: { bookings: rows.map(({ id, status }) => ({ _id: id, status })), change: what },
  });
const undo = (id: string | null) => site.post<Undone>(`/manage/bookings/changes/${id}/undo`, { as });

test('staff move an enquiry on: row, history and audit log say so', async () => {
  const enquiry = await make();
  const { status, body } = await setStatus(enquiry.id, 'new', 'contacted');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ changed: 1, skipped: [] });
  expect(await rowOf(enquiry.id)).toEqual({ ...enquiry, status: 'contacted' });
  expect(await eventsOf(enquiry.id)).toMatchObject([
    { kind: 'status', from: 'new', to: 'contacted', by: 'Dolma', at: NOW },
    { kind: 'received', by: 'Website', at: NOW },
  ]);
  expect(await audit()).toMatchObject([
    {
      actor_id: admin.id,
      action: 'booking.status',
      subject_kind: 'booking',
      subject_id: enquiry.id,
      subject_label: enquiry.reference,
      before: '{"status":"new"}',
      after: '{"status":"contacted"}',
      created_at: NOW,
    },
  ]);
});

test('a change on top of somebody else’s is refused with a sentence', async () => {
  const enquiry = await make({ status: 'confirmed' });
  const { status, body } = await setStatus(enquiry.id, 'new', 'contacted');
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'conflict',
    message: 'Somebody else has set it to confirmed in the meantime.',
  });
  expect(await rowOf(enquiry.id)).toEqual(enquiry);
  expect(await audit()).toEqual([]);
});

test.each([
  ['new', 'completed'],
  ['confirmed', 'spam'],
  ['completed', 'new'],
  ['spam', 'confirmed'],
] as const)('from %s there is no step to %s §3.21 §4.31', async (from, to) => {
  const enquiry = await make({ status: from });
  const { status, body } = await setStatus(enquiry.id, from, to);
  expect(status).toBe(409);
  expect(body.message).toBe(`It is ${from} and cannot become ${to} from there.`);
  expect(await rowOf(enquiry.id)).toEqual(enquiry);
});

test('the owner is somebody of the staff, or nobody', async () => {
  const enquiry = await make();
  const put = (ownerId?: string) =>
    site.put(`/manage/bookings/${enquiry.id}/owner`, { as, body: { ownerId } });
  expect((await put(admin.id)).status).toBe(200);
  expect((await rowOf(enquiry.id)).owner_id).toBe(admin.id);
  expect((await put(enquiry.user_id ?? '')).status).toBe(400);
  expect((await put()).status).toBe(200);
  expect(await rowOf(enquiry.id)).toEqual(enquiry);
  expect(await eventsOf(enquiry.id)).toMatchObject([
    { kind: 'owner', from: 'Dolma', to: null },
    { kind: 'owner', from: null, to: 'Dolma' },
    { kind: 'received' },
  ]);
});

test('many are changed at one stroke, and what cannot be is named', async () => {
  const fresh = await make();
  const stale = await make();
  const done = await make({ status: 'completed' });
  await setStatus(stale.id, 'new', 'contacted');
  const { body } = await change([fresh, stale, done, { ...fresh, id: newId() }], {
    kind: 'status',
    to: 'spam',
  });
  expect(body.data.changed).toBe(1);
  expect(body.data.skipped.map(({ reference, reason }) => [reference, reason])).toEqual([
    [stale.reference, 'Somebody else has set it to contacted in the meantime.'],
    [done.reference, 'It is completed and cannot become spam from there.'],
    ['', 'It no longer exists.'],
  ]);
  expect((await rowOf(fresh.id)).status).toBe('spam');
});

test.each([
  ['status', () => ({ kind: 'status', to: 'contacted' })],
  ['owner', () => ({ kind: 'owner', ownerId: admin.id })],
  ['bin', () => ({ kind: 'bin' })],
])('an undone change of %s leaves exactly what was before', async (_what, what) => {
  const rows = [await make(), await make({ owner_id: null })];
  const { body } = await change(rows, what());
  expect(body.data.changed).toBe(2);
  for (const row of rows) expect(await rowOf(row.id)).not.toEqual(row);
  const undone = await undo(body.data.undoId);
  expect(undone.status).toBe(200);
  expect(undone.body.data).toEqual({ restored: 2, skipped: [], told: [], over: [], isMore: false });
  for (const row of rows) expect(await rowOf(row.id)).toEqual(row);
  expect((await audit()).map(({ action }) => action).slice(2)).toEqual(['booking.undo', 'booking.undo']);

  const again = await undo(body.data.undoId);
  expect(again.status).toBe(409);
  expect(again.body.message).toBe('This was undone already.');
});

test.each([
  ['a status', () => ({ kind: 'status', to: 'contacted' }), () => ({ kind: 'status', to: 'confirmed' })],
  [
    'an owner',
    () => ({ kind: 'owner', ownerId: admin.id }),
    () => ({ kind: 'owner', ownerId: colleague.id }),
  ],
])('%s that was changed again meanwhile stays, and the rest is undone', async (_what, to, again) => {
  const rows = [await make(), await make()] as const;
  const { body } = await change([...rows], to());
  const { body: later } = await change([await rowOf(rows[0].id)], again());
  expect(later.data.changed).toBe(1);
  const taken = await rowOf(rows[0].id);
  const undone = await undo(body.data.undoId);
  expect(undone.body.data).toMatchObject({
    restored: 1,
    skipped: [{ reference: rows[0].reference, reason: 'It was changed again in the meantime.' }],
  });
  expect(await rowOf(rows[0].id)).toEqual(taken);
  expect(await rowOf(rows[1].id)).toEqual(rows[1]);
});

test('an undo and a change of the same enquiries at the same moment wait for each other', async () => {
  const rows = [];
  for (let number = 0; number < 20; number += 1) rows.push(await make());
  const { body } = await change(rows.toReversed(), { kind: 'status', to: 'contacted' });
  const answers = await Promise.all([
    undo(body.data.undoId),
    change(rows, { kind: 'owner', ownerId: admin.id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const row of rows) expect(await rowOf(row.id)).toEqual({ ...row, owner_id: admin.id });
});

test('where nothing can be undone the whole is refused, and can be tried again', async () => {
  const enquiry = await make();
  const { body } = await setStatus(enquiry.id, 'new', 'contacted');
  await setStatus(enquiry.id, 'contacted', 'confirmed');
  expect((await undo(body.data.undoId)).body.message).toBe(
    'This cannot be undone: it was changed again in the meantime.',
  );
  await setStatus(enquiry.id, 'confirmed', 'contacted');
  expect((await undo(body.data.undoId)).status).toBe(200);
  expect((await rowOf(enquiry.id)).status).toBe('new');
});

test('two enquiries become one: the elder stays and takes over what it lacked', async () => {
  const elder = await make({
    user_id: null,
    user_email: '',
    created_at: '2026-11-18T06:30:00.000Z',
    source: 'phone',
  });
  const other = await make({ status: 'contacted', first_reply_at: NOW, owner_id: admin.id });
  await site.post(`/manage/bookings/${other.id}/notes`, { as, body: { text: 'Wants a window seat' } });
  const merge = await site.post<Merged>(`/manage/bookings/${other.id}/merge`, {
    as,
    body: { otherId: elder.id },
  });
  expect(merge.status).toBe(200);
  expect(merge.body.data).toMatchObject({ _id: elder.id, reference: elder.reference });
  expect(await rowOf(elder.id)).toEqual({
    ...elder,
    user_email: other.user_email,
    owner_id: admin.id,
    first_reply_at: NOW,
    status: 'contacted',
  });
  expect(await rowOf(other.id)).toEqual({ ...other, deleted_at: NOW, merged_into: elder.id });
  expect(await eventsOf(elder.id)).toMatchObject([
    { kind: 'merged', reference: other.reference },
    { kind: 'note', text: 'Wants a window seat', happenedTo: other.reference },
    { kind: 'received', happenedTo: other.reference },
    { kind: 'received', source: 'phone', happenedTo: null },
  ]);
  const found = await site.get<{ _id: string }[]>(`/manage/bookings?q=${other.reference}`, { as });
  expect(found.body.data.map(({ _id }) => _id)).toEqual([elder.id]);
  const restore = await site.post(`/booking/${other.id}/restore`, { as });
  expect(restore.body.message).toBe(`This enquiry was merged into ${elder.reference}. Undo the merge there.`);

  expect((await undo(merge.body.data.undoId)).status).toBe(200);
  expect(await rowOf(elder.id)).toEqual(elder);
  expect(await rowOf(other.id)).toEqual(other);
  expect((await eventsOf(other.id)).map(({ kind }) => kind)).toEqual([
    ...['separated', 'merged_into', 'note', 'received'],
  ]);
  expect((await audit()).map(({ action }) => action)).toEqual([
    'booking.note',
    'booking.merge',
    'booking.unmerge',
  ]);
});

test('an enquiry is not merged with itself, nor with one in the bin', async () => {
  const enquiry = await make();
  const binned = await make({ deleted_at: NOW });
  const merge = (otherId: string) =>
    site.post(`/manage/bookings/${enquiry.id}/merge`, { as, body: { otherId } });
  expect((await merge(enquiry.id)).status).toBe(400);
  expect((await merge(binned.id)).status).toBe(409);
  expect((await merge(newId())).status).toBe(404);
  expect(await rowOf(enquiry.id)).toEqual(enquiry);
});

test('binning and restoring by the specification’s calls stand in history and audit log', async () => {
  const enquiry = await make();
  await site.delete(`/booking/${enquiry.id}`, { as });
  const inBin = await setStatus(enquiry.id, 'new', 'contacted');
  expect(inBin.status).toBe(409);
  expect(inBin.body.message).toBe('This enquiry is in the bin. Restore it first.');
  await site.post(`/booking/${enquiry.id}/restore`, { as });
  expect((await eventsOf(enquiry.id)).map(({ kind }) => kind)).toEqual(['restored', 'binned', 'received']);
  expect((await audit()).map(({ action }) => action)).toEqual(['booking.bin', 'booking.restore']);
  expect(await rowOf(enquiry.id)).toEqual(enquiry);
});

// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Changed, Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import {
  changeEnquiryRow,
  makeAdmin,
  makeEnquiry,
  makeTour,
} from '../../../../../tests/support/factories.ts';
import { lettersThatLeave } from '../../../../../tests/support/letters-that-leave.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';
import { hurryAllMails } from '../../../../mail/mail-claims.queries.ts';

let site: TestApp;
let admin: UserRow;
let as: string;
let enquiry: BookingRow;
beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  await goTo('2027-03-14T06:30:00.000Z');
  await site.db.deleteFrom('outbox').execute();
  const tour = await makeTour(site.db, { title: 'Dzongu in three days', days: 3 });
  enquiry = await makeEnquiry(site.db, {
    ...{ tour_id: tour.id, tour_name: tour.title, status: 'confirmed', book_at: '2027-03-14' },
  });
});

async function goTo(moment: string) {
  site.setClock(moment);
  as = await site.signIn(admin);
}

async function tell(from: EnquiryStatus, to: EnquiryStatus): Promise<Changed> {
  const body = { from, to, tellTraveller: true, isMeant: true };
  const answer = await site.put<Changed>(`/manage/bookings/${enquiry.id}/status`, { as, body });
  expect(answer.status).toBe(200);
  return answer.body.data;
}
const undo = async (id: string | null) =>
  (await site.post<Undone>(`/manage/bookings/changes/${id}/undo`, { as })).body.data;

const leaving = async () => (await lettersThatLeave(site)).map(({ kind }) => kind);

test('a mail that tells of a status waits ten seconds, in which undoing stops it', async () => {
  const { undoId, mailLeavesAt } = await tell('confirmed', 'cancelled');
  expect(mailLeavesAt).toBe('2027-03-14T06:30:10.000Z');
  site.setClock('2027-03-14T06:30:09.000Z');
  expect(await leaving()).toEqual([]);
  expect(await undo(undoId)).toMatchObject({ restored: 1, told: [] });
  site.setClock('2027-03-14T06:30:20.000Z');
  expect(await leaving()).toEqual([]);
});

test('undoing later says whose mail has gone, and of what it told', async () => {
  const { undoId } = await tell('confirmed', 'cancelled');
  site.setClock('2027-03-14T06:30:10.000Z');
  expect(await leaving()).toEqual(['status-changed']);
  const told = [{ _id: enquiry.id, fullName: enquiry.full_name, status: 'cancelled' }];
  expect(await undo(undoId)).toMatchObject({ restored: 1, told });
});

test('of a trip of no known tour nobody knows the last day: completing it asks, and nobody is back before it began', async () => {
  const unknown = { tour_id: null, tour_name: 'A walk of their own', book_at: '2027-03-20' };
  await changeEnquiryRow(site.db, enquiry.id, unknown);
  const complete = (isMeant?: boolean) => {
    const body = { from: 'confirmed', to: 'completed', tellTraveller: true, isMeant };
    return site.put<Changed>(`/manage/bookings/${enquiry.id}/status`, { as, body });
  };
  await goTo('2027-03-22T06:30:00.000Z');
  const asked = await complete();
  expect(asked).toMatchObject({ status: 409, body: { code: 'asks_first' } });
  expect(asked.body).toMatchObject({
    message: `Nobody knows how long the trip is that begins on 20 Mar 2027: ${enquiry.reference}.`,
  });
  await goTo('2027-03-14T06:30:00.000Z');
  expect((await complete(true)).body.data.mailLeavesAt).toBe('2027-03-21T03:30:00.000Z');
});

test('sending once more after a lost answer mails once', async () => {
  await tell('confirmed', 'cancelled');
  expect(await tell('confirmed', 'cancelled')).toMatchObject({ changed: 0, skipped: [] });
  site.setClock('2027-03-14T06:30:10.000Z');
  expect(await leaving()).toEqual(['status-changed']);
});

test('from a tab that does not know of one’s own change without a mail, to change and send says that no mail leaves', async () => {
  const change = (tellTraveller: boolean) => {
    const body = { from: 'confirmed', to: 'cancelled', tellTraveller };
    return site.put<Changed>(`/manage/bookings/${enquiry.id}/status`, { as, body });
  };
  expect((await change(false)).status).toBe(200);
  expect(await change(true)).toMatchObject({
    status: 409,
    body: {
      message: 'You have set it to cancelled already, and no mail told of it: write a reply that does.',
    },
  });
  expect((await change(false)).body.data).toMatchObject({ changed: 0, skipped: [] });
});

test.each([
  ['failed', { failed_at: '2027-03-14T06:30:11.000Z', next_attempt_at: null }],
  ['was called off', { cancelled_at: '2027-03-14T06:30:05.000Z', next_attempt_at: null }],
])('a mail that %s has told of no change: sending once more says so', async (_what, ended) => {
  await tell('confirmed', 'cancelled');
  await site.db.updateTable('outbox').set(ended).execute();
  const body = { from: 'confirmed', to: 'cancelled', tellTraveller: true };
  expect(await site.put(`/manage/bookings/${enquiry.id}/status`, { as, body })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no mail told of it') },
  });
});

test('from a tab that does not know of one’s own answer, to change and send says that the answer has done it', async () => {
  await changeEnquiryRow(site.db, enquiry.id, { status: 'new' });
  const call = { channel: 'call', answerSeen: null };
  expect(await site.post(`/manage/bookings/${enquiry.id}/contacts`, { as, body: call })).toMatchObject({
    status: 200,
  });
  const body = { from: 'new', to: 'contacted', tellTraveller: true };
  expect(await site.put(`/manage/bookings/${enquiry.id}/status`, { as, body })).toMatchObject({
    status: 409,
    body: {
      message: 'Your answer to the traveller has set it to contacted already: no mail leaves beside it.',
    },
  });
});

test('undoing a completion says whom the question how it was had reached', async () => {
  await goTo('2027-03-17T04:00:00.000Z');
  const body = { from: 'confirmed', to: 'completed' };
  const path = `/manage/bookings/${enquiry.id}/status`;
  const { undoId } = (await site.put<Changed>(path, { as, body })).body.data;
  expect(await leaving()).toEqual(['review-invitation']);
  const told = [{ _id: enquiry.id, fullName: enquiry.full_name, status: 'completed' }];
  expect(await undo(undoId)).toMatchObject({ restored: 1, told });
});

test('a mail that waits is not sent where the status was taken back by hand', async () => {
  await tell('confirmed', 'cancelled');
  await site.put(`/manage/bookings/${enquiry.id}/status`, {
    as,
    body: { from: 'cancelled', to: 'contacted' },
  });
  site.setClock('2027-03-14T06:31:00.000Z');
  expect(await leaving()).toEqual([]);
});

test('nobody is told of an enquiry that is in the bin, and of one that is restored they are', async () => {
  await tell('confirmed', 'cancelled');
  await site.delete(`/booking/${enquiry.id}`, { as });
  await goTo('2027-03-14T06:30:11.000Z');
  expect(await leaving()).toEqual([]);
  expect((await site.post(`/booking/${enquiry.id}/restore`, { as })).status).toBe(200);
  expect(await leaving()).toEqual(['status-changed']);
});

test('of a completed one, too, both mails wait while it is in the bin, and where it was merged by mistake', async () => {
  await tell('confirmed', 'completed');
  await site.delete(`/booking/${enquiry.id}`, { as });
  expect(await leaving()).toEqual([]);
  await site.post(`/booking/${enquiry.id}/restore`, { as });
  const { id } = await makeEnquiry(site.db);
  const merging = { as, body: { otherId: enquiry.id } };
  const merged = await site.post<{ undoId: string }>(`/manage/bookings/${id}/merge`, merging);
  expect(merged.status).toBe(200);
  expect(await leaving()).toEqual([]);
  await site.post(`/manage/bookings/changes/${merged.body.data.undoId}/undo`, { as });
  await goTo('2027-03-18T04:00:00.000Z');
  expect((await leaving()).sort()).toEqual(['review-invitation', 'status-changed']);
});

test('a traveller still on the way is told on the morning after the last day that they are back', async () => {
  const { mailLeavesAt } = await tell('confirmed', 'completed');
  expect(mailLeavesAt).toBe('2027-03-17T03:30:00.000Z');
  // Not even where the clock was put back, and whatever waits is sent at once.
  await hurryAllMails(site.db, new Date('2027-03-14T07:00:00.000Z'));
  site.setClock('2027-03-17T03:29:00.000Z');
  expect(await leaving()).toEqual([]);
  site.setClock('2027-03-17T03:30:00.000Z');
  expect((await leaving()).sort()).toEqual(['review-invitation', 'status-changed']);
});

test('completed after the trip, the traveller is told at once', async () => {
  await goTo('2027-03-17T04:00:00.000Z');
  await tell('confirmed', 'completed');
  expect(await leaving()).toEqual(['review-invitation']);
  site.setClock('2027-03-17T04:00:10.000Z');
  expect(await leaving()).toEqual(['status-changed']);
});

test('completed too early and taken back, nobody is told that they are back', async () => {
  const { undoId } = await tell('confirmed', 'completed');
  await undo(undoId);
  site.setClock('2027-03-18T06:30:00.000Z');
  expect(await leaving()).toEqual([]);
});

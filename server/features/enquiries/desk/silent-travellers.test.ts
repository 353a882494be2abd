// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import type { AnswerDone } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { Today } from '../../../../contracts/today.contract.ts';
import { makeAdmin, makeContactMessage, makeEnquiry } from '../../../../tests/support/factories.ts';
import { quoteDesk } from '../../../../tests/support/quote-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../../db/schema.ts';

let site: TestApp;
let admin: UserRow;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db, { username: 'Dolma' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('bookings').execute();
  // A Friday, at noon in India.
  await goTo('2026-11-20T06:30:00.000Z');
});

async function goTo(moment: string) {
  site.setClock(moment);
  as = await site.signIn(admin);
}
const make = (given: Partial<BookingRow> = {}) =>
  makeEnquiry(site.db, { created_at: site.deps.now().toISOString(), ...given });
const reply = async ({ id }: BookingRow) =>
  (
    await site.post<AnswerDone>(`/manage/bookings/${id}/reply`, {
      as,
      body: { subject: 'Your trip', text: 'Hello, we hold two rooms for you.' },
    })
  ).body.data;
const contact = async ({ id }: BookingRow, channel: string) =>
  (await site.post<AnswerDone>(`/manage/bookings/${id}/contacts`, { as, body: { channel } })).body.data;
const planOf = ({ id }: BookingRow) =>
  site.db
    .selectFrom('bookings')
    .select(['next_action_on as on', 'next_action_words as words', 'next_action_for as forId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const silent = async (days: 3 | 7) =>
  (await site.get<DeskEnquiry[]>(`/manage/bookings?needs=silent-${days}`, { as })).body.data.map(
    ({ _id }) => _id,
  );
const NOTHING = { on: null, words: null, forId: null };

test('a reply after which nothing is planned is asked about again three working days on, which one press drops', async () => {
  const enquiry = await make();
  const { nextAction } = await reply(enquiry);
  // Saturday and Monday are worked, Sunday is not.
  expect(nextAction).toMatchObject({ on: '2026-11-24' });
  expect(await planOf(enquiry)).toEqual({
    ...{ on: '2026-11-24', words: 'No answer yet: ask again', forId: admin.id },
  });
  await site.post(`/manage/bookings/changes/${nextAction?.undoId}/undo`, { as });
  expect(await planOf(enquiry)).toEqual(NOTHING);
  expect((await contact(enquiry, 'whatsapp')).nextAction).toMatchObject({ on: '2026-11-24' });
});

test('what is planned stays as it is, and nothing is planned after a call or for what is closed', async () => {
  const planned = await make({ next_action_on: '2026-12-01', next_action_words: 'Book the jeep' });
  expect((await reply(planned)).nextAction).toBeNull();
  expect(await planOf(planned)).toMatchObject({ on: '2026-12-01', words: 'Book the jeep' });
  const called = await make();
  expect((await contact(called, 'call')).nextAction).toBeNull();
  const closed = await make({ status: 'cancelled' });
  expect((await reply(closed)).nextAction).toBeNull();
  expect(await planOf(closed)).toEqual(NOTHING);
});

test('a quotation is an answer, too: of one that nothing came back to, the traveller is silent', async () => {
  const enquiry = await make({ guest_size: 2, book_at: '2027-04-12' });
  await reply(enquiry);
  await goTo('2026-11-20T08:30:00.000Z');
  await makeContactMessage(site.db, {
    email: enquiry.user_email,
    created_at: site.deps.now().toISOString(),
  });
  await goTo('2026-11-23T06:30:00.000Z');
  expect(await silent(3)).toEqual([]);
  const line = { text: 'Tour', quantity: 2, each: 20_000, cost: null, treatment: 'priced' };
  const options = [{ label: 'Standard', lines: [line], discount: 0, discountReason: '' }];
  const quotes = quoteDesk(site, as);
  const { token } = await quotes.sent(enquiry, { options });
  expect((await quotes.ofLink(token, 'opening')).status).toBe(200);
  await goTo('2026-11-27T06:30:00.000Z');
  expect(await silent(3)).toEqual([enquiry.id]);
  expect((await quotes.ofLink(token, 'refusal', { reason: 'Too dear' })).status).toBe(200);
  await goTo('2026-12-01T06:30:00.000Z');
  expect(await silent(3)).toEqual([]);
});

test('travellers silent for three days and for seven are in a list of each, and on Today', async () => {
  const [quiet, wrote, spoken, confirmed] = [await make(), await make(), await make(), await make()];
  await make();
  for (const enquiry of [quiet, wrote, spoken, confirmed]) await reply(enquiry);
  await site.db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', confirmed.id).execute();
  // By India’s calendar: late on the second day after, and on the third.
  await goTo('2026-11-22T18:00:00.000Z');
  expect(await silent(3)).toEqual([]);
  await makeContactMessage(site.db, { email: wrote.user_email, created_at: '2026-11-22T18:00:00.000Z' });
  await contact(spoken, 'call');
  await goTo('2026-11-22T18:30:00.000Z');
  expect(await silent(3)).toEqual([quiet.id]);
  expect(await silent(7)).toEqual([]);
  const today = (await site.get<Today>('/dashboard/today?whose=mine', { as })).body.data;
  expect(today.silent).toMatchObject({ count: 1, first: [{ _id: quiet.id }] });
  await goTo('2026-11-26T18:30:00.000Z');
  expect(await silent(7)).toEqual([quiet.id]);
});

test('an answer is one however it was given: on the message, on what was merged, at the office, or by hand', async () => {
  const message = await makeContactMessage(site.db, { created_at: '2026-11-20T06:00:00.000Z' });
  const became = await site.post<{ _id: string }>(`/contacts/${message.id}/enquiry`, { as });
  const answerMessage = () =>
    site.post(`/contacts/${message.id}/replies`, { as, body: { reply: 'Gladly, in May.' } });
  await answerMessage();
  const [elder, merged, byHand] = [await make({ user_email: '' }), await make(), await make()];
  await reply(merged);
  await site.post(`/manage/bookings/${elder.id}/merge`, { as, body: { otherId: merged.id } });
  await site.put(`/manage/bookings/${byHand.id}/status`, { as, body: { from: 'new', to: 'contacted' } });
  const call = { source: 'phone', fullName: 'Asha', phone: '98320 10001', travelWords: 'May' };
  const body = { ...call, tourName: 'Sikkim', guestSize: 2 };
  const taken = await site.post<{ _id: string }>('/manage/bookings', { as, body });
  await goTo('2026-11-22T18:30:00.000Z');
  const all = [became.body.data._id, elder.id, byHand.id, taken.body.data._id];
  expect((await silent(3)).toSorted()).toEqual(all.toSorted());
  const today = (await site.get<Today>('/dashboard/today?whose=mine', { as })).body.data;
  expect(today.silent.count).toBe(3);
  await answerMessage();
  // Asking once more is writing.
  const again = await make();
  await site.post(`/manage/bookings/${byHand.id}/merge`, { as, body: { otherId: again.id } });
  expect((await silent(3)).toSorted()).toEqual([elder.id, taken.body.data._id].toSorted());
});

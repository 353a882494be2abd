// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { DeskMoney } from '../../../../contracts/money/money.contract.ts';
import { makeAdmin, makeAgent, makeEnquiry, makeReader } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';

const NOW = '2026-11-30T06:30:00.000Z';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
beforeEach(async () => {
  site.setClock(NOW);
  desk = moneyDesk(site, as);
  ({ enquiry } = await desk.agreed());
});
afterAll(() => site.close());

const waitingIn = async (of = enquiry) => (await desk.money(of)).payments.at(-1)?._id ?? '';

test('what is accepted is due by its plan: half now, half thirty days before travel', async () => {
  const { instalments, due, balance, nextDue, agreement } = await desk.money(enquiry);
  expect(instalments).toMatchObject([
    { cause: 'advance', dueOn: '2026-11-30', paise: 33_000_00, paid: 0, isOverdue: false },
    { cause: 'balance', dueOn: '2027-03-13', paise: 33_000_00 },
  ]);
  expect([due, balance]).toEqual([66_000_00, 66_000_00]);
  expect(nextDue).toEqual({ dueOn: '2026-11-30', paise: 33_000_00 });
  expect(agreement).toMatchObject({ name: 'Asha Rai', state: '19', people: 2, total: 66_000_00 });
});

test('a payment counts once it is verified, and brings its receipt', async () => {
  const reference = 'utr 4077-1234-5678';
  expect((await desk.log(enquiry, { amount: '₹33,000', reference })).body.data).toMatchObject({
    ...{ received: 0, waiting: 33_000_00, documents: [] },
    payments: [{ state: 'logged', reference: 'UTR407712345678', by: 'Dolma' }],
  });
  const { status, body } = await desk.decide(enquiry, await waitingIn(), 'verification');
  expect([status, body.message]).toEqual([200, 'Verified: the receipt is on its way.']);
  expect(body.data).toMatchObject({
    ...{ received: 33_000_00, waiting: 0, balance: 33_000_00 },
    payments: [{ state: 'verified', decidedBy: 'Dolma' }],
    documents: [{ kind: 'receipt', title: 'Receipt', total: 33_000_00 }],
  });
  const events = (await site.get<DeskDetail>(`/manage/bookings/${enquiry.id}`, { as })).body.data.events;
  const { number } = body.data.documents[0] ?? {};
  expect(events.filter(({ kind }) => kind === 'money')).toMatchObject([
    { what: 'verified', paise: 33_000_00, number },
    { what: 'logged', paise: 33_000_00, number: '' },
    { what: 'planned', paise: 66_000_00, by: 'Traveller' },
  ]);
});

test('a receipt that cannot be mailed is handed over', async () => {
  await site.db.updateTable('bookings').set({ user_email: '' }).where('id', '=', enquiry.id).execute();
  await desk.log(enquiry);
  const { body } = await desk.decide(enquiry, await waitingIn(), 'verification');
  expect(body.message).toBe('Verified. There is no email address: hand the receipt over yourself.');
});

test('a payment is decided once', async () => {
  await desk.log(enquiry);
  const id = await waitingIn();
  expect((await desk.decide(enquiry, id, 'reversal')).body.message).toBe(
    'Nobody has verified this payment yet.',
  );
  await desk.decide(enquiry, id, 'verification');
  expect((await desk.decide(enquiry, id, 'verification')).status).toBe(409);
  expect((await desk.decide(enquiry, id, 'rejection')).status).toBe(409);
  const { body } = await desk.decide(enquiry, id, 'reversal', { reason: 'The cheque came back' });
  expect(body.data).toMatchObject({
    ...{ received: 0, balance: 66_000_00 },
    payments: [{ state: 'reversed', reason: 'The cheque came back' }],
    documents: [{ kind: 'receipt' }, { kind: 'refund_voucher', title: 'Refund note' }],
  });
  expect((await desk.decide(enquiry, id, 'reversal')).status).toBe(409);
});

test('a reference is of one payment, however it is typed, until that is rejected or taken back', async () => {
  await desk.log(enquiry, { reference: 'ABC 123456' });
  const other = (await desk.agreed()).enquiry;
  const again = await desk.log(other, { reference: 'abc-123456' });
  expect(again.body.fields).toEqual({ reference: 'A payment with this reference is logged already.' });
  expect((await desk.money(other)).payments).toEqual([]);
  await desk.decide(enquiry, await waitingIn(), 'rejection');
  await desk.pay(other, 1_000, { reference: 'abc-123456' });
  expect((await desk.log(enquiry, { reference: 'ABC123456' })).status).toBe(400);
  await desk.decide(other, await waitingIn(other), 'reversal');
  for (const trip of [other, enquiry]) {
    expect((await desk.log(trip, { reference: 'ABC123456' })).status).toBe(200);
    await desk.decide(trip, await waitingIn(trip), 'rejection');
  }
});

test('what stands on a receipt for cash or of a card may stand on another', async () => {
  for (const method of ['cash', 'cash', 'card', 'other'])
    expect((await desk.log(enquiry, { method, reference: 'At the office' })).status).toBe(200);
});

test('no payment is of a day to come, of nothing, or without a known way', async () => {
  const faults = async (given: object) => Object.keys((await desk.log(enquiry, given)).body.fields ?? {});
  expect(await faults({ paidOn: '2026-12-01' })).toEqual(['paidOn']);
  expect(await faults({ amount: 0 })).toEqual(['amount']);
  expect(await faults({ amount: '12.345' })).toEqual(['amount']);
  expect(await faults({ method: 'hawala' })).toEqual(['method']);
  // In India the day has begun.
  site.setClock('2026-11-30T18:30:00.000Z');
  desk = moneyDesk(site, await site.signIn(await makeAdmin(site.db)));
  expect((await desk.log(enquiry, { paidOn: '2026-12-01' })).status).toBe(200);
});

test('what is sent twice is logged once', async () => {
  const headers = desk.keyed();
  const body = { amount: 500, method: 'cash', paidOn: '2026-11-30' };
  const path = `/manage/bookings/${enquiry.id}/payments`;
  for (const _ of [1, 2]) expect((await site.post(path, { as, body, headers })).status).toBe(200);
  expect((await desk.money(enquiry)).waiting).toBe(500_00);
});

test('agents log what they hear, and only managers verify, issue and pay back', async () => {
  const agent = await site.signIn(await makeAgent(site.db));
  const reader = await site.signIn(await makeReader(site.db));
  const ownedBy = (owner_id: string | null) =>
    site.db.updateTable('bookings').set({ owner_id }).where('id', '=', enquiry.id).execute();
  await ownedBy(null);
  expect((await desk.log(enquiry, {}, reader)).status).toBe(403);
  expect((await desk.log(enquiry, {}, agent)).status).toBe(200);
  const verified = await desk.decide(enquiry, await waitingIn(), 'verification', {}, agent);
  expect([verified.status, verified.body.message]).toEqual([
    403,
    'Your role, Agent, cannot verify payments, issue documents and pay back. Owners and managers can.',
  ]);
  for (const what of ['invoice', 'refunds', 'cancellation'])
    expect((await desk.post(enquiry, what, {}, agent)).status).toBe(403);
  const ofManager = await makeAdmin(site.db);
  await site.db
    .updateTable('bookings')
    .set({ owner_id: ofManager.id })
    .where('id', '=', enquiry.id)
    .execute();
  expect((await desk.log(enquiry, {}, agent)).status).toBe(404);
});

test('a later payment pays the balance, and what is too much can be paid back', async () => {
  await desk.pay(enquiry, 40_000);
  const { instalments, overpaid } = await desk.pay(enquiry, 30_000);
  expect(instalments.map(({ paid }) => paid)).toEqual([33_000_00, 33_000_00]);
  expect(overpaid).toBe(4_000_00);
  expect((await desk.payBack(enquiry, { amount: 4_000.01 })).body.fields).toHaveProperty('amount');
  const { body } = await desk.payBack(enquiry, { amount: 4_000, method: 'upi', note: 'Typed twice' });
  expect(body.data).toMatchObject({ overpaid: 0, refunded: 4_000_00, refundDue: 0, balance: 0 });
  expect(body.data.refunds).toMatchObject([{ paise: 4_000_00, method: 'upi', note: 'Typed twice' }]);
});

test('an instalment is changed by entries that correct it; nothing is overwritten', async () => {
  const before = await site.db.selectFrom('money_entries').selectAll().orderBy('id').execute();
  const [, balance] = (await desk.money(enquiry)).instalments;
  const path = `/manage/bookings/${enquiry.id}/dues/${balance?._id}`;
  const change = (body: object) =>
    site.put(path, { as, body: { reason: 'Asked for time', ...body }, headers: desk.keyed() });
  expect((await change({ amount: 33_000, dueOn: '2027-03-13' })).status).toBe(400);
  expect((await change({ amount: 30_000, dueOn: '2027-03-20' })).status).toBe(200);
  const { instalments, due } = await desk.money(enquiry);
  expect(instalments).toMatchObject([{ cause: 'advance' }, { cause: 'balance', dueOn: '2027-03-20' }]);
  expect(due).toBe(63_000_00);
  const after = await site.db.selectFrom('money_entries').selectAll().orderBy('id').execute();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(before.length + 2);
  expect((await change({ amount: 1, dueOn: '2027-03-20' })).status).toBe(404);
});

test('an instalment that was lowered to nothing can be raised again, by staff, who still see it', async () => {
  const { enquiry: whole, token } = await desk.agreed({ travelDay: '2026-12-10' });
  const [all] = (await desk.money(whole)).instalments;
  const change = (amount: number) =>
    site.put<DeskMoney>(`/manage/bookings/${whole.id}/dues/${all?._id}`, {
      ...{ as, headers: desk.keyed() },
      body: { amount, dueOn: all?.dueOn, reason: 'Typed wrong' },
    });
  expect((await change(0)).body.data).toMatchObject({
    ...{ due: 0, nextDue: null, isOverdue: false },
    instalments: [{ _id: all?._id, paise: 0, isOverdue: false }],
  });
  expect((await desk.ofLink(token)).instalments).toEqual([]);
  expect((await change(0)).status).toBe(400);
  expect((await change(60_000)).body.data).toMatchObject({
    due: 60_000_00,
    instalments: [{ paise: 60_000_00 }],
  });
  expect((await desk.post(whole, 'invoice', { address: 'Siliguri' })).status).toBe(200);
});

test('what was paid before a merge belongs to the enquiry that stays', async () => {
  const younger = await makeEnquiry(site.db, { created_at: '2026-12-01T06:30:00.000Z' });
  await desk.pay(younger, 33_000);
  const { status } = await site.post(`/manage/bookings/${enquiry.id}/merge`, {
    ...{ as, headers: desk.keyed() },
    body: { otherId: younger.id },
  });
  expect(status).toBe(200);
  const { received, documents, balance } = await desk.money(enquiry);
  expect([received, documents.length, balance]).toEqual([33_000_00, 1, 33_000_00]);
  expect((await desk.pay(enquiry, 33_000)).balance).toBe(0);
});

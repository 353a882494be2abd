// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { IssuedDocument } from '../../../../contracts/money/documents.contract.ts';
import type { DueWeeks } from '../../../../contracts/money/due-list.contract.ts';
import { makeAgent, makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { contentOf, listDocuments } from '../../documents/documents.queries.ts';

const TODAY = '2026-11-30';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(`${TODAY}T06:30:00.000Z`);
  as = await site.signIn(await makeOwner(site.db, { username: 'Dolma' }));
  desk = moneyDesk(site, as);
});
beforeEach(async () => {
  for (const table of ['documents', 'document_counters', 'tax_rules'] as const)
    await site.db.deleteFrom(table).execute();
  await desk.saveRules(TODAY);
});
afterAll(() => site.close());

const papersOf = async (enquiry: BookingRow) => (await listDocuments(site.db, [enquiry.id])).map(contentOf);
const told = ({ number, of, amounts }: IssuedDocument) =>
  [short(number), amounts.total / 100, ...(of ? ['of', short(of.number)] : [])].join(' ');
const short = (number: string) => `${number.at(2)}${Number(number.split('/').at(-1))}`;
const takenBack = async (enquiry: BookingRow, who = as, nth = -1) => {
  const refund = (await desk.money(enquiry)).refunds.at(nth)?._id;
  return desk.post(enquiry, `refunds/${refund}/reversal`, { reason: 'The account is closed' }, who);
};
const reversed = async (enquiry: BookingRow) =>
  desk.decide(enquiry, (await desk.money(enquiry)).payments[0]?._id ?? '', 'reversal');
/** What was paid too much is paid back. */
async function paidBack(amount = 6_100) {
  const { enquiry, token } = await desk.agreed({ each: 26_950, state: '11' });
  await desk.pay(enquiry, 60_000);
  await desk.payBack(enquiry, { amount });
  return { enquiry, token };
}

test('a refund that did not go out is to be paid back again, and the first stays with its reason', async () => {
  const { enquiry, token } = await paidBack();
  expect(await desk.ofLink(token)).toMatchObject({ refunded: 6_100_00, refundDue: 0 });
  const { status, body } = await takenBack(enquiry);
  expect([status, body.message]).toEqual([200, 'Noted: it did not go out, and is to be paid back.']);
  expect(body.data).toMatchObject({
    ...{ refunded: 0, refundDue: 6_100_00, balance: 0, overpaid: 0 },
    refunds: [{ paise: 6_100_00, takenBack: { by: 'Dolma', reason: 'The account is closed' } }],
  });
  expect(await desk.ofLink(token)).toMatchObject({ refunded: 0, refundDue: 6_100_00 });
  const { refunds } = (await site.get<DueWeeks>('/manage/money/due', { as })).body.data;
  expect(refunds.rows.find((row) => row.enquiry._id === enquiry.id)?.paise).toBe(6_100_00);
  const { events } = (await site.get<DeskDetail>(`/manage/bookings/${enquiry.id}`, { as })).body.data;
  expect(events.find(({ kind }) => kind === 'money')).toMatchObject({
    ...{ what: 'refund_reversed', paise: 6_100_00, number: 'TTR/26-27/0002' },
  });
  expect((await takenBack(enquiry)).body.message).toBe('It is noted already that this did not go out.');
  await desk.payBack(enquiry, { amount: 6_100 });
  expect((await desk.money(enquiry)).refunds).toMatchObject([{}, { paise: 6_100_00, takenBack: null }]);
});

test('its voucher is answered by a receipt of the same amounts, which is an advance again', async () => {
  const { enquiry } = await paidBack();
  await takenBack(enquiry);
  await desk.payBack(enquiry, { amount: 6_100 });
  const papers = await papersOf(enquiry);
  expect(papers.map(told)).toEqual(['R1 60000', 'V1 6100 of R1', 'R2 6100 of V1', 'V2 6100 of R2']);
  const [, voucher, receipt, again] = papers;
  expect(receipt).toMatchObject({
    ...{ title: 'Receipt voucher', amounts: voucher?.amounts, payment: null, sac: voucher?.sac },
    lines: [{ text: 'Refund that did not go out for Your trip', paise: 6_100_00 }],
  });
  expect(again?.amounts).toEqual(voucher?.amounts);
});

test('an invoice takes in what did not go out, too', async () => {
  const { enquiry } = await paidBack();
  await takenBack(enquiry);
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  await desk.payBack(enquiry, { amount: 6_100 });
  const papers = await papersOf(enquiry);
  expect(papers.slice(3).map(told)).toEqual(['I1 53900', 'V2 6100 of R2']);
  expect(papers[3]?.advances?.map(({ number, amounts }) => [short(number), amounts.total])).toEqual([
    ['R1', 53_900_00],
  ]);
});

test('of an agency without GST the note is answered by a receipt', async () => {
  await site.db.deleteFrom('tax_rules').execute();
  const { enquiry } = await paidBack();
  await takenBack(enquiry);
  await desk.payBack(enquiry, { amount: 6_100 });
  const papers = await papersOf(enquiry);
  expect(papers.map(told)).toEqual(['P1 60000', 'V1 6100 of P1', 'P2 6100 of V1', 'V2 6100 of P2']);
  expect(papers[2]?.title).toBe('Receipt');
});

test('by a payment that has bounced since there is nothing to pay back, and no advance', async () => {
  const { enquiry } = await paidBack();
  await reversed(enquiry);
  const { data } = (await takenBack(enquiry)).body;
  expect(data).toMatchObject({ received: 0, refunded: 0, refundDue: 0, balance: 53_900_00 });
  expect((await papersOf(enquiry)).map(told)).toEqual(['R1 60000', 'V1 6100 of R1', 'V2 53900 of R1']);
  expect((await desk.payBack(enquiry, { amount: 1 })).status).toBe(400);
});

test('what a credit note has said had no voucher, and has no receipt', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await desk.pay(enquiry, 66_000);
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  await desk.post(enquiry, 'cancellation', { refund: 33_000, reason: 'Illness' });
  await desk.payBack(enquiry, { amount: 33_000 });
  expect((await takenBack(enquiry)).body.data.refundDue).toBe(33_000_00);
  await desk.payBack(enquiry, { amount: 33_000 });
  expect((await papersOf(enquiry)).map(told)).toEqual(['R1 66000', 'I1 66000', 'C1 33000 of I1']);
});

test('five at once take it back once; agents do not, nor what is no refund', async () => {
  const { enquiry } = await paidBack();
  await site.db.updateTable('bookings').set({ owner_id: null }).where('id', '=', enquiry.id).execute();
  expect((await takenBack(enquiry, await site.signIn(await makeAgent(site.db)))).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 5 }, () => takenBack(enquiry)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const { payments } = await desk.money(enquiry);
  const wrong = await desk.post(enquiry, `refunds/${payments[0]?._id}/reversal`, { reason: 'Typed wrong' });
  expect(wrong.status).toBe(404);
});

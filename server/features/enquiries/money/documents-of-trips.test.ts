// @module-tag dialect
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { IssuedDocument } from '../../../../contracts/money/documents.contract.ts';
import { makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { issueReceipt } from './issue-document.ts';
import { loadLedger } from './money-ledger.ts';

const NOW = '2026-11-30T06:30:00.000Z';
const OF_MAHARASHTRA = '27AAPFU0939F1ZV';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  await insertPlaceholders(site.db, demoSettings, new Date(NOW));
});
beforeEach(async () => {
  site.setClock(NOW);
  for (const table of ['documents', 'document_counters', 'tax_rules', 'payment_references'] as const)
    await site.db.deleteFrom(table).execute();
  as = await site.signIn(await makeOwner(site.db));
  desk = moneyDesk(site, as);
});
afterAll(() => site.close());

async function papers(enquiry: BookingRow): Promise<IssuedDocument[]> {
  const rows = await site.db
    .selectFrom('documents')
    .selectAll()
    .where('booking_id', '=', enquiry.id)
    .orderBy('id')
    .execute();
  for (const { frozen, sha256 } of rows)
    expect(sha256).toBe(createHash('sha256').update(frozen).digest('hex'));
  return rows.map(({ frozen }) => JSON.parse(frozen));
}

test('an advance within the state: a receipt voucher with half of the tax each', async () => {
  await desk.saveRules('2026-11-30');
  const { enquiry } = await desk.agreed({ state: '19' });
  await desk.pay(enquiry, 33_000, { reference: 'UTR123456' });
  const [paper] = await papers(enquiry);
  expect(paper).toMatchObject({
    ...{ kind: 'receipt_voucher', title: 'Receipt voucher', number: 'TTR/26-27/0001', day: '2026-11-30' },
    seller: { name: 'Teesta Trails Private Limited', gstin: '19AAPFU0939F1ZS', state: { code: '19' } },
    buyer: { name: 'Asha Rai', state: { code: '19', name: 'West Bengal' } },
    placeOfSupply: { code: '19' },
    sac: '998555',
    amounts: { taxPercent: 5, taxable: 31_428_57, cgst: 785_71, sgst: 785_71, igst: 0, rounding: 1 },
    inWords: 'Rupees Thirty-Three Thousand Only',
    payment: { method: 'bank', reference: 'UTR123456', day: '2026-11-30' },
  });
  expect(paper?.sentences[0]).toContain('includes the charges of accommodation and transportation');
});

test.each([
  ['of another state', { state: '11' }, '11', 'igst'],
  ['registered in another state', { state: '19', gstin: OF_MAHARASHTRA }, '27', 'igst'],
  ['abroad', { state: '96' }, '19', 'cgst'],
])('the tax of a buyer %s', async (_who, buyer, place, tax) => {
  await desk.saveRules('2026-11-30');
  const { enquiry } = await desk.agreed(buyer);
  await desk.pay(enquiry, 66_000);
  const [paper] = await papers(enquiry);
  expect(paper?.placeOfSupply?.code).toBe(place);
  const { igst, cgst, sgst } = paper?.amounts ?? {};
  expect([igst, cgst, sgst]).toEqual(tax === 'igst' ? [3_142_86, 0, 0] : [0, 1_571_43, 1_571_43]);
});

test('an invoice of ₹50,000 and more names the address; it has the lines of the quotation', async () => {
  await desk.saveRules('2026-11-30');
  const { enquiry } = await desk.agreed({ state: '11' });
  const invoice = (address: string) => desk.post(enquiry, 'invoice', { address });
  expect((await invoice('')).body.fields).toEqual({ address: 'An invoice of this sum names the address.' });
  expect((await invoice('MG Marg\nGangtok')).status).toBe(200);
  const [paper] = await papers(enquiry);
  expect(paper).toMatchObject({
    ...{ title: 'Tax invoice', number: 'TTI/26-27/0001', payment: null },
    trip: { travelDay: '2027-04-12', lastDay: '2027-04-14', people: 2 },
    buyer: { address: 'MG Marg\nGangtok', state: { code: '11', name: 'Sikkim' } },
    lines: [{ text: 'Tour', quantity: 2, paise: 66_000_00 }],
    amounts: { taxable: 62_857_14, igst: 3_142_86, total: 66_000_00 },
  });
  expect((await invoice('MG Marg')).body.message).toBe('What is due has its invoice already.');
  // After the invoice money is no advance: its tax is in the invoice.
  await desk.pay(enquiry, 66_000);
  expect((await papers(enquiry)).at(-1)).toMatchObject({
    ...{ title: 'Receipt', of: { number: 'TTI/26-27/0001' }, placeOfSupply: null },
    lines: [{ text: 'Received against invoice TTI/26-27/0001 for Your trip' }],
    amounts: { taxPercent: 0, taxable: 0, igst: 0, total: 66_000_00 },
  });
});

test('who is registered has the address on each paper, as it was accepted', async () => {
  await desk.saveRules('2026-11-30');
  const address = 'Linking Road\nMumbai';
  const { enquiry } = await desk.agreed({ gstin: OF_MAHARASHTRA, address });
  await desk.pay(enquiry, 70_000);
  expect((await desk.post(enquiry, 'invoice', { address: '' })).status).toBe(200);
  await desk.post(enquiry, 'cancellation', { refund: 70_000, reason: 'Illness' });
  await desk.payBack(enquiry, { amount: 70_000 });
  const all = await papers(enquiry);
  expect(all.map(({ kind, buyer }) => [kind, buyer.address])).toEqual([
    ['receipt_voucher', address],
    ['invoice', address],
    ['credit_note', address],
    ['refund_voucher', address],
  ]);
});

test('a credit note has the address of its invoice', async () => {
  const { enquiry } = await desk.agreed();
  await desk.post(enquiry, 'invoice', { address: 'MG Marg, Gangtok' });
  await desk.post(enquiry, 'cancellation', { refund: 0, reason: 'Illness' });
  expect((await papers(enquiry)).map(({ buyer }) => buyer.address)).toEqual([
    ...['MG Marg, Gangtok', 'MG Marg, Gangtok'],
  ]);
});

test('an invoice says which advances it takes in, and none twice', async () => {
  await desk.saveRules('2026-11-30');
  const { enquiry } = await desk.agreed({ state: '11' });
  await desk.pay(enquiry, 20_000);
  await desk.pay(enquiry, 13_000);
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  const due = (await desk.money(enquiry)).instalments.at(-1);
  const body = { amount: 38_000, dueOn: due?.dueOn, reason: 'Another car' };
  await site.put(`/manage/bookings/${enquiry.id}/dues/${due?._id}`, { as, body, headers: desk.keyed() });
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  const [, , first, second] = await papers(enquiry);
  expect(first?.advances).toMatchObject([
    { number: 'TTR/26-27/0001', day: '2026-11-30', amounts: { igst: 952_38, total: 20_000_00 } },
    { number: 'TTR/26-27/0002', day: '2026-11-30', amounts: { igst: 619_05, total: 13_000_00 } },
  ]);
  expect(second?.advances).toEqual([]);
});

test.each([
  ['none', 'Invoice', 'Receipt', 'not registered for GST'],
  ['composition', 'Bill of supply', 'Receipt', 'not eligible to collect tax'],
] as const)(
  'an agency whose registration is %s charges no tax',
  async (registration, title, receipt, words) => {
    const gstin = registration === 'none' ? { gstin: '', legalName: '' } : {};
    expect((await desk.saveRules('2026-11-30', { registration, ...gstin })).status).toBe(200);
    const { enquiry } = await desk.agreed();
    await desk.pay(enquiry, 33_000);
    await desk.post(enquiry, 'invoice', { address: 'Siliguri' });
    const [one, other] = await papers(enquiry);
    expect([one?.title, other?.title]).toEqual([receipt, title]);
    expect(other).toMatchObject({
      placeOfSupply: null,
      amounts: { taxPercent: 0, cgst: 0, taxable: 66_000_00 },
    });
    expect(other?.sentences.join(' ')).toContain(words);
  },
);

test('money without a quotation has the usual rate in it', async () => {
  await desk.saveRules('2026-11-30');
  const { enquiry } = await desk.agreed();
  await site.db.deleteFrom('quotes').where('booking_id', '=', enquiry.id).execute();
  await desk.pay(enquiry, 11_800);
  const [paper] = await papers(enquiry);
  expect(paper?.amounts).toMatchObject({ taxPercent: 18, taxable: 10_000_00, cgst: 900_00, sgst: 900_00 });
  expect((await desk.post(enquiry, 'invoice')).status).toBe(409);
});

test('what was agreed before the agency was registered has the tax within it', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await desk.saveRules('2026-11-30');
  await desk.pay(enquiry, 66_000);
  expect((await papers(enquiry))[0]?.amounts).toMatchObject({ taxable: 62_857_14, igst: 3_142_86 });
});

test('less after an invoice is a credit note, more another invoice; together they are what is due', async () => {
  await desk.saveRules('2026-11-30');
  const { enquiry } = await desk.agreed({ state: '11' });
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  const change = async (amount: number) => {
    const due = (await desk.money(enquiry)).instalments.at(-1);
    const body = { amount, dueOn: due?.dueOn, reason: 'Another car' };
    return site.put(`/manage/bookings/${enquiry.id}/dues/${due?._id}`, { as, body, headers: desk.keyed() });
  };
  expect((await change(30_000)).status).toBe(200);
  await change(35_000);
  await desk.post(enquiry, 'invoice', { address: 'Gangtok' });
  const all = await papers(enquiry);
  expect(all.map(({ kind, of, amounts }) => [kind, of?.number, amounts.total])).toEqual([
    ['invoice', undefined, 66_000_00],
    ['credit_note', 'TTI/26-27/0001', 3_000_00],
    ['invoice', 'TTI/26-27/0001', 5_000_00],
  ]);
});

test('papers follow the rules that hold once nobody changes them', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await desk.log(enquiry, { amount: 33_000 });
  const ledger = await loadLedger(site.db, enquiry.id, '2026-11-30');
  // Meanwhile:
  await desk.saveRules('2026-11-30', { prefix: 'NEW' });
  const [payment] = ledger.entries.filter(({ kind }) => kind === 'logged');
  if (!payment) throw new Error('It is there.');
  await runTransaction(site.db, (trx) => issueReceipt(trx, enquiry, ledger, payment, new Date(NOW)));
  expect((await papers(enquiry))[0]).toMatchObject({
    number: 'NEWR/26-27/0001',
    amounts: { igst: 1_571_43 },
  });
});

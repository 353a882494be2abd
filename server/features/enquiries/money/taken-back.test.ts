// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { IssuedDocument } from '../../../../contracts/money/documents.contract.ts';
import type { DueWeeks } from '../../../../contracts/money/due-list.contract.ts';
import { makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { contentOf, listDocuments } from '../../documents/documents.queries.ts';

const TODAY = '2026-11-30';
let site: TestApp;
let desk: ReturnType<typeof moneyDesk>;

beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock(`${TODAY}T06:30:00.000Z`);
  for (const table of ['documents', 'document_counters', 'tax_rules'] as const)
    await site.db.deleteFrom(table).execute();
  desk = moneyDesk(site, await site.signIn(await makeOwner(site.db)));
  await desk.saveRules(TODAY);
});
afterAll(() => site.close());

const papersOf = async (enquiry: BookingRow) => (await listDocuments(site.db, [enquiry.id])).map(contentOf);
const igstOf = (papers: readonly IssuedDocument[]) => papers.map(({ amounts }) => amounts.igst);
/** "V 30000 of R2": the letter and number of a paper, its rupees, and what it is to. */
const toldOf = (papers: readonly IssuedDocument[]) =>
  papers.map(({ number, of, amounts }) =>
    [short(number), amounts.total / 100, ...(of ? ['of', short(of.number)] : [])].join(' '),
  );
const short = (number: string) => `${number.at(2)}${Number(number.split('/').at(-1))}`;
const cancelled = (enquiry: BookingRow, refund: number) =>
  desk.post(enquiry, 'cancellation', { refund, reason: 'Illness' });
const invoiced = (enquiry: BookingRow) => desk.post(enquiry, 'invoice', { address: 'Gangtok' });
const reversed = async (enquiry: BookingRow, nth: number) => {
  const { payments } = await desk.money(enquiry);
  return desk.decide(enquiry, payments[nth]?._id ?? '', 'reversal');
};

test('what comes back beyond the invoice of a charge has its refund voucher', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await desk.pay(enquiry, 66_000);
  await cancelled(enquiry, 33_000);
  await invoiced(enquiry);
  await desk.payBack(enquiry, { amount: 33_000 });
  const papers = await papersOf(enquiry);
  expect(toldOf(papers)).toEqual(['R1 66000', 'I1 33000', 'V1 33000 of R1']);
  expect(igstOf(papers)).toEqual([3_142_86, 1_571_43, 1_571_43]);
});

test('what was paid too much has its voucher, and what a credit note has said has none', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await desk.pay(enquiry, 86_000);
  await invoiced(enquiry);
  await cancelled(enquiry, 80_000);
  await desk.payBack(enquiry, { amount: 30_000 });
  await desk.payBack(enquiry, { amount: 50_000 });
  expect(toldOf(await papersOf(enquiry))).toEqual([
    ...['R1 86000', 'I1 66000', 'C1 60000 of I1'],
    'V1 20000 of R1',
  ]);
});

test('what is paid beyond an open invoice is an advance', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await invoiced(enquiry);
  await desk.pay(enquiry, 86_000);
  await desk.payBack(enquiry, { amount: 20_000 });
  expect(toldOf(await papersOf(enquiry))).toEqual([
    ...['I1 66000', 'P1 66000 of I1', 'R1 20000', 'V1 20000 of R1'],
  ]);
});

test('what is paid back by a payment that bounces later is owed again, wherever it is counted', async () => {
  const { enquiry } = await desk.agreed({ each: 26_950 });
  await desk.pay(enquiry, 60_000);
  await desk.payBack(enquiry, { amount: 6_100 });
  const { balance, nextDue, instalments } = (await reversed(enquiry, 0)).body.data;
  expect([balance, nextDue?.paise]).toEqual([60_000_00, 33_050_00]);
  expect(instalments.reduce((sum, { paise, paid }) => sum + paise - paid, 0)).toBe(balance);
  const as = await site.signIn(await makeOwner(site.db));
  const { overdue, weeks } = (await site.get<DueWeeks>('/manage/money/due', { as })).body.data;
  const rows = [overdue, ...weeks].flatMap((week) => week.rows);
  const ofTrip = rows.filter((row) => row.enquiry._id === enquiry.id);
  expect(ofTrip.reduce((sum, { paise }) => sum + paise, 0)).toBe(60_000_00);
});

test('a refund takes back the receipts that nothing has taken back, the newest first', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  for (const sum of [20_000, 20_000, 26_000]) await desk.pay(enquiry, sum);
  await reversed(enquiry, 2);
  await cancelled(enquiry, 30_000);
  await desk.payBack(enquiry, { amount: 30_000 });
  const papers = await papersOf(enquiry);
  expect(toldOf(papers)).toEqual([
    ...['R1 20000', 'R2 20000', 'R3 26000', 'V1 26000 of R3'],
    ...['V2 20000 of R2', 'V3 10000 of R1'],
  ]);
  // By money that was never there nothing is paid back.
  expect(papers.map(({ payment }) => payment !== null)).toEqual([true, true, true, false, true, true]);
});

test('an advance that bounces after the invoice has taken it in leaves none beyond it', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await desk.pay(enquiry, 40_000);
  await desk.pay(enquiry, 40_000);
  await invoiced(enquiry);
  const titles = async () => (await desk.money(enquiry)).payments.map((one) => one.paperIfTakenBack);
  expect(await titles()).toEqual(['Refund voucher', 'Refund voucher']);
  await reversed(enquiry, 0);
  expect(await titles()).toEqual(['', '']);
  await desk.pay(enquiry, 40_000);
  expect(toldOf(await papersOf(enquiry)).slice(3)).toEqual([
    ...['V1 14000 of R2', 'P1 26000 of I1', 'R3 14000'],
  ]);
});

test('a voucher at the usual rate is taken back at the usual rate, to the paisa in all its parts', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  const quotes = site.db.updateTable('quotes').where('booking_id', '=', enquiry.id);
  await quotes.set({ state: 'sent' }).execute();
  await desk.pay(enquiry, 11_801);
  await quotes.set({ state: 'accepted' }).execute();
  await cancelled(enquiry, 11_801);
  for (const amount of [3_333.33, 3_333.33, 5_134.34]) await desk.payBack(enquiry, { amount });
  const [paid, ...back] = await papersOf(enquiry);
  expect(back.map(({ amounts }) => amounts.taxPercent)).toEqual([18, 18, 18]);
  for (const name of ['taxable', 'igst', 'rounding', 'total'] as const)
    expect(back.reduce((sum, { amounts }) => sum + amounts[name], 0)).toBe(paid?.amounts[name]);
});

test('a credit note has the tax of its invoice, whatever the agency is now', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await invoiced(enquiry);
  site.setClock('2026-11-30T18:30:00.000Z');
  desk = moneyDesk(site, await site.signIn(await makeOwner(site.db)));
  await desk.saveRules('2026-12-01', { registration: 'composition' });
  await cancelled(enquiry, 0);
  const [invoice, note] = await papersOf(enquiry);
  expect(note).toMatchObject({ kind: 'credit_note', title: 'Credit note', amounts: invoice?.amounts });
  expect([note?.placeOfSupply, note?.sac, note?.sentences]).toEqual([
    ...[invoice?.placeOfSupply, invoice?.sac, invoice?.sentences],
  ]);
});

test('what is taken off two invoices has a credit note for each', async () => {
  const { enquiry } = await desk.agreed({ state: '11' });
  await invoiced(enquiry);
  const due = (await desk.money(enquiry)).instalments.at(-1);
  const change = { amount: 38_000, dueOn: due?.dueOn, reason: 'Another car' };
  const as = await site.signIn(await makeOwner(site.db));
  const path = `/manage/bookings/${enquiry.id}/dues/${due?._id}`;
  await site.put(path, { as, body: change, headers: desk.keyed() });
  await invoiced(enquiry);
  await cancelled(enquiry, 0);
  expect(toldOf(await papersOf(enquiry))).toEqual([
    ...['I1 66000', 'I2 5000 of I1', 'C1 5000 of I2', 'C2 66000 of I1'],
  ]);
});

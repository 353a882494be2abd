// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnData } from '../../../../contracts/accounts/own-account.contract.ts';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import type { DeskMoney } from '../../../../contracts/money/money.contract.ts';
import { makeEnquiry, makeOwner, makeProvedUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { GSTIN_OF_BENGAL, moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { DocumentRow, MoneyEntryRow } from '../../../db/money-rows.ts';
import { contentOf } from '../../documents/documents.queries.ts';
import { emptyBin } from '../empty-bin.ts';
import { insertDraft } from '../quotes/quotes.queries.ts';

const NOW = '2026-11-30T06:30:00.000Z';
const AFTER_THE_BIN = new Date('2027-02-01T06:30:00.000Z');
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeOwner(site.db));
  desk = moneyDesk(site, as);
});
afterAll(() => site.close());

const rows = (table: 'documents' | 'money_entries', id: string) =>
  site.db.selectFrom(table).selectAll().where('booking_id', '=', id).orderBy('id').execute();
const stands = async (id: string) =>
  (await site.db.selectFrom('bookings').select('full_name').where('id', '=', id).executeTakeFirst())
    ?.full_name;

test('an enquiry with documents stays in the bin; one with a plan alone goes for good', async () => {
  const [paid, unpaid] = [(await desk.agreed()).enquiry, (await desk.agreed()).enquiry];
  await desk.pay(paid, 33_000);
  await desk.log(unpaid, { amount: 500, reference: 'UTR777777' });
  for (const { id } of [paid, unpaid]) expect((await site.delete(`/booking/${id}`, { as })).status).toBe(200);
  await emptyBin(site.db, AFTER_THE_BIN);
  expect([await stands(paid.id), await stands(unpaid.id)]).toEqual(['Asha Rai', undefined]);
  expect(await rows('documents', paid.id)).toHaveLength(1);
  expect(await rows('money_entries', unpaid.id)).toEqual([]);
  // Its reference is free again.
  expect((await desk.log((await desk.agreed()).enquiry, { reference: 'UTR777777' })).status).toBe(200);
});

test('an erasure takes the person off the desk, and leaves the papers and what they are about', async () => {
  const user = await makeProvedUser(site.db);
  const { enquiry } = await desk.agreed();
  const other = (await desk.agreed()).enquiry;
  await site.db
    .updateTable('bookings')
    .set({ user_id: user.id, user_email: user.email })
    .where('id', 'in', [enquiry.id, other.id])
    .execute();
  await desk.pay(enquiry, 33_000, { reference: 'UTR888888', note: 'At the door' });
  await desk.log(other, { note: 'Said so on the phone' });
  const traveller = await site.signIn(user);
  const data = (await site.get<OwnData>('/account/data', { as: traveller })).body.data;
  expect(data.quotations).toHaveLength(2);
  expect(data.quotations[0]).toMatchObject({
    ...{ state: 'accepted', declinedBecause: '', decision: { name: 'Asha Rai', state: '19', option: 0 } },
  });
  expect(data.documents).toMatchObject([{ kind: 'receipt', buyer: { name: 'Asha Rai' } }]);
  expect(data.payments.filter(({ kind }) => kind === 'logged')).toMatchObject([
    { paise: 33_000_00, bankReference: 'UTR888888', reference: enquiry.reference },
    { paise: 1_000_00, bankReference: '', reference: other.reference },
  ]);
  expect(JSON.stringify(data.payments)).not.toContain('door');
  const { payments } = await desk.pay(enquiry, 1_000);
  await desk.decide(enquiry, payments.at(-1)?._id ?? '', 'reversal', { reason: 'It was her brother’s' });
  const [papers, entries] = [await rows('documents', enquiry.id), await rows('money_entries', enquiry.id)];
  const erased = await site.delete('/account', { as: traveller, body: { password: PASSWORD } });
  expect(erased.status).toBe(200);
  expect(await stands(enquiry.id)).not.toBe('Asha Rai');
  expect(await rows('documents', enquiry.id)).toEqual(papers);
  // Without what was noted, and without the traveller as who did it.
  const after = (await rows('money_entries', enquiry.id)) as MoneyEntryRow[];
  const unsaid = entries.map((entry) => ({ ...entry, words: '{}' }));
  expect(after.map((entry) => ({ ...entry, actor_name: '' }))).toEqual(
    unsaid.map((entry) => ({ ...entry, actor_name: '' })),
  );
  expect(after.map(({ actor_name }) => actor_name)).not.toContain('Asha Rai');
  expect(await rows('money_entries', other.id)).toEqual([]);
});

test('what was agreed stays with the papers of an erased trip, without who agreed: it can be settled by it', async () => {
  await site.db.deleteFrom('documents').execute();
  expect((await desk.saveRules('2026-11-30')).status).toBe(200);
  const user = await makeProvedUser(site.db);
  const { enquiry, token } = await desk.agreed({ gstin: GSTIN_OF_BENGAL, address: 'MG Marg' });
  const about = { booking_id: enquiry.id, tour_id: null, author_id: null, author_name: 'Dolma', body: '{}' };
  const spare = await insertDraft(site.db, about, new Date(NOW));
  const unpaid = await desk.agreed();
  await site.db
    .updateTable('bookings')
    .set({ user_id: user.id, user_email: user.email })
    .where('id', 'in', [enquiry.id, unpaid.enquiry.id])
    .execute();
  await desk.pay(enquiry, 33_000);
  const traveller = await site.signIn(user);
  expect((await site.delete('/account', { as: traveller, body: { password: PASSWORD } })).status).toBe(200);

  const quotes = await site.db.selectFrom('quotes').selectAll().execute();
  const left = quotes.filter(({ booking_id }) => [enquiry.id, unpaid.enquiry.id].includes(booking_id));
  expect(left).toMatchObject([{ booking_id: enquiry.id, state: 'accepted' }]);
  expect(left[0]?.id).not.toBe(spare.id);
  expect(JSON.stringify(left)).not.toMatch(/Asha|MG Marg/);
  expect((await site.get(`/quotes/${token}/money`)).status).toBe(404);

  expect((await desk.money(enquiry)).agreement).toMatchObject({ people: 2, state: '19', total: 66_000_00 });
  await desk.pay(enquiry, 33_000);
  const cancelled = await desk.post(enquiry, 'cancellation', { refund: 60_000, reason: 'They have left' });
  expect(cancelled.body.data).toMatchObject({ due: 6_000_00, refundDue: 60_000_00 });
  expect((await desk.payBack(enquiry, { amount: 60_000 })).status).toBe(200);
  // The invoice of a company asks for its address once more.
  expect((await desk.post(enquiry, 'invoice', { address: 'MG Marg' })).status).toBe(200);
  const papers = (await rows('documents', enquiry.id)) as DocumentRow[];
  // What takes back a receipt is to whom that was.
  const first = papers.map(contentOf).find(({ kind }) => kind === 'receipt_voucher');
  const back = papers.map(contentOf).filter(({ of }) => of?.number === first?.number);
  expect(back).toMatchObject([{ kind: 'refund_voucher', buyer: first?.buyer, trip: first?.trip }]);
  expect(new Set(papers.map((paper) => contentOf(paper).amounts.taxPercent))).toEqual(new Set([5]));
});

test('after the bin’s time an enquiry with documents is still listed, read and restored, and no work for who empties it', async () => {
  const [paid, joined, unpaid] = [await desk.agreed(), await desk.agreed(), await desk.agreed()];
  await desk.pay(paid.enquiry, 33_000);
  const younger = await makeEnquiry(site.db, { created_at: '2026-12-01T06:30:00.000Z' });
  await desk.pay(younger, 1_000);
  const merged = await site.post(`/manage/bookings/${joined.enquiry.id}/merge`, {
    ...{ as, headers: desk.keyed() },
    body: { otherId: younger.id },
  });
  expect(merged.status).toBe(200);
  const ids = [paid, joined, unpaid].map(({ enquiry }) => enquiry.id);
  for (const id of ids) expect((await site.delete(`/booking/${id}`, { as })).status).toBe(200);
  site.setClock(AFTER_THE_BIN.toISOString());
  const later = await site.signIn(await makeOwner(site.db));
  const binned = await site.get<DeskEnquiry[]>('/manage/bookings/bin', { as: later });
  const shown = binned.body.data.filter(({ _id }) => ids.includes(_id));
  expect(shown.map(({ binDaysLeft }) => binDaysLeft)).toEqual([null, null]);
  expect((await site.get(`/manage/bookings/${unpaid.enquiry.id}/money`, { as: later })).status).toBe(404);

  const { body } = await site.get<DeskMoney>(`/manage/bookings/${paid.enquiry.id}/money`, { as: later });
  const pdf = `/manage/bookings/${paid.enquiry.id}/documents/${body.data.documents[0]?._id}`;
  expect((await site.get(pdf, { as: later })).status).toBe(200);
  expect((await site.get(`/quotes/${paid.token}/money`)).status).toBe(200);
  await emptyBin(site.db, AFTER_THE_BIN);
  for (const id of ids.slice(0, 2))
    expect((await site.post(`/booking/${id}/restore`, { as: later })).status).toBe(200);
  site.setClock(NOW);
});

import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, momentAt } from '../../../../contracts/india-time.ts';
import { toPayBack } from '../../../../contracts/money/account-of.ts';
import { type DocumentKind, signOf } from '../../../../contracts/money/document-terms.ts';
import type { EntryKind } from '../../../../contracts/money/money-terms.ts';
import { SUMS, type TaxedAmounts, taxedAmounts } from '../../../../contracts/money/taxed-amounts.ts';
import type { DuePayment } from '../../../../contracts/quotes/payment-schedule.ts';
import type { QuoteBody } from '../../../../contracts/quotes/quote-body.contract.ts';
import { quoteTotals } from '../../../../contracts/quotes/quote-totals.ts';
import type { QuoteDecision, SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import { makeAdmin, makeEnquiry, makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk, REGISTERED } from '../../../../tests/support/money-desk.ts';
import { expectNoGap } from '../../../../tests/support/numbers-of-papers.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { type TripByHand, TWENTY } from '../../../../tests/support/twenty-trips.ts';
import type { Db } from '../../../db/database.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { SessionUser } from '../../../http/session/session.queries.ts';
import { contentOf } from '../../documents/documents.queries.ts';
import { planOf } from '../quotes/answer-quote.ts';
import { insertDraft } from '../quotes/quotes.queries.ts';
import { type Locked, readLocked } from '../store/lock-enquiries.ts';
import { cancelTrip } from './cancel-trip.ts';
import { issueInvoice } from './issue-document.ts';
import { logPayment, reversePayment, verifyPayment } from './log-and-verify.ts';
import { loadLedger } from './money-ledger.ts';
import { payBack, reverseRefund } from './pay-back.ts';
import { storePlan } from './plan.ts';

const TRIPS = 300;
/** One in so many is worked out by hand, too. */
const EVERY = TRIPS / TWENTY.length;
const FIRST_DAY = '2027-01-04';
let site: TestApp;
let actor: SessionUser;
let template: SentQuote;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock('2027-01-01T06:30:00.000Z');
  const staff = await makeAdmin(site.db);
  actor = staff as unknown as SessionUser;
  const desk = moneyDesk(site, await site.signIn(staff));
  await desk.saveRules('2027-01-01');
  const { enquiry } = await desk.agreed({ travelDay: '2027-06-01' });
  const agreed = site.db.selectFrom('quotes').select('sent').where('booking_id', '=', enquiry.id);
  template = JSON.parse((await agreed.executeTakeFirstOrThrow()).sent ?? '');
});
afterAll(() => site.close());

/** The same year each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

type Trip = Omit<TripByHand, 'papers' | 'money'> & { day: string };
type Lived = Trip & { plan: DuePayment[] };

async function agree({ price, permits = 0, kind, isIncluded, state, parts = [], day }: Trip) {
  const travelDay = dayAfter(day, 60);
  const enquiry = await makeEnquiry(site.db, { book_at: travelDay, guest_size: 2, status: 'confirmed' });
  const taxed = { taxKind: kind, isTaxIncluded: isIncluded, exemptPercent: 0, tcsKind: 'none' as const };
  const lines: QuoteBody['options'][number]['lines'] = [
    { text: 'Tour', quantity: 2, each: price, cost: null, treatment: 'priced' },
    { text: 'Permits', quantity: 2, each: permits, cost: null, treatment: 'passed_through' },
  ];
  const option = {
    ...{ label: 'Standard', lines, discountReason: '' },
    totals: quoteTotals({ lines, discount: 0 }, taxed, REGISTERED),
  };
  const tax = { ...template.tax, kind, isIncluded, rules: REGISTERED };
  const instalments = parts.map((percent, at) => ({ dueOn: dayAfter(day, 20 * at), percent }));
  const sent: SentQuote = { ...template, travelDay, people: 2, options: [option], tax, instalments };
  const plan = planOf(sent, 0, day);
  const decision: QuoteDecision = { option: 0, name: 'Asha Rai', state, gstin: '', channel: null, plan };
  const draft = { booking_id: enquiry.id, tour_id: null, author_id: null, author_name: 'Dolma', body: '{}' };
  const { id } = await insertDraft(site.db, draft, new Date(momentAt(day, '10:00')));
  const agreed = { sent: JSON.stringify(sent), decision: JSON.stringify(decision), number: 1 };
  const accepted = { state: 'accepted' as const, ...agreed };
  await site.db.updateTable('quotes').set(accepted).where('id', '=', id).execute();
  return { enquiry, plan, agreed: { totals: option.totals, isTaxIncluded: isIncluded } };
}

const LAST_FATE = 10;

/** What becomes of a trip; the first fates cancel it. */
async function live(trx: Db, enquiry: Locked, { plan, fate, day, refund = 1_000_00 }: Lived) {
  const by = { actor, now: new Date(momentAt(day, '10:00')) };
  const pay = async (paise: number) => {
    const payment = { amount: paise, method: 'upi' as const, paidOn: day, reference: '', words: {} };
    const { id } = await logPayment(trx, enquiry, payment, by);
    await verifyPayment(trx, enquiry, id, by);
    return { paise, paymentId: id, reason: 'It bounced' };
  };
  const payPlan = async () => {
    for (const { paise } of plan) await pay(paise);
  };
  const lastOf = async (wanted: EntryKind) =>
    (await loadLedger(trx, enquiry.id, day)).entries.findLast(({ kind }) => kind === wanted)?.id ?? '';
  const payBackAll = async () => {
    const { account } = await loadLedger(trx, enquiry.id, day);
    // In two parts.
    for (const amount of [100_00, toPayBack(account) - 100_00])
      await payBack(trx, enquiry, { amount, method: 'bank', paidOn: day, reference: '', note: '' }, by);
  };
  const cancel = (people: number | null) =>
    cancelTrip(trx, enquiry, { people, refund, charge: null, expected: null, reason: 'Ill' }, by);
  const invoice = async () =>
    issueInvoice(trx, enquiry, await loadLedger(trx, enquiry.id, day), '1 Example Lane', by);

  await storePlan(trx, enquiry, plan, by);
  switch (fate) {
    case 0: // Nothing but the advance is paid, and there is no invoice.
      await pay(plan[0]?.paise ?? 0);
      await cancel(null);
      return payBackAll();
    case 1:
    case 2:
      await payPlan();
      await invoice();
      await cancel(fate === 2 ? 1 : null);
      return payBackAll();
    case 3: // The charge has the only invoice.
      await payPlan();
      await cancel(null);
      await invoice();
      return payBackAll();
    case 4: // Too much is paid.
      await pay(20_000_00);
      await payPlan();
      await invoice();
      return payBackAll();
    case 5: // An advance bounces, before the invoice and after it.
    case 6: {
      const gone = await pay(plan[0]?.paise ?? 0);
      if (fate === 6) await invoice();
      await reversePayment(trx, enquiry, gone, by);
      await payPlan();
      return fate === 5 ? invoice() : undefined;
    }
    case 7: // A payment of the invoice bounces after the cancellation, and stays open.
      await invoice();
      await payPlan();
      await cancel(null);
      await payBackAll();
      return reversePayment(trx, enquiry, { paymentId: await lastOf('logged'), reason: 'It bounced' }, by);
    case 8: // A refund does not go out, and is paid back before the charge has its invoice, and after it.
      await payPlan();
      await cancel(null);
      await payBackAll();
      await reverseRefund(trx, enquiry, { refundId: await lastOf('refunded'), reason: 'It bounced' }, by);
      await invoice();
      return payBackAll();
    default:
      await payPlan();
      return invoice();
  }
}

const taxIn = ({ cgst, sgst, igst }: TaxedAmounts) => cgst + sgst + igst;

/** Milliseconds: some seconds of work, and a busy machine. */
const LONG_ENOUGH = 300_000;

test(
  'of a made-up year each paper has its tax once, and each sum is that of its entries',
  async () => {
    const next = numbers(20_270_101);
    const taxOfMonths = new Map<string, number>();
    for (let nth = 0; nth < TRIPS; nth += 1) {
      const byHand = TWENTY[nth / EVERY];
      const trip: Trip = {
        price: 5_000 + next(60_000),
        permits: 250,
        kind: next(2) === 0 ? 'package' : 'other',
        isIncluded: next(2) === 0,
        state: next(2) === 0 ? '19' : '11',
        fate: next(LAST_FATE + 1),
        ...(byHand && { permits: 0, ...byHand }),
        day: dayAfter(FIRST_DAY, nth),
      };
      const { fate } = trip;
      const { enquiry, plan, agreed } = await agree(trip);
      await runTransaction(site.db, async (trx) => {
        const [locked] = await readLocked(trx, [enquiry.id], async () => [enquiry]);
        if (!locked) throw new Error('It is there.');
        await live(trx, locked, { ...trip, plan });
      });
      const { account, documents, entries } = await loadLedger(site.db, enquiry.id, trip.day);
      const papers = documents.map(contentOf);
      if (byHand) {
        const found = papers.map(({ kind, amounts: of }) => [
          ...[kind, of.taxable, of.cgst, of.sgst, of.igst, of.total],
        ]);
        expect(found, `trip ${nth / EVERY + 1} by hand`).toEqual(byHand.papers);
        expect(account).toMatchObject(byHand.money);
      }
      const sum = (...kinds: DocumentKind[]) =>
        papers.reduce((all, { kind, amounts }) => all + (kinds.includes(kind) ? amounts.total : 0), 0);
      const reversed = entries.reduce((all, { kind, paise }) => all + (kind === 'reversed' ? paise : 0), 0);
      const below = entries.filter(({ kind, paise }) => kind === 'refunded' && paise < 0);
      const notOut = below.reduce((all, { paise }) => all - paise, 0);
      expect(sum('receipt_voucher', 'receipt')).toBe(account.received + reversed + notOut);
      if (fate !== 7) expect([account.balance, account.overpaid, account.refundDue]).toEqual([0, 0, 0]);
      const invoiced = sum('invoice') - sum('credit_note');
      expect(invoiced).toBe(fate === 0 ? 0 : account.due);
      // What is invoiced has its tax, and what was paid beyond it.
      const inHand = account.received - account.refunded;
      const takenIn = papers.flatMap(({ advances = [] }) => advances.map(({ amounts }) => amounts));
      const taken = takenIn.reduce((all, { total }) => all + total, 0);
      const taxed = Math.max(invoiced, inHand);
      expect(sum('receipt_voucher') - sum('refund_voucher') - taken + invoiced, `fate ${fate}`).toBe(taxed);
      const tax =
        papers.reduce((all, paper) => all + signOf(paper.kind) * taxIn(paper.amounts), 0) -
        takenIn.reduce((all, amounts) => all + taxIn(amounts), 0);
      const wanted = taxIn(taxedAmounts(taxed, agreed, trip.state === '19'));
      // Each paper is rounded for itself.
      expect(Math.abs(tax - wanted), `fate ${fate}`).toBeLessThanOrEqual(2 * papers.length);
      const month = trip.day.slice(0, 'YYYY-MM'.length);
      taxOfMonths.set(month, (taxOfMonths.get(month) ?? 0) + tax);
      for (const { kind, amounts } of papers) {
        const { total, ...parts } = amounts;
        const whole = SUMS.reduce((all, name) => all + (name === 'total' ? 0 : amounts[name]), 0);
        expect(whole).toBe(kind === 'receipt' ? 0 : total);
        expect(trip.state === '19' ? parts.igst : parts.cgst + parts.sgst).toBe(0);
      }
    }
    const as = await site.signIn(await makeOwner(site.db));
    for (const [month, tax] of taxOfMonths) {
      const file = await site.get(`/manage/money/documents.csv?month=${month}`, { as });
      const rows: Record<string, string>[] = parse(String(file.body), { columns: true, bom: true });
      const column = (name: string) =>
        rows.reduce((all, row) => all + Math.round(Number(row[name]) * 100), 0);
      const taxes = ['CGST', 'SGST/UTGST', 'IGST'].map(
        (name) => column(name) - column(`${name} of advances`),
      );
      expect(taxes.reduce((all, one) => all + one)).toBe(tax);
    }
    await expectNoGap(site.db);
    const rows = await site.db.selectFrom('documents').select('year').execute();
    // April begins another year.
    expect(new Set(rows.map(({ year }) => year))).toEqual(new Set(['26-27', '27-28']));
  },
  LONG_ENOUGH,
);

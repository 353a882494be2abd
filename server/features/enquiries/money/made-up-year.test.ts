import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, momentAt } from '../../../../contracts/india-time.ts';
import type { MoneyRules } from '../../../../contracts/money/money-rules.ts';
import type { QuoteBody } from '../../../../contracts/quotes/quote-body.contract.ts';
import { quoteTotals } from '../../../../contracts/quotes/quote-totals.ts';
import type { QuoteDecision, SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import { makeAdmin, makeEnquiry } from '../../../../tests/support/factories.ts';
import { moneyDesk, REGISTERED } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { SessionUser } from '../../../http/session/session.queries.ts';
import { contentOf } from '../../documents/documents.queries.ts';
import { planOf } from '../quotes/answer-quote.ts';
import { insertDraft } from '../quotes/quotes.queries.ts';
import { readLocked } from '../store/lock-enquiries.ts';
import { cancelTrip } from './cancel-trip.ts';
import { issueInvoice } from './issue-document.ts';
import { logPayment, payBack, verifyPayment } from './log-and-verify.ts';
import { loadLedger } from './money-ledger.ts';
import { storePlan } from './plan.ts';

const TRIPS = 300;
const FIRST_DAY = '2027-01-04';
const RULES: MoneyRules = REGISTERED;
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
  const stored = await site.db
    .selectFrom('quotes')
    .select('sent')
    .where('booking_id', '=', enquiry.id)
    .executeTakeFirstOrThrow();
  template = JSON.parse(stored.sent ?? '');
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

type Trip = { price: number; kind: 'package' | 'other'; isIncluded: boolean; state: string; day: string };

async function agree({ price, kind, isIncluded, state, day }: Trip) {
  const travelDay = dayAfter(day, 60);
  const enquiry = await makeEnquiry(site.db, { book_at: travelDay, guest_size: 2, status: 'confirmed' });
  const taxed = { taxKind: kind, isTaxIncluded: isIncluded, exemptPercent: 0, tcsKind: 'none' as const };
  const lines: QuoteBody['options'][number]['lines'] = [
    { text: 'Tour', quantity: 2, each: price, cost: null, treatment: 'priced' },
    { text: 'Permits', quantity: 2, each: 250, cost: null, treatment: 'passed_through' },
  ];
  const option = {
    ...{ label: 'Standard', lines, discountReason: '' },
    totals: quoteTotals({ lines, discount: 0 }, taxed, RULES),
  };
  const tax = { ...template.tax, kind, isIncluded, rules: RULES };
  const sent: SentQuote = { ...template, travelDay, people: 2, options: [option], tax };
  const plan = planOf(sent, 0, day);
  const decision: QuoteDecision = { option: 0, name: 'Asha Rai', state, gstin: '', channel: null, plan };
  const draft = { booking_id: enquiry.id, tour_id: null, author_id: null, author_name: 'Dolma', body: '{}' };
  const { id } = await insertDraft(site.db, draft, new Date(momentAt(day, '10:00')));
  const agreed = {
    state: 'accepted' as const,
    sent: JSON.stringify(sent),
    decision: JSON.stringify(decision),
  };
  await site.db
    .updateTable('quotes')
    .set({ ...agreed, number: 1 })
    .where('id', '=', id)
    .execute();
  return { enquiry, plan, total: option.totals.total };
}

const byOn = (day: string) => ({ actor, now: new Date(momentAt(day, '10:00')) });

/** Milliseconds: some seconds of work, and a busy machine. */
const LONG_ENOUGH = 300_000;

test(
  'of a made-up year each sum is that of its entries, each document has its number, and none is missing',
  async () => {
    const next = numbers(20_270_101);
    let agreed = 0;
    let invoiced = 0;
    let credited = 0;
    for (let nth = 0; nth < TRIPS; nth += 1) {
      const trip: Trip = {
        price: 5_000 + next(60_000),
        kind: next(2) === 0 ? 'package' : 'other',
        isIncluded: next(2) === 0,
        state: next(2) === 0 ? '19' : '11',
        day: dayAfter(FIRST_DAY, nth),
      };
      const { enquiry, plan, total } = await agree(trip);
      agreed += total;
      const fate = next(10);
      await runTransaction(site.db, async (trx) => {
        const by = byOn(trip.day);
        const [locked] = await readLocked(trx, [enquiry.id], async () => [enquiry]);
        if (!locked) throw new Error('It is there.');
        await storePlan(trx, locked, plan, by);
        for (const { paise } of fate === 0 ? plan.slice(0, 1) : plan) {
          const words = {};
          const payment = { amount: paise, method: 'upi' as const, paidOn: trip.day, reference: '', words };
          await verifyPayment(trx, locked, (await logPayment(trx, locked, payment, by)).id, by);
        }
        if (fate !== 0)
          await issueInvoice(trx, locked, await loadLedger(trx, enquiry.id, trip.day), '1 Example Lane', by);
        if (fate <= 2) {
          const cancelling = { people: fate === 2 ? 1 : null, refund: 1_000_00, charge: null };
          await cancelTrip(trx, locked, { ...cancelling, expected: null, reason: 'Ill' }, by);
          const back = {
            amount: 1_000_00,
            method: 'bank' as const,
            paidOn: trip.day,
            reference: '',
            note: '',
          };
          await payBack(trx, locked, back, by);
        }
      });
      const { account, documents } = await loadLedger(site.db, enquiry.id, trip.day);
      const papers = documents.map((row) => ({ kind: row.kind, ...contentOf(row).amounts }));
      const sum = (kind: string) => papers.reduce((all, one) => all + (one.kind === kind ? one.total : 0), 0);
      expect(sum('receipt_voucher') + sum('receipt')).toBe(account.received);
      // Where there is an invoice, its credit note says what comes back.
      expect(sum('refund_voucher')).toBe(fate === 0 ? account.refunded : 0);
      expect([account.balance, account.overpaid, account.refundDue]).toEqual([0, 0, 0]);
      expect(account.received - account.refunded).toBe(account.due);
      if (fate !== 0) expect(sum('invoice') - sum('credit_note')).toBe(account.due);
      invoiced += sum('invoice');
      credited += sum('credit_note');
      for (const {
        taxable,
        exempt,
        cgst,
        sgst,
        igst,
        passedThrough,
        tcs,
        rounding,
        total: whole,
      } of papers) {
        expect(taxable + exempt + cgst + sgst + igst + passedThrough + tcs + rounding).toBe(whole);
        expect(trip.state === '19' ? igst : cgst + sgst).toBe(0);
      }
    }
    expect([agreed > invoiced, invoiced > credited, credited > 0]).toEqual([true, true, true]);
    const rows = await site.db.selectFrom('documents').selectAll().execute();
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    const series = Map.groupBy(rows, ({ series: letters, year }) => `${letters} ${year}`);
    // April begins another year of the books.
    expect(new Set(rows.map(({ year }) => year))).toEqual(new Set(['26-27', '27-28']));
    for (const [name, all] of series)
      expect(
        all.map(({ sequence }) => sequence).sort((one, other) => one - other),
        name,
      ).toEqual(all.map((_, at) => at + 1));
  },
  LONG_ENOUGH,
);

// @module-tag dialect
import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskMoney } from '../../../../contracts/money/money.contract.ts';
import type { QuoteInList } from '../../../../contracts/quotes/quotes.contract.ts';
import { makeEnquiry, makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { expectNoGap } from '../../../../tests/support/numbers-of-papers.ts';
import { buildTestApp, type TestAnswer, type TestApp } from '../../../../tests/support/test-app.ts';
import type { MoneyEntryRow } from '../../../db/money-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';

/** Of two financial years. Of a trip on 12 April the ladder deducts nothing that it says, then 50, 80, 80 and 100 %. */
const DAYS = ['2027-01-30', '2027-03-20', '2027-03-31', '2027-04-01', '2027-04-09'];
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;
let isBreaking = false;

/** What a step writes at its end, after its papers have their numbers. */
const breaking: KyselyPlugin = {
  transformQuery({ node }) {
    const into = node.kind === 'InsertQueryNode' ? node.into?.table.identifier.name : undefined;
    if (isBreaking && into === 'booking_events') throw new Error('The disk is full.');
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  site = await buildTestApp({ plugin: breaking });
});
afterAll(() => site.close());

async function goTo(day: string): Promise<void> {
  site.setClock(`${day}T06:30:00.000Z`);
  as = await site.signIn(await makeOwner(site.db));
  desk = moneyDesk(site, as);
}

const nth = fc.nat(2);
const rupees = fc.constantFrom(999.99, 33_000, 66_000, 66_000.01);
const settled = fc.constantFrom({}, { refund: 0 }, { refund: 20_000.01 }, { charge: 0 }, { charge: 500.5 });
const deed = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('send' as const), amount: rupees }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('accept' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('withdraw' as const) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pay' as const), amount: rupees }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('log' as const), amount: rupees }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom(...(['verification', 'rejection', 'reversal', 'reversal'] as const)),
      nth,
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      what: fc.constantFrom('pay back' as const, 'reverse a refund' as const),
      amount: fc.constantFrom(null, null, 999.99),
      nth,
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('invoice' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('cancel' as const),
      people: fc.constantFrom(null, 1, 1),
      settled,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('change' as const),
      nth,
      amount: fc.constantFrom(0, 999.99, 20_000, 50_000),
      dueOn: fc.constantFrom('2027-04-10', '2027-04-11'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('add' as const), amount: rupees }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('wait' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer Kind> ? Kind : never;
/** One in six fails at its end. */
const step = fc.record({
  deed,
  of: fc.constantFrom(0, 0, 0, 1),
  doesBreak: fc.nat(5).map((one) => one === 0),
});

test('whatever is done in whatever order, sums are those of their entries, and numbers have no gap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 9, maxLength: 12 }), async (steps) => {
      for (const table of ['documents', 'document_counters', 'tax_rules', 'bookings'] as const)
        await site.db.deleteFrom(table).execute();
      const days = DAYS.values();
      await goTo(days.next().value ?? '');
      await desk.saveRules(DAYS[0] ?? '');
      // One that is agreed and paid already, so that most steps can be done.
      const trips = [(await desk.agreed()).enquiry, await makeEnquiry(site.db, { book_at: '2027-04-12' })];
      await desk.pay(trips[0] as BookingRow, 66_000, { paidOn: '2027-01-30' });
      for (const { deed, of, doesBreak } of steps) {
        const trip = trips[of] as BookingRow;
        if (deed.what === 'wait') await goTo(days.next().value ?? DAYS.at(-1) ?? '');
        else await expectDone(trip, deed, doesBreak);
        for (const { id } of trips) await expectSums(id);
        await expectNoGap(site.db);
      }
    }),
    { numRuns: 15, seed: 37 },
  );
});

/** What fails, or is refused, has changed nothing; what is done has only added. */
async function expectDone(trip: BookingRow, deed: Deed, doesBreak: boolean): Promise<void> {
  const before = await stored();
  isBreaking = doesBreak;
  const answer = await take(trip, deed).finally(() => {
    isBreaking = false;
  });
  if (!answer) return;
  if (!doesBreak) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  const after = await stored();
  if (answer.status !== 200) return expect(after).toEqual(before);
  expect(after.entries).toEqual(expect.arrayContaining(before.entries));
  expect(after.documents).toEqual(expect.arrayContaining(before.documents));
  if (deed.what !== 'pay back' && deed.what !== 'reverse a refund') return;
  const { received, refunded } = await desk.money(trip);
  expect(refunded).toBeLessThanOrEqual(received);
}

const stored = async () => ({
  entries: await site.db.selectFrom('money_entries').selectAll().orderBy('id').execute(),
  documents: await site.db.selectFrom('documents').selectAll().orderBy('id').execute(),
});

/** By the calls of the site; nothing where there is nothing to do it to. */
async function take(trip: BookingRow, deed: Deed): Promise<TestAnswer | undefined> {
  const { what } = deed;
  const { payments, refunds, instalments, refundDue, overpaid } = await desk.money(trip);
  const reason = 'Said so';
  const paidOn = '2027-01-30';
  const chosen = <T>(among: readonly T[], place: number) => among[place % Math.max(1, among.length)];
  if (what === 'send' || what === 'accept' || what === 'withdraw') return quote(trip, deed);
  if (what === 'log') return desk.log(trip, { amount: deed.amount, paidOn });
  if (what === 'pay') {
    const logged = (await desk.log(trip, { amount: deed.amount, paidOn })).body.data;
    const last = logged?.payments.at(-1);
    return last && desk.decide(trip, last._id, 'verification');
  }
  if (what === 'verification' || what === 'rejection' || what === 'reversal') {
    const payment = chosen(payments, deed.nth);
    return payment && desk.decide(trip, payment._id, what);
  }
  if (what === 'pay back' || what === 'reverse a refund') {
    const refund = what === 'pay back' ? undefined : chosen(refunds, deed.nth);
    if (refund) return desk.post(trip, `refunds/${refund._id}/reversal`, { reason });
    return desk.payBack(trip, { amount: deed.amount ?? (refundDue + overpaid) / 100, paidOn });
  }
  if (what === 'invoice') return desk.post(trip, 'invoice', { address: 'Gangtok' });
  if (what === 'cancel')
    return desk.post(trip, 'cancellation', { people: deed.people, reason, ...deed.settled });
  if (what === 'add') return desk.post(trip, 'dues', { amount: deed.amount, dueOn: '2027-04-10', reason });
  const due = what === 'change' && chosen(instalments, deed.nth);
  if (!due || what !== 'change') return undefined;
  const body = { amount: deed.amount, dueOn: deed.dueOn, reason };
  return site.put(`/manage/bookings/${trip.id}/dues/${due._id}`, { as, headers: desk.keyed(), body });
}

async function quote(trip: BookingRow, deed: Deed): Promise<TestAnswer | undefined> {
  const path = `/manage/bookings/${trip.id}/quotes`;
  const last = (await site.get<QuoteInList[]>(path, { as })).body.data[0];
  if (deed.what === 'accept') {
    const body = { option: 0, name: 'Asha Rai', state: '11', channel: 'phone' };
    return last && desk.quotes.act(trip, last, 'acceptance', body);
  }
  if (deed.what !== 'send') return last && desk.quotes.act(trip, last, 'withdrawal');
  const headers = desk.keyed();
  const body = { from: last && last.state !== 'draft' ? last._id : null };
  const draft = await site.post<Parameters<typeof desk.quotes.save>[1]>(path, { as, headers, body });
  if (draft.status !== 200) return draft;
  const line = { text: 'Tour', quantity: 3, each: Math.round(deed.amount), cost: null, treatment: 'priced' };
  const options = [{ label: 'Standard', lines: [line], discount: 0, discountReason: '' }];
  const content = { options, travelDay: '2027-04-12', people: 3, taxKind: 'other', validUntil: '2027-04-12' };
  const saved = await desk.quotes.save(trip, draft.body.data, content);
  return saved.status === 200 ? desk.quotes.send(trip, saved.body.data) : saved;
}

/** Added up once more, without the code that does it. */
async function expectSums(id: string): Promise<void> {
  const rows = await site.db.selectFrom('money_entries').selectAll().where('booking_id', '=', id).execute();
  const papers = await site.db.selectFrom('documents').selectAll().where('booking_id', '=', id).execute();
  const sum = (among: readonly { paise: number }[]) => among.reduce((all, { paise }) => all + paise, 0);
  const of = (kind: MoneyEntryRow['kind']) => rows.filter((row) => row.kind === kind);
  const has = (kind: MoneyEntryRow['kind'], { id }: MoneyEntryRow) =>
    of(kind).some(({ refers_to }) => refers_to === id);
  const logged = of('logged');
  const received = sum(logged.filter((row) => has('verified', row) && !has('reversed', row)));
  const waiting = sum(logged.filter((row) => !has('verified', row) && !has('rejected', row)));
  const [due, refunded] = [sum(of('due')), sum(of('refunded'))];
  const refundDue = Math.max(0, sum(of('refund_due')) - refunded);
  const owed = due - received + refunded + refundDue;
  const money = (await site.get<DeskMoney>(`/manage/bookings/${id}/money`, { as })).body.data;
  expect(money).toMatchObject({
    ...{ due, received, waiting, refunded, refundDue },
    ...{ balance: Math.max(0, owed), overpaid: Math.max(0, -owed) },
  });
  expect(sum(money.instalments)).toBe(due);
  const invoiced = papers.reduce((all, { kind, frozen }) => {
    const { total } = JSON.parse(frozen).amounts;
    return all + (kind === 'invoice' ? total : kind === 'credit_note' ? -total : 0);
  }, 0);
  // Nothing is invoiced that is not due, and nothing promised that is not in hand.
  expect(invoiced).toBeLessThanOrEqual(due);
  expect(refundDue).toBeLessThanOrEqual(Math.max(0, received - refunded));
}

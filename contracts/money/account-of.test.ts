import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountOf, type MoneyEntry, toPayBack } from './account-of.ts';

const TODAY = '2027-03-10';
let made = 0;
const entry = (given: Partial<MoneyEntry>): MoneyEntry => {
  made += 1;
  return {
    id: `e${String(made).padStart(6, '0')}`,
    ...{ kind: 'due', cause: null, paise: 0, day: TODAY, refersTo: null },
    ...given,
  };
};
const advance = entry({ cause: 'advance', paise: 3_300_000, day: '2027-03-01' });
const balance = entry({ cause: 'balance', paise: 3_300_000, day: '2027-04-01' });
const PLAN = [advance, balance];
const paid = (paise: number, ...decisions: MoneyEntry['kind'][]) => {
  const logged = entry({ kind: 'logged', paise });
  return [logged, ...decisions.map((kind) => entry({ kind, refersTo: logged.id }))];
};

test('what is logged counts once it is verified, and first for what is due first', () => {
  const waiting = accountOf([...PLAN, ...paid(3_300_000)], TODAY);
  expect(waiting).toMatchObject({ due: 6_600_000, received: 0, waiting: 3_300_000, balance: 6_600_000 });
  expect(waiting.isOverdue).toBe(true);
  const verified = accountOf([...PLAN, ...paid(4_000_000, 'verified'), ...paid(1, 'rejected')], TODAY);
  expect(verified).toMatchObject({ received: 4_000_000, waiting: 0, balance: 2_600_000, isOverdue: false });
  expect(verified.instalments.map(({ paid: of }) => of)).toEqual([3_300_000, 700_000]);
  expect(verified.nextDue).toEqual({ dueOn: '2027-04-01', paise: 2_600_000 });
});

test('a payment that is taken back is owed again', () => {
  const account = accountOf([...PLAN, ...paid(6_600_000, 'verified', 'reversed')], TODAY);
  expect(account).toMatchObject({ received: 0, balance: 6_600_000, isOverdue: true });
});

test('more paid back than is in hand is owed again, with what is open first', () => {
  const spent = [
    ...PLAN,
    ...paid(7_000_000, 'verified', 'reversed'),
    entry({ kind: 'refund_due', paise: 400_000 }),
    entry({ kind: 'refunded', paise: 400_000 }),
  ];
  const account = accountOf(spent, '2027-02-01');
  expect(account).toMatchObject({ balance: 7_000_000, nextDue: { dueOn: '2027-03-01', paise: 3_700_000 } });
  expect(account.instalments.map(({ paise, paid: of }) => paise - of)).toEqual([3_700_000, 3_300_000]);
  const off = PLAN.map(({ id, paise }) => entry({ cause: 'balance', paise: -paise, refersTo: id }));
  expect(accountOf([...spent, ...off], '2027-02-01')).toMatchObject({
    ...{ due: 0, balance: 400_000, nextDue: { dueOn: '2027-04-01', paise: 400_000 } },
    instalments: [{ paid: 0 }, { paise: 0, paid: -400_000 }],
  });
});

test('a trip is cancelled for a charge: what is beyond it is promised, then paid back', () => {
  const cancelled = [
    ...PLAN,
    ...paid(6_600_000, 'verified'),
    entry({ paise: -3_300_000, refersTo: balance.id }),
    entry({ paise: -3_300_000, refersTo: advance.id }),
    entry({ cause: 'cancellation', paise: 1_320_000 }),
  ];
  expect(accountOf(cancelled, TODAY)).toMatchObject({ due: 1_320_000, overpaid: 5_280_000, balance: 0 });
  const promised = [...cancelled, entry({ kind: 'refund_due', paise: 5_280_000 })];
  expect(accountOf(promised, TODAY)).toMatchObject({ overpaid: 0, refundDue: 5_280_000, balance: 0 });
  const account = accountOf([...promised, entry({ kind: 'refunded', paise: 5_280_000 })], TODAY);
  expect(account).toMatchObject({
    refundDue: 0,
    refunded: 5_280_000,
    balance: 0,
    overpaid: 0,
    nextDue: null,
  });
  const charge = { cause: 'cancellation', paise: 1_320_000, paid: 1_320_000 };
  expect(account.instalments).toMatchObject([{ cause: 'advance', paise: 0 }, charge, { paise: 0 }]);
});

test('an instalment that was moved is gone; one that was lowered to nothing can be raised', () => {
  const gone = entry({ cause: 'moved', paise: -3_300_000, refersTo: balance.id });
  const lowered = entry({ cause: 'advance', paise: -3_300_000, refersTo: advance.id });
  expect(accountOf([...PLAN, gone, lowered], TODAY).instalments).toMatchObject([
    { id: advance.id, paise: 0 },
  ]);
});

test('reminders are on until they are switched off, and on again', () => {
  const off = entry({ kind: 'reminders_off' });
  const on = entry({ kind: 'reminders_on' });
  expect(accountOf(PLAN, TODAY).areRemindersOn).toBe(true);
  expect(accountOf([off, ...PLAN], TODAY).areRemindersOn).toBe(false);
  expect(accountOf([on, off], TODAY).areRemindersOn).toBe(true);
});

const sum = fc.integer({ min: 1, max: 10_000_000 });
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2027-03-${String(date).padStart(2, '0')}`);
const group = fc.oneof(
  fc.tuple(sum, day).map(([paise, on]) => [entry({ cause: 'instalment', paise, day: on })]),
  fc.tuple(sum, fc.nat(100)).map(([paise, percent]) => {
    const first = entry({ cause: 'balance', paise });
    return [first, entry({ paise: -Math.floor((paise * percent) / 100), refersTo: first.id })];
  }),
  sum.map((paise) => paid(paise)),
  sum.map((paise) => paid(paise, 'verified')),
  sum.map((paise) => paid(paise, 'rejected')),
  sum.map((paise) => paid(paise, 'verified', 'reversed')),
  fc
    .tuple(sum, fc.boolean())
    .map(([paise, isPaid]) => [
      entry({ kind: 'refund_due', paise }),
      ...(isPaid ? [entry({ kind: 'refunded', paise })] : []),
    ]),
  sum.map((paise) => [entry({ kind: 'refund_due', paise: -paise })]),
  sum.map((paise) => {
    const refund = entry({ kind: 'refunded', paise });
    return [refund, entry({ kind: 'refunded', paise: -paise, refersTo: refund.id })];
  }),
);
const history = fc.array(group, { maxLength: 12 }).map((groups) => groups.flat());
const shuffled = history.chain((entries) =>
  fc.record({
    entries: fc.constant(entries),
    other: fc.shuffledSubarray(entries, { minLength: entries.length }),
  }),
);

test('no order of entries makes another account', () => {
  fc.assert(
    fc.property(shuffled, ({ entries, other }) => {
      expect(accountOf(other, TODAY)).toEqual(accountOf(entries, TODAY));
    }),
  );
});

test('each sum is that of its entries, and nothing is lost between them', () => {
  fc.assert(
    fc.property(history, (entries) => {
      const of = (kind: string) => entries.reduce((all, one) => all + (one.kind === kind ? one.paise : 0), 0);
      const decided = (kind: string) =>
        new Set(entries.filter((one) => one.kind === kind).map(({ refersTo }) => refersTo));
      const [verified, rejected, reversed] = ['verified', 'rejected', 'reversed'].map(decided);
      const logged = entries.filter(({ kind }) => kind === 'logged');
      const total = (all: MoneyEntry[]) => all.reduce((sumOf, { paise }) => sumOf + paise, 0);
      const account = accountOf(entries, TODAY);
      expect(account.due).toBe(of('due'));
      expect(account.refunded).toBe(of('refunded'));
      expect(account.received).toBe(
        total(logged.filter(({ id }) => verified?.has(id) && !reversed?.has(id))),
      );
      expect(account.waiting).toBe(
        total(logged.filter(({ id }) => !verified?.has(id) && !rejected?.has(id))),
      );
      expect(account.balance - account.overpaid).toBe(
        account.due - account.received + account.refunded + account.refundDue,
      );
      expect(Math.min(account.balance, account.overpaid)).toBe(0);
      expect(toPayBack(account)).toBeLessThanOrEqual(Math.max(0, account.received - account.refunded));
      const { instalments } = account;
      expect(instalments.reduce((all, { paise }) => all + paise, 0)).toBe(account.due);
      const paidOf = instalments.reduce((all, one) => all + one.paid, 0);
      if (instalments.length > 0) expect(account.due - paidOf).toBe(account.balance);
      expect(instalments.filter((one) => one.paid < 0).length).toBeLessThanOrEqual(1);
      expect(instalments.every((one) => one.paid + one.said <= one.paise)).toBe(true);
      const saidOf = instalments.reduce((all, one) => all + one.said, 0);
      expect(saidOf).toBe(instalments.length > 0 ? Math.min(account.waiting, account.balance) : 0);
    }),
  );
});

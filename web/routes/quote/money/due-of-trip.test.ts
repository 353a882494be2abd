import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountOf, type MoneyEntry } from '../../../../contracts/money/account-of.ts';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { amountTyped, dueRows, moneyHeadline, sumsOfTrip } from './due-of-trip.ts';

const TODAY = '2026-11-30';

let made = 0;
const entry = (kind: MoneyEntry['kind'], rupees: number, change: Partial<MoneyEntry> = {}): MoneyEntry => ({
  ...{ id: `e${++made}`, kind, cause: null, paise: rupees * 100, day: TODAY, refersTo: null },
  ...change,
});
const advance = (day = TODAY) => entry('due', 33_000, { cause: 'advance', day });
const balance = () => entry('due', 33_000, { cause: 'balance', day: '2027-03-13' });
const said = (rupees: number) => entry('logged', rupees);
const paid = (rupees: number) => {
  const logged = said(rupees);
  return [logged, entry('verified', rupees, { refersTo: logged.id })];
};

/** As the server presents it. */
function moneyOf(...entries: MoneyEntry[]): TravellerMoney {
  const { instalments, areRemindersOn: _, ...sums } = accountOf(entries, TODAY);
  return {
    ...sums,
    instalments: instalments.map(({ id, ...one }) => ({ _id: id, ...one })),
    ...{ people: 2, payments: [], documents: [], payTo: null },
  };
}

const notes = (money: TravellerMoney) => dueRows(money).map(({ text, state, note }) => [text, state, note]);
const headline = (...entries: MoneyEntry[]) => moneyHeadline(moneyOf(...entries), TODAY);

test('each instalment says what is paid, waits, is left or overdue', () => {
  expect(notes(moneyOf(advance(), balance()))).toEqual([
    ['Advance, by 30 Nov 2026', 'due', ''],
    ['Balance, by 13 Mar 2027', 'due', ''],
  ]);
  expect(notes(moneyOf(advance(), balance(), ...paid(33_000), said(10_000)))).toEqual([
    ['Advance, by 30 Nov 2026', 'paid', 'Paid'],
    ['Balance, by 13 Mar 2027', 'due', '₹10,000 waits, ₹23,000 left'],
  ]);
  expect(notes(moneyOf(advance('2026-11-20'), ...paid(3_000)))).toEqual([
    ['All of it, by 20 Nov 2026', 'overdue', '₹3,000 paid, Overdue, ₹30,000 left'],
  ]);
  expect(notes(moneyOf(advance('2026-11-20'), balance(), said(33_000)))[0]).toEqual([
    ...['Advance, by 20 Nov 2026', 'waiting', 'We look for it at the bank'],
  ]);
  expect(notes(moneyOf(entry('due', 5_000, { cause: 'cancellation' })))[0]?.[0]).toBe(
    'Cancellation charge, by 30 Nov 2026',
  );
});

test('of a trip that is off nothing is to be paid, and what comes back is said', () => {
  const off = (...entries: MoneyEntry[]) => moneyHeadline(moneyOf(...entries), TODAY, true);
  expect(off(advance('2026-11-20'), balance())).toBeNull();
  const charge = entry('due', 13_000, { cause: 'cancellation' });
  const promise = entry('refund_due', 20_000);
  expect(off(charge, ...paid(33_000), promise)).toMatchObject({ name: 'We pay you back', paise: 20_000_00 });
  const money = moneyOf(charge, ...paid(33_000), promise, entry('refunded', 20_000));
  expect(moneyHeadline(money, TODAY, true)).toMatchObject({ name: 'Paid back to you', paise: 20_000_00 });
  expect(sumsOfTrip(money, true)).toEqual([
    { name: 'We keep', paise: 13_000_00 },
    { name: 'Received', paise: 33_000_00 },
    { name: 'Paid back to you', paise: 20_000_00 },
  ]);
});

test('the page begins with the one sum that counts now', () => {
  expect(headline(advance(), balance())).toMatchObject({ name: 'To pay today', paise: 33_000_00 });
  expect(headline(advance('2026-11-29'), balance())).toMatchObject({ name: 'Overdue', tone: 'overdue' });
  expect(headline(advance('2026-11-29'), balance(), said(33_000))).toMatchObject({
    ...{ name: 'You have paid', paise: 33_000_00 },
  });
  expect(headline(advance(), balance(), said(10_000))).toMatchObject({ paise: 23_000_00 });
  expect(headline(advance(), balance(), ...paid(33_000))).toMatchObject({ name: 'To pay by 13 Mar 2027' });
  expect(headline(advance(), balance(), ...paid(66_000))).toMatchObject({
    name: 'All is paid',
    tone: 'done',
  });
  expect(headline(...paid(33_000), entry('refund_due', 30_000))).toMatchObject({ name: 'We pay you back' });
  expect(headline()).toBeNull();
});

test('sums name only what there is, and what waits is not left to pay', () => {
  expect(sumsOfTrip(moneyOf(advance(), balance(), said(33_000)))).toEqual([
    { name: 'All together', paise: 66_000_00 },
    { name: 'We look for it at the bank', paise: 33_000_00 },
    { name: 'Left to pay', paise: 33_000_00 },
  ]);
});

test('what is open of the instalments is what is left to pay, whatever was paid and said', () => {
  const rupees = fc.integer({ min: 1, max: 80_000 });
  const logs = fc.array(
    rupees.chain((sum) => fc.constantFrom([said(sum)], paid(sum))),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(rupees, { minLength: 1, maxLength: 4 }), logs, (dues, payments) => {
      const entries = dues.map((sum) => entry('due', sum, { cause: 'instalment' }));
      const money = moneyOf(...entries, ...payments.flat());
      const open = dueRows(money).reduce((sum, row) => sum + row.open, 0);
      expect(open).toBe(Math.max(0, money.balance - money.waiting));
    }),
  );
});

test('an amount is typed as banking apps take it', () => {
  expect([33_000_00, 33_000_50].map(amountTyped)).toEqual(['33000', '33000.50']);
});

import { expect, test } from 'vitest';
import type { DeskMoney } from '../../../../contracts/money/money.contract.ts';
import { FIRST_MONEY_RULES } from '../../../../contracts/money/money-rules.ts';
import {
  canCancel,
  canInvoice,
  followsOf,
  hasMoney,
  instalmentText,
  invoicedIn,
  paidText,
  takenBackText,
} from './money-words.ts';

const document = (kind: DeskMoney['documents'][number]['kind'], total: number) => ({
  ...{ _id: kind, kind, title: kind, number: 'TTI/26-27/0001', day: '2026-11-30' },
  ...{ issuedAt: '2026-11-30T06:30:00.000Z', total, sha256: '' },
});

const NOTHING: DeskMoney = {
  ...{ due: 0, received: 0, waiting: 0, refundDue: 0, refunded: 0, balance: 0, overpaid: 0 },
  ...{ instalments: [], isOverdue: false, nextDue: null, areRemindersOn: true },
  ...{ payments: [], refunds: [], documents: [], agreement: null, rules: FIRST_MONEY_RULES },
};
const AGREED: DeskMoney = {
  ...NOTHING,
  due: 6_600_000,
  agreement: {
    ...{ quoteId: 'q', option: 'Standard', name: 'Asha Rai', state: '19', gstin: '' },
    ...{ travelDay: '2027-04-12', people: 2, total: 6_600_000 },
  },
};

test('an instalment says what is left of it and since when it is overdue', () => {
  const due = { paise: 3_300_000, paid: 0, dueOn: '2026-11-30', isOverdue: false };
  expect(instalmentText(due)).toBe('By 30 Nov 2026');
  expect(instalmentText({ ...due, isOverdue: true, paid: 1_300_000 })).toBe(
    'Overdue since 30 Nov 2026, ₹20,000 left',
  );
  expect(instalmentText({ ...due, paid: -100_000 })).toBe('By 30 Nov 2026, ₹34,000 left');
  expect(instalmentText({ ...due, paid: 3_300_000 })).toBe('Paid');
  expect(instalmentText({ ...due, paise: 0 })).toBe('Nothing due any more');
});

test('a payment says how, by which reference, when and by whom', () => {
  const paid = { method: 'upi' as const, reference: 'UTR4077', paidOn: '2026-11-30', by: 'Dolma' };
  expect(paidText(paid)).toBe('UPI UTR4077 · 30 Nov 2026 · Dolma');
  expect(paidText({ ...paid, method: 'cash', reference: '' })).toBe('Cash · 30 Nov 2026 · Dolma');
});

test('an invoice can be issued of what is agreed and in no invoice yet', () => {
  expect(canInvoice(NOTHING)).toBe(false);
  expect(canInvoice(AGREED)).toBe(true);
  const invoiced = [document('receipt', 3_300_000), document('invoice', 6_600_000)];
  expect(canInvoice({ ...AGREED, documents: invoiced })).toBe(false);
  expect(invoicedIn([...invoiced, document('credit_note', 5_280_000)])).toBe(1_320_000);
});

test('a trip can be cancelled while somebody travels and something is due', () => {
  expect([canCancel(NOTHING), canCancel(AGREED), canCancel({ ...AGREED, due: 0 })]).toEqual([
    false,
    true,
    false,
  ]);
});

test('there is money once something is agreed, paid or on paper', () => {
  expect([hasMoney(NOTHING), hasMoney(AGREED)]).toEqual([false, true]);
  expect(hasMoney({ ...NOTHING, documents: [document('receipt', 1)] })).toBe(true);
});

test('what follows says of the charge what is kept and what stays due', () => {
  const sums = { share: 6_600_000, deductedPercent: 50, charge: null, refund: null, maxCharge: 6_600_000 };
  const shown = (maxRefund: number, charge: number) => {
    const outcome = { charge, refund: Math.max(0, maxRefund - charge), credited: 0, refundPaper: '' };
    return followsOf({ ...sums, people: 1, peopleLeft: 2, maxRefund, outcome }, outcome).slice(0, 2);
  };
  const share = 'The share of 1 person, ₹66,000, is not due any more.';
  expect(shown(5_000_000, 3_300_000)).toEqual([share, 'The charge of ₹33,000 is kept of what was paid.']);
  expect(shown(0, 3_300_000)).toEqual([share, 'The charge of ₹33,000 stays due.']);
  expect(shown(1_300_000, 3_300_000)).toEqual([
    share,
    'Of the charge of ₹33,000, ₹13,000 is kept, and ₹20,000 stays due.',
  ]);
  expect(shown(0, 0)).toEqual([share, 'Nothing comes back.']);
});

test('what taking back brings is said by what it would be', () => {
  expect(takenBackText({ paperIfTakenBack: 'Refund note' })).toMatch(/^A refund note follows/);
  expect(takenBackText({ paperIfTakenBack: '' })).toMatch(/^No paper follows/);
});

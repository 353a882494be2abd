import { expect, test } from 'vitest';
import type { Cancellation, DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { FIRST_MONEY_RULES } from '../../../../../contracts/money/money-rules.ts';
import { whatFollows } from './what-follows.ts';

const STANDING = { due: 6_600_000, documents: [] as DeskMoney['documents'], rules: FIRST_MONEY_RULES };
const INVOICE: DeskMoney['documents'][number] = {
  ...{ _id: 'i', kind: 'invoice', title: 'Invoice', number: 'TTI/26-27/0001', day: '2026-11-30' },
  ...{ issuedAt: '2026-11-30T06:30:00.000Z', total: 6_600_000, sha256: '' },
};
const ALL: Cancellation = {
  ...{ people: 2, peopleLeft: 2, share: 6_600_000, deductedPercent: 20 },
  ...{ charge: 1_320_000, refund: 5_280_000, maxRefund: 6_600_000 },
};

test('by the ladder, before an invoice: the charge stays, the rest is paid back with a note', () => {
  expect(whatFollows(STANDING, ALL, 5_280_000)).toEqual([
    'The charge of ₹13,200 stays due.',
    '₹52,800 is to be paid back.',
    'Once it is paid back, a refund note follows.',
    'The enquiry is cancelled.',
  ]);
});

test('after an invoice a credit note says it, of what the invoice has too much', () => {
  expect(whatFollows({ ...STANDING, documents: [INVOICE] }, ALL, 6_000_000)).toEqual([
    'The charge of ₹6,000 stays due.',
    'A credit note of ₹60,000 is issued and mailed.',
    '₹60,000 is to be paid back.',
    'The enquiry is cancelled.',
  ]);
});

test('who is left travels on', () => {
  const one = { ...ALL, people: 1, share: 3_300_000, charge: 660_000, refund: 0, maxRefund: 0 };
  expect(whatFollows(STANDING, one, 0)).toEqual([
    'The charge of ₹6,600 stays due.',
    'Nothing comes back.',
    '1 person still travels.',
  ]);
});

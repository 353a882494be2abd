import { expect, test } from 'vitest';
import { PAPER } from '../../tests/support/issued-paper.ts';
import { paperRows } from './paper-rows.ts';

test('a document lists what its total is made of, and leaves out what is nil', () => {
  const { amounts } = PAPER;
  const rowsOf = (given: Partial<typeof amounts>) =>
    paperRows({ ...PAPER, amounts: { ...amounts, ...given } }).amounts;
  expect(rowsOf({ taxPercent: 0, cgst: 0, sgst: 0, rounding: 0, taxable: 12_345_650 })).toEqual([
    ['Value', '1,23,456.50'],
  ]);
  expect(rowsOf({ taxable: 6_285_714, cgst: 157_143, sgst: 157_143, rounding: 0 })).toEqual([
    ['Taxable value', '62,857.14'],
    ['CGST 2.5%', '1,571.43'],
    ['SGST 2.5%', '1,571.43'],
  ]);
  const ladakh = { ...PAPER, placeOfSupply: { code: '38', name: 'Ladakh' } };
  expect(paperRows(ladakh).amounts.map(([name]) => name)).toContain('UTGST 2.5%');
});

test('of whom and for what, without what is left open', () => {
  const state = { code: '', name: '' };
  const buyer = { name: 'Asha Rai', address: 'MG Marg\n\nGangtok', gstin: '', state };
  const payment = { method: 'upi' as const, reference: '', day: '2027-01-04' };
  const of = { number: 'TTR/26-27/0001', day: '2026-12-01' };
  expect(paperRows({ ...PAPER, buyer, payment, of })).toMatchObject({
    ...{ seller: ['Siliguri', 'West Bengal (19)'], buyer: ['MG Marg', 'Gangtok'] },
    head: ['5 Jan 2027', 'To TTR/26-27/0001 of 1 Dec 2026'],
    trip: [
      ...['Reference TT-7K3M2', '12 Apr 2027 · 3 people', 'Place of supply: West Bengal (19)'],
      ...['SAC 998555', 'UPI · 4 Jan 2027'],
    ],
    lines: [['Tour', '1', '1.00']],
    total: '₹1.00',
  });
  const trip = { ...PAPER.trip, lastDay: '2027-04-16' };
  expect(paperRows({ ...PAPER, trip }).trip).toContain('12 Apr 2027 to 16 Apr 2027 · 3 people');
});

test('an invoice takes in the advances, and says what is left to pay', () => {
  const advance = { number: 'TTR/26-27/0001', day: '2026-12-01', amounts: { ...PAPER.amounts, total: 40 } };
  expect(paperRows({ ...PAPER, advances: [advance] }).advances).toEqual([
    ['TTR/26-27/0001 of 1 Dec 2026', '0.40'],
    ['Left to pay', '0.60'],
  ]);
  expect(paperRows({ ...PAPER, advances: [] }).advances).toEqual([]);
  expect(paperRows(PAPER).advances).toEqual([]);
});

import { expect, test } from 'vitest';
import { paidFaults, paidOf } from './paid-values.ts';
import { bankLines, upiLines } from './pay-to-lines.ts';

const TODAY = '2026-11-30';
const typed = { amount: ' 33,000 ', method: 'bank', paidOn: TODAY, reference: ' 4077 1234 ', slip: '' };

test('a payment is said as it was typed, and each missing part beside its field', () => {
  expect(paidFaults(typed, TODAY)).toEqual({});
  expect(paidOf(typed)).toEqual({
    ...{ amount: '33,000', method: 'bank', paidOn: TODAY, reference: '4077 1234', slip: null },
  });
  expect(paidOf({ ...typed, slip: 'file1' }).slip).toBe('file1');
  expect(Object.keys(paidFaults({}, TODAY))).toEqual(['amount', 'method', 'paidOn', 'reference']);
  expect(paidFaults({ ...typed, paidOn: '2026-12-01' }, TODAY)).toEqual({
    paidOn: 'Choose a day that is not ahead: today is 30 Nov 2026.',
  });
});

test('what is copied is what an app takes; what the agency has not said is left out', () => {
  const bank = { holder: 'Teesta Trails', account: '000123', ifsc: 'SBIN0000093', name: '' };
  const payTo = {
    ...{ upiId: 'teesta@okbank', upiName: '', upiLink: null, upiQrText: null, bank },
    ...{ note: 'TT-ABC123', paise: 33_000_50 },
  };
  expect(upiLines(payTo)).toEqual([
    { name: 'UPI ID', value: 'teesta@okbank' },
    { name: 'Amount', value: '₹33,000.50', copied: '33000.50' },
    { name: 'Reference', value: 'TT-ABC123' },
  ]);
  expect(bankLines(bank, payTo).map(({ name }) => name)).toEqual([
    ...['Account holder', 'Account number', 'IFSC', 'Reference'],
  ]);
  expect(bankLines(bank, { ...payTo, upiId: '' }).map(({ name }) => name)).toContain('Amount');
});

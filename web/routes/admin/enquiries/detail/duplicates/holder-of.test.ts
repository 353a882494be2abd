import { expect, test } from 'vitest';
import {
  type EnquiryFacts,
  NOTHING_SAID,
} from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { holderOf } from './duplicates.tsx';

const SAID: EnquiryFacts = {
  ...NOTHING_SAID,
  fullName: 'Asha Rai',
  phone: '+919876543210',
  userEmail: 'asha@example.com',
  tourName: 'Sikkim',
  guestSize: 5,
  bookAt: '2099-04-01',
};

const sentOn = (day: string, guestSize = 5) => ({
  ...SAID,
  guestSize,
  firstWish: guestSize === 5 ? null : SAID,
  createdAt: `${day}T06:30:00.000Z`,
});

test('of two enquiries what staff corrected in one alone holds, and else what was asked for last', () => {
  const newer = sentOn('2026-11-02');
  const corrected = sentOn('2026-11-01', 9);
  expect(holderOf('party', corrected, newer)).toBe(corrected);
  expect(holderOf('party', newer, corrected)).toBe(corrected);
  expect(holderOf('date', corrected, newer)).toBe(newer);
  const alsoCorrected = sentOn('2026-11-02', 6);
  expect(holderOf('party', corrected, alsoCorrected)).toBe(alsoCorrected);
});

import { expect, test } from 'vitest';
import { itemsText, lineText, travelledText } from './customer-words.ts';

const line = { _id: 'one', enquiryCount: 1, messageCount: 0, nth: 1, trips: [] };
const trip = { tourName: 'Dzongri', travelOn: '2026-04-02', travelWords: '' };

test('an enquiry says which of its customer’s it is, and when they travelled with us', () => {
  expect(lineText(line)).toBe('First enquiry');
  expect(lineText({ ...line, enquiryCount: 3, nth: 3, trips: [trip, trip] })).toBe(
    '3rd enquiry of 3 · travelled with us in 2026',
  );
  expect(lineText({ ...line, enquiryCount: 12, nth: 11 })).toBe('11th enquiry of 12');
});

test('a message or an account says how much there is of its customer', () => {
  expect(lineText({ ...line, nth: null, enquiryCount: 2, messageCount: 1 })).toBe('2 enquiries');
  expect(lineText({ ...line, nth: null, enquiryCount: 0, messageCount: 1 })).toBe('Nothing else yet');
});

test('what is a customer’s is said in a few words', () => {
  const none = { enquiryCount: 0, openCount: 0, messageCount: 0, hasAccount: true };
  expect(itemsText({ ...none, enquiryCount: 3, openCount: 1, messageCount: 2 })).toBe(
    '3 enquiries, 1 open · 2 messages',
  );
  expect(itemsText(none)).toBe('Account only');
  expect(travelledText(0)).toBe('');
  expect(travelledText(2)).toBe('Travelled with us 2×');
});

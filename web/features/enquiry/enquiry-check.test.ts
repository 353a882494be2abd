import { expect, test } from 'vitest';
import { checkEnquiry } from './enquiry-check.ts';

const TODAY = '2026-11-20';
const good = {
  fullName: 'पेमा शेर्पा',
  phone: '+91 98300 12345',
  email: 'pema@example.com',
  destination: 'Sikkim',
  guestSize: '4',
  bookAt: '2027-03-12',
};

test('a whole enquiry has no fault, also for today and for a party of 500', () => {
  expect(checkEnquiry(good, TODAY)).toEqual({});
  expect(checkEnquiry({ ...good, bookAt: TODAY, guestSize: '500' }, TODAY)).toEqual({});
  expect(checkEnquiry({ ...good, bookAt: '2028-11-20', guestSize: '४' }, TODAY)).toEqual({});
});

test('every empty field is named, not the first alone §5.2', () => {
  const empty = { fullName: ' ', phone: '', email: '', destination: '', guestSize: '', bookAt: '' };
  expect(Object.keys(checkEnquiry(empty, TODAY))).toEqual(Object.keys(good));
});

test.each([
  ['fullName', 'x'.repeat(10_000), 'Keep your full name to 120 characters at most.'],
  ['email', 'pema@example', 'Please enter a valid email address.'],
  ['guestSize', '0', 'At least one person has to travel.'],
  ['guestSize', '501', 'For more than 500 people, please call us.'],
  ['guestSize', '2.5', 'Enter a whole number of people.'],
  ['bookAt', '2026-11-19', 'Choose today or a later day.'],
  ['bookAt', '2028-11-21', 'Choose a day within the next 2 years, or call us.'],
  ['bookAt', '9999-12-31', 'Choose a day within the next 2 years, or call us.'],
])('%s %.20s: %s', (field, value, fault) => {
  expect(checkEnquiry({ ...good, [field]: value }, TODAY)).toEqual({ [field]: fault });
});

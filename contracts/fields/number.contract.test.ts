import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionalField, typedNumber, wholeNumber } from './number.contract.ts';

const FAULT = 'Enter a number.';
const number = typedNumber(FAULT);

test('a number is read as it is, and from typed text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
      expect(number.parse(value)).toBe(value);
      expect(number.parse(` ${value} `)).toBe(value);
    }),
  );
  expect(number.parse('12.5')).toBe(12.5);
  expect(number.parse('-0.25')).toBe(-0.25);
  expect(number.parse('007')).toBe(7);
  expect(number.parse(' १२.५ ')).toBe(12.5);
  expect(number.parse('-٤٢')).toBe(-42);
  expect(number.parse('1,23,456')).toBe(123_456);
  expect(number.parse('1 23 456.5')).toBe(123_456.5);
  expect(number.parse('1,234,567')).toBe(1_234_567);
  expect(typedNumber(FAULT, 'rupees').parse('₹ १,२३,४५६/-')).toBe(123_456);
});

test.each([
  [''],
  [' '],
  ['two'],
  ['1,5'],
  ['12,50'],
  ['1,2345'],
  ['₹ 5'],
  ['1e3'],
  ['0x10'],
  ['.5'],
  ['5.'],
  ['--1'],
  ['9'.repeat(400)],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [null],
  [undefined],
  [true],
  [[1]],
  [{}],
])('%j is no number, and the fault says so in plain words', (value) => {
  expect(number.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([FAULT]);
});

test.each([[''], [null], [undefined]])('a field that holds %j counts as left out', (value) => {
  const form = z.object({ price: optionalField(number) });
  expect(form.parse({ price: value }).price).toBeUndefined();
  expect(form.parse({})).toEqual({});
});

test('a field that may be left out is checked when it is not', () => {
  expect(optionalField(number).parse('5')).toBe(5);
  expect(optionalField(number).parse(0)).toBe(0);
  expect(optionalField(number).safeParse(' ').success).toBe(false);
});

const guests = wholeNumber('Whole.', { noNumber: FAULT, min: [1, 'One.'], max: [500, 'Call us.'] });

test.each([
  ['many', FAULT],
  [2.5, 'Whole.'],
  ['2.5', 'Whole.'],
  // So near to five that a check with a tolerance takes it, and a database does not.
  [5.000000000000001, 'Whole.'],
  [0, 'One.'],
  ['501', 'Call us.'],
  [1e308, 'Call us.'],
])('%j is no whole number within its bounds: %s', (value, fault) => {
  expect(guests.safeParse(value).error?.issues[0]?.message).toBe(fault);
});

test('a whole number is read from typed text too', () => {
  expect(guests.parse(' 4 ')).toBe(4);
  expect(guests.parse(4)).toBe(4);
});

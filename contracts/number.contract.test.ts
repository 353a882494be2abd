import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionalField, typedNumber } from './number.contract.ts';

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
});

test.each([
  [''],
  [' '],
  ['two'],
  ['1,000'],
  ['1e3'],
  ['0x10'],
  ['.5'],
  ['5.'],
  ['--1'],
  ['१२'],
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

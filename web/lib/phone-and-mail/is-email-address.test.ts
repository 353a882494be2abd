import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress } from './is-email-address.ts';

test('an address is what the specification’s own pattern takes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '.', '@', ' '), maxLength: 9 });
  const asSpecified = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);
  fc.assert(
    fc.property(text, (typed) => isEmailAddress(typed) === asSpecified(typed)),
    { numRuns: 2_000, seed: 8, examples: [['a@b.c'], ['a@..c'], ['a@.b'], ['a@b.'], ['a@.b.c']] },
  );
  expect(isEmailAddress('asha@hills.example')).toBe(true);
});

test('signs that nobody sees are no fault: the server takes them out', () => {
  expect(isEmailAddress('\ufeffas\u200bha\u00a0@exam\u00adple.com\u200e')).toBe(true);
  expect(isEmailAddress('as ha@example.com')).toBe(false);
});

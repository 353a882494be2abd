import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhoneText, toLatinDigits, toPlainPhone } from './digits.ts';

const ZEROS = ['0', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '༠', '၀', '᱐', '꯰', '٠', '۰', '０', '𑓐'];

test.each(ZEROS)('ten digits from %s are 0 to 9', (zero) => {
  const start = zero.codePointAt(0) ?? 0;
  const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(start + value)).join('');
  expect(toLatinDigits(digits)).toBe('0123456789');
  expect(isPhoneText(`+${digits.slice(0, 2)} (${digits})`)).toBe(true);
});

test('text without digits stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).map((text) => text.normalize('NFKC')),
      (text) => {
        fc.pre(!/\p{Decimal_Number}/u.test(text));
        expect(toLatinDigits(text)).toBe(text);
      },
    ),
  );
});

test('what an address book adds to a number goes', () => {
  expect(toPlainPhone('\u202a+91 98320–12345\u202c')).toBe('+91 98320-12345');
});

test.each(['', 'none', '+', '९८३२० ext. two', '()'])('%j is no number', (text) => {
  expect(isPhoneText(text)).toBe(false);
});

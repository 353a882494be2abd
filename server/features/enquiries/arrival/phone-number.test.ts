import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  ['with the code of India', '+91 98320 12345', '+919832012345'],
  ['with the trunk zero', '098320 12345', '+919832012345'],
  ['bare', '9832012345', '+919832012345'],
  ['with the code but no plus', '919832012345', '+919832012345'],
  ['with the code behind two zeros', '0091 98320-12345', '+919832012345'],
  ['with the code in brackets', '(+91) 98320 12345', '+919832012345'],
  ['of an office in Siliguri', '0353 200 0002', '+913532000002'],
  ['with dots and slashes', '98320.12/345', '+919832012345'],
  ['in Devanagari digits', '९८३२० १२३४५', '+919832012345'],
  ['in Bengali digits', '০৯৮৩২০১২৩৪৫', '+919832012345'],
  ['in full-width digits', '＋９１９８３２０１２３４５', '+919832012345'],
  [
    'copied from an address book, with marks that nobody sees',
    '\u202a+91 98320\u201112345\u202c',
    '+919832012345',
  ],
  ['of Nepal behind two zeros', '00 977 1 4412345', '+97714412345'],
  ['of Nepal', '+977 984-1234567', '+9779841234567'],
  ['of Bhutan', '+975 17 12 34 56', '+97517123456'],
  ['of the United States', '+1 (202) 555-0123', '+12025550123'],
  ['of seven digits', '2345678', '+912345678'],
  ['of fifteen digits', '123456789012345', '+123456789012345'],
  ['odd, of another country', '00 977 1234', '+9771234'],
])('a number %s is kept as E.164', (_what, typed, e164) => {
  expect(readPhoneNumber(typed)).toBe(e164);
});

test.each([
  ['', 'nothing'],
  ['983201', 'six digits'],
  ['1234567890123456', 'sixteen digits'],
  ['98320 CALL ME', 'letters'],
  ['98320123450 ext. 12', 'an extension'],
  ['0000000', 'only zeros'],
  ['00 977 123', 'six digits behind two zeros'],
  ['+0123456', 'no country'],
  ['98320+12345', 'a plus in the middle'],
  ['++919832012345', 'two pluses'],
  ['------------', 'no digits'],
  ['①②③④⑤⑥⑦⑧ⓐ', 'circled signs'],
  ['😀😀😀😀😀😀😀', 'emoji'],
])('"%s" is no phone number: %s', (typed) => {
  expect(readPhoneNumber(typed)).toBeUndefined();
});

test('whatever is taken is E.164, and reading it again changes nothing', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789+-() ./९৮'), maxLength: 24 });
  fc.assert(
    fc.property(typed, (text) => {
      const number = readPhoneNumber(text);
      if (number === undefined) return;
      expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(readPhoneNumber(number)).toBe(number);
    }),
    { numRuns: 500 },
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      readPhoneNumber(text);
    }),
  );
});

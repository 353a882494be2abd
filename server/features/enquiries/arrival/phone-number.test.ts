import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneInWords, readPhone, readPhoneNumber } from './phone-number.ts';

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
  ['with two pluses', '++919832012345', '+919832012345'],
  ['of fifteen digits', '+123456789012345', '+123456789012345'],
  ['odd, of another country', '00 977 1234', '+9771234'],
])('a number %s is kept as E.164', (_what, typed, e164) => {
  expect(readPhoneNumber(typed)).toBe(e164);
});

test.each([
  ['', 'nothing'],
  ['983201', 'six digits'],
  ['1234567890123456', 'sixteen digits'],
  ['98320 CALL ME', 'letters'],
  ['0000000', 'only zeros'],
  ['00 977 123', 'six digits behind two zeros'],
  ['+0123456', 'no country'],
  ['98320+12345', 'a plus in the middle'],
  ['2345678', 'no area code'],
  ['123456789012345', 'fifteen digits of no country'],
  ['------------', 'no digits'],
  ['①②③④⑤⑥⑦⑧ⓐ', 'circled signs'],
  ['😀😀😀😀😀😀😀', 'emoji'],
])('"%s" is no phone number: %s', (typed) => {
  expect(readPhoneNumber(typed)).toBeUndefined();
});

test.each([
  ['98320 12345 / 98320 54321', '+919832012345'],
  ['98320 12345 98320 54321', '+919832012345'],
  ['98320 12345, 98320 54321', '+919832012345'],
  ['+91 98320 12345+91 98320 54321', '+919832012345'],
  ['0353-2432123/24', '+913532432123'],
  ['Mob: 98320 12345', '+919832012345'],
  ['Mob 1: 98320 12345', '+919832012345'],
  ['WhatsApp +91 98320-12345', '+919832012345'],
  ['https://wa.me/919832012345', '+919832012345'],
  ['98320 12345 (after 6 pm)', '+919832012345'],
  ['98320 12345 (6-8 pm)', '+919832012345'],
  ['मोबाइल ९८३२० १२३४५', '+919832012345'],
  ['0353 243 2123 ext. 12', '+913532432123'],
  ['0353 243 2123 x12', '+913532432123'],
  ['tel:+919832012345;ext=12', '+919832012345'],
])('of %s the first number is taken, and what was typed stays beside it', (typed, phone) => {
  expect(readPhone(typed)).toEqual({ phone, typed });
});

test.each([
  '+91 98320 12345',
  '098320 12345',
  '(+91) 98320-12345',
  'tel:+919832012345',
  'tel:+91%2098320%2012345',
])('%s says no more than its number', (typed) => {
  expect(readPhone(typed)).toEqual({ phone: '+919832012345', typed: null });
});

test.each([
  '0170 1234567',
  '1-650-253-0000',
  '011 49 170 1234567',
  '011 1 650 253 0000',
  '2345678',
  '98320 1234',
])('%s is asked about: it is no number of India', (typed) => {
  const fault = 'This is not a number of India. Choose its country or begin with +.';
  expect(readPhone(typed)).toEqual({ fault });
});

test.each([
  ['DE', '0170 1234567', '+491701234567', '+49 170 1234567, Germany'],
  ['BT', '98320 12345', null, 'This is not a number of Bhutan. Choose its country or begin with +.'],
  ['US', '1-650-253-0000', '+16502530000', '+1 650 253 0000, United States'],
  ['US', '(650) 253-0000', '+16502530000', '+1 650 253 0000, United States'],
  ['US', '011 49 170 1234567', '+491701234567', '+49 170 1234567, Germany'],
  ['AU', '0011 49 170 1234567', '+491701234567', '+49 170 1234567, Germany'],
  ['SG', '00 91 98320 12345', '+919832012345', '+91 98320 12345, India'],
  ['CA', '416 967 1111', '+14169671111', '+1 416 967 1111, Canada'],
  ['GB', '07911 123456', '+447911123456', '+44 7911 123456, United Kingdom'],
  ['BT', '17 12 34 56', '+97517123456', '+975 17 12 34 56, Bhutan'],
  ['DE', '+91 98320 12345', '+919832012345', '+91 98320 12345, India'],
  ['DE', '0049 (0)170 1234567', '+491701234567', '+49 170 1234567, Germany'],
  ['IN', '+49 (0)170 1234567', '+491701234567', '+49 170 1234567, Germany'],
] as const)('of %s, %s is %s: %s', (country, typed, phone, words) => {
  const read = readPhone(typed, country);
  expect(read.fault ?? read.phone).toBe(phone ?? words);
  if (phone !== null) expect(phoneInWords(phone, country)).toBe(words);
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

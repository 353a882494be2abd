import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginBody } from '../accounts/accounts.contract.ts';
import { LIMITS } from './field-limits.ts';
import { cleanText, emailAddress, idParams, requiredLine, requiredText } from './text.contract.ts';

const anyText = fc.string({ unit: 'binary' });
const line = requiredLine('a name', 10);
const text = requiredText('a text', 10);

const faultOf = (schema: typeof line, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test('cleaned text is well-formed, composed, trimmed, free of control characters, and stays as it is', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const clean = cleanText(typed);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).toBe(clean.normalize('NFC').trim());
      expect(clean).not.toMatch(/[^\P{Control}\n\t]/u);
      expect(cleanText(clean)).toBe(clean);
    }),
    { numRuns: 500, examples: [['\u0000 a'], ['e\u0000\u0301'], [' \u0000'], ['\r\u0000\n'], ['\ud800']] },
  );
});

test('line ends of every system become one, and HTML stays', () => {
  expect(cleanText('a\r\nb\rc\nd\te')).toBe('a\nb\nc\nd\te');
  expect(cleanText(' <b>&amp;</b> ')).toBe('<b>&amp;</b>');
});

test('letters keep their direction', () => {
  expect(cleanText('Mina \u202Emoc.knab\u202C \u2066Rai\u2069')).toBe('Mina moc.knab Rai');
  expect(cleanText('\u200fआशा\u200f')).toBe('\u200fआशा\u200f');
});

test('a line has no line break', () => {
  expect(line.parse(' a\r\n\tb ')).toBe('a b');
  fc.assert(
    fc.property(anyText, (typed) => {
      const { data } = requiredLine('a name', 1_000).safeParse(typed);
      if (data !== undefined) expect(data).not.toMatch(/[\n\r\t\u2028\u2029]/);
    }),
    { examples: [['a\u2028b'], ['a\u2029b']] },
  );
});

test.each([[undefined], [null], [5], [''], [' \n '], ['\u0000\u001f']])('%j is no text', (value) => {
  expect(faultOf(line, value)).toBe('Enter a name.');
  expect(faultOf(text, value)).toBe('Enter a text.');
});

test('the bound counts what is kept', () => {
  expect(line.parse(`  ${'a'.repeat(10)}\u0000  `)).toHaveLength(10);
  expect(faultOf(line, 'a'.repeat(11))).toBe('Keep a name to 10 characters at most.');
});

test.each([
  ['asha@example.com', 'asha@example.com'],
  [' Asha.Rai+tours@Example.CO.IN ', 'asha.rai+tours@example.co.in'],
  ["o'hara@example.com", "o'hara@example.com"],
  ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
  ['\ufeffasha@exam\u00adple.com\u200b', 'asha@example.com'],
  ['\u202aas\u2060ha@example.com\u202c', 'asha@example.com'],
  ['asha\u00a0@example.com\u200e', 'asha@example.com'],
  ['asha@ｇｍａｉｌ．ｃｏｍ', 'asha@gmail.com'],
  ['asha@ℊmail。co.in', 'asha@gmail.co.in'],
])('%s is an address', (typed, stored) => {
  expect(emailAddress.parse(typed)).toBe(stored);
});

test.each([
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'a b@c.d',
  'a@b.c d',
  'a@b@c.d',
  'A <a@b.c>',
  'a@b.c,d@e.f',
  `${'a'.repeat(LIMITS.email)}@b.c`,
])('%s is no address', (typed) => {
  expect(emailAddress.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([
    'Please enter a valid email address.',
  ]);
});

test.each([
  ['asha.@example.com', 'An email address has no dot right before the @.'],
  ['asha@example.com.', 'An email address does not end with a dot.'],
  ['.asha@example.com', 'An email address does not begin with a dot.'],
  ['asha@.example.com', 'An email address has no dot right after the @.'],
  ['asha..rai@example.com', 'There are two dots in a row in this email address.'],
  ['asha@example..com', 'There are two dots in a row in this email address.'],
])('nobody can deliver to %s: %s', (typed, fault) => {
  expect(emailAddress.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([fault]);
});

test('the owner of an account with such an address signs in with it', () => {
  const body = { email: 'asha.@example.com', password: 'correct horse' };
  expect(loginBody.parse(body)).toEqual(body);
});

test('whatever is taken as an address is taken again as it is', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'aB1@. .é\u0000\t<>ｇ。＠℀') });
  fc.assert(
    fc.property(typed, (address) => {
      const { data } = emailAddress.safeParse(address);
      if (data !== undefined) expect(emailAddress.parse(data)).toBe(data);
    }),
    { numRuns: 1_000 },
  );
});

test('an id of an address is taken as any text, without what a database refuses', () => {
  expect(idParams.parse({ id: 'a\u0000b' })).toEqual({ id: 'ab' });
  expect(idParams.parse({ id: '' })).toEqual({ id: '' });
});

test.each([['\u200b'], ['\u2800 \u3164'], ['\u00ad\ufe0f'], ['\u{e0041}'], ['\u202e\u2066']])(
  '%j is seen by nobody, and is no text',
  (value) => {
    expect(faultOf(line, value)).toBe('Enter a name.');
    expect(faultOf(text, value)).toBe('Enter a text.');
  },
);

test('what joins letters or turns their direction stays beside letters', () => {
  for (const typed of ['क्\u200dष', 'नेपाल\u200c', '👩\u200d👧', '\u200fשלום', '.'])
    expect(text.parse(typed)).toBe(typed);
});

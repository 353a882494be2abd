import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
const LENGTH = 95_000;

/** Texts whose marks a careless normalising puts in order by the square of their number. */
const marks = fc.constantFrom(
  '\u0345',
  '\u0334',
  '\u0315',
  '\u0300',
  '\u0f73',
  '\u3099',
  '\uff9e',
  '\u{1d165}',
);

test.each([
  'Asha Rai, 2 adults – 50 % off',
  'Zoë Čapek, Nguyễn Thị Ánh',
  'Ｆｕｌｌ　ｗｉｄｔｈ ﬁne ½ ﾊﾟｰﾃｨｰ ｶﾞﾝﾄｸ',
  'क़िला, दार्जिलिंग, हिन्दी में ज़रूर',
  'দার্জিলিং, কোচবিহার, রাড়ী, বাংলায়',
  'བསྒྲུབས། རྒྱལ་མཚན། ཧཱུྃ་ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ། གཽ ཀཱྀ ཊྚྛྜྜྷྞྟ',
  '한국어 각 ᄒ\u{1161}ᆫ',
])('%s is normalised as anywhere', (text) => {
  for (const form of FORMS) expect(normalise(text, form)).toBe(text.normalize(form));
});

test('a text with at most 30 marks to a letter is normalised as anywhere', () => {
  const letter = fc.constantFrom(...'aeoक़बড়ཀརﾊΣ한 '.split(''));
  const piled = fc
    .tuple(
      letter,
      fc.array(fc.oneof(marks, fc.constantFrom('\u0f39', '\u093c', '\u09cd')), { maxLength: 30 }),
    )
    .map(([base, its]) => base + its.join(''));
  const text = fc.oneof(
    fc.array(piled, { maxLength: 5 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...FORMS), (typed, form) => {
      fc.pre(!/[\p{M}\uff9e\uff9f]{31}/u.test(typed));
      expect(normalise(typed, form)).toBe(typed.normalize(form));
    }),
    { numRuns: 300 },
  );
});

test('a run of marks ends after 30, and what follows stays', () => {
  expect(normalise(`x${'\u0334'.repeat(31)}y${'\u0334'.repeat(30)}`, 'NFC')).toBe(
    `x${'\u0334'.repeat(30)}y${'\u0334'.repeat(30)}`,
  );
});

// Left to itself, one of these takes seconds; all together may take what a test may.
test('ninety-five kilobytes of marks are normalised', () => {
  const pairs = [
    ['\u0345', '\u0334'],
    ['\u0315', '\u0300'],
    ['\uff9e', '\u0334'],
    ['\uff9e', '\uff9f\u0334'],
    ['\u{1d165}', '\u{1d167}'],
  ] as const;
  for (const [one, other] of pairs) {
    const half = LENGTH / 2 / Buffer.byteLength(one);
    const texts = [
      `a${one.repeat(half)}${other.repeat(half)}`,
      `a${(one + other).repeat(LENGTH / Buffer.byteLength(one + other))}`,
    ];
    for (const text of texts)
      for (const form of FORMS) expect(normalise(text, form).length).toBeLessThanOrEqual(1 + 30 * 2 * 2);
  }
});

/** From ཀ on; subjoined letters are 80 code points later. */
const CONSONANTS =
  'k kh g gh ng c ch j - ny t th d dh n t th d dh n p ph b bh m ts tsh dz dzh w zh z - y r l sh sh s h - ksh r'.split(
    ' ',
  );
const FIRST = 0xf40;
const TO_BELOW = 80;
const VOWELS: Record<string, string> = { '\u0f72': 'i', '\u0f74': 'u', '\u0f7a': 'e', '\u0f7c': 'o' };

type Stack = { top: string; isStacked: boolean; consonants: string; vowel: string };

/** Wylie's transliteration without apostrophes: "འབྲས་ལྗོངས" → "bras་ljongs". Keeps the dot after each syllable. */
export function transliterateTibetan(text: string): string {
  return (
    text
      // The genitive ending is a syllable of its own.
      .replace(/(?<=[ཀ-ྼ])(?=འི)/g, '་')
      .replace(/[ཀ-ྼ]+/g, transliterateSyllable)
      .replace(/[༠-༩]/g, (digit) => `${digit.charCodeAt(0) - 0xf20}`)
  );
}

function transliterateSyllable(syllable: string): string {
  const stacks = [...syllable.matchAll(/([ཀ-ཪ])([ྐ-ྺ]*)([ཱ-ྀ]*)/g)].map(
    ([, top = '', below = '', vowel = '']) => ({
      top,
      isStacked: below !== '',
      consonants: [...(top + below)].map(consonantOf).join(''),
      vowel: [...vowel].map((sign) => VOWELS[sign] ?? '').join(''),
    }),
  );
  const root = stacks.some(({ vowel }) => vowel) ? -1 : rootOf(stacks);
  return stacks.map(({ consonants, vowel }, at) => consonants + (at === root ? 'a' : vowel)).join('');
}

function consonantOf(letter: string): string {
  const place = letter.charCodeAt(0) - FIRST;
  const name = CONSONANTS[place] ?? CONSONANTS[place - TO_BELOW] ?? '-';
  return name === '-' ? '' : name;
}

function rootOf(stacks: Stack[]): number {
  const stacked = stacks.findIndex(({ isStacked }) => isStacked);
  if (stacked >= 0) return stacked;
  const [, second, third] = stacks;
  if (!second || !third) return 0;
  const hasTwoSuffixes = stacks.length === 3 && third.top === 'ས' && 'གངབམ'.includes(second.top);
  return hasTwoSuffixes ? 0 : 1;
}

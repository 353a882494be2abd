import anyAscii from 'any-ascii';
import { normalise } from '../../contracts/fields/normalise.ts';
import { transliterateTibetan } from './transliterate-tibetan.ts';

const CONSONANTS =
  'k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const WITH_DOT: Record<string, string> = { ज: 'z', ड: 'r', ढ: 'rh', फ: 'f' };
const VOWELS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const placeOf = (letter: string, first: string) => letter.charCodeAt(0) - first.charCodeAt(0);

const OTHER_LETTERS = /(?:(?![a-z])[\p{L}\p{M}])+/giu;

/** Writes a text in Latin letters without accents: "गंगटोक à pied" → "gangatok a pied", "Иван Łoś" → "Ivan Los". */
export function latinise(text: string): string {
  const latin = transliterateTibetan(transliterateIndic(normalise(text, 'NFKC'))).replace(
    OTHER_LETTERS,
    (letters) => anyAscii(letters).replace(/[^a-z]/gi, '') || letters,
  );
  return normalise(latin, 'NFKD').replace(/\p{Mark}/gu, '');
}

export function foldToLatin(text: string): string {
  return latinise(text).toLowerCase();
}

export function withLatin(folded: string): string {
  const latin = foldToLatin(folded);
  return latin === folded ? folded : `${folded}\n${latin}`;
}

/** "गंगटोक दर्शन" → "gangatok darshan"; other scripts stay. Takes NFC or NFKC, where a dot below is a character. */
function transliterateIndic(text: string): string {
  return (
    inDevanagari(text)
      .replaceAll('ज्ञ', 'ग्य')
      .replace(/ङ्(?=[क-घ])/g, 'न्')
      .replace(/([क-ह])(़?)([ा-्]?)/g, (syllable, consonant, dot, sign, at, whole) => {
        const letter = (dot && WITH_DOT[consonant]) || CONSONANTS[placeOf(consonant, 'क')];
        if (sign === '्') return letter;
        if (sign) return letter + VOWELS[placeOf(sign, 'ा')];
        return letter + (isSilent(whole[at - 1], whole[at + syllable.length]) ? '' : 'a');
      })
      .replace(/[आ-औ]/g, (vowel) => VOWELS[placeOf(vowel, 'आ')] ?? '')
      .replace(/[०-९]/g, (digit) => `${placeOf(digit, '०')}`)
      .replaceAll('अ', 'a')
      .replaceAll('ॐ', 'om')
      .replace(/ं(?=[pbm])/g, 'm')
      // The surname Singh.
      .replace(/ंh(?![a-zऀ-ॿ])/g, 'ngh')
      .replace(/[ंँ]/g, 'n')
      .replaceAll('ः', 'h')
  );
}

/** Unicode gives each script of India 128 code points, with the same letter at the same offset. */
function inDevanagari(text: string): string {
  return (
    text
      .replaceAll('ং', 'ঙ্')
      .replace(/[ঀ-ൿ]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) % 128)))
      // Zero-width joiners are not pronounced.
      .replace(/(?<=[ऀ-ॿ])[\u200c\u200d]/g, '')
  );
}

/** True if a consonant's inherent "a" is silent: at a word's end, but not after its only consonant or a cluster. */
function isSilent(before = '', after = ''): boolean {
  return /[ऀ-ौ]/.test(before) && !/[ऀ-ह]/.test(after);
}

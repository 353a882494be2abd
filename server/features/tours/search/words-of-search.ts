import { foldToLatin } from '../../../transliteration/latinise.ts';
import { foldForSearch } from '../tour-slug.ts';

/** Of one search; what somebody typed beyond them tells nothing more. */
const MAX_WORDS = 8;
/** Characters of a word that are looked at. */
const WORD_LENGTH = 40;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Every tour is one, and who writes these seeks something else by the rest. */
const TELLING_NOTHING = new Set(
  'a an and at by for from in of on or the to with tour tours trip trips package packages'.split(' '),
);

export const isTelling = (word: string) => !TELLING_NOTHING.has(word);

/** The words of a text as they are written, each as often as it stands there. */
export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** The different words that a search goes by, folded. None where it is all signs, or all words that tell nothing. */
export function soughtWords(text: string): string[] {
  const words = wordsIn(foldForSearch(text)).filter(isTelling);
  return [...new Set(words.map((word) => word.slice(0, WORD_LENGTH)))].slice(0, MAX_WORDS);
}

/** A text with some of its words, folded, written otherwise. */
export function replaceWords(text: string, others: ReadonlyMap<string, string>): string {
  return text.replace(WORD, (word) => others.get(foldForSearch(word).slice(0, WORD_LENGTH)) ?? word);
}

/** One and several are the same word: "Monasteries" and "monastery" → "monasteri". Takes what is written, too. */
export function plainWord(written: string): string {
  const word = foldForSearch(written).slice(0, WORD_LENGTH);
  const one = word.length > 3 ? word.replace(/(?<![sui])s$/, '') : word;
  return one.length > 3 ? one.replace(/(?:ie|y)$/, 'i') : one;
}

/** In Latin letters without accents; undefined where it is written so already. */
export function latinWord(word: string): string | undefined {
  const latin = foldToLatin(word).replace(/[^a-z0-9]/g, '');
  return latin === word || latin === '' ? undefined : latin;
}

/** How people here write one sound: "Sandakphu" and "Sandakfu", "Ghoom" and "Ghum", "Dzongri" and "Jongri". */
const ALIKE: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/(?<=[bdgjklrtsz])h/g, ''],
  [/w/g, 'v'],
  [/dz|z/g, 'j'],
  [/ck|q|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/ee|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
];

/** The same for words that sound alike, of a plain word. */
export function soundOf(plain: string): string {
  return ALIKE.reduce((sound, [written, heard]) => sound.replace(written, heard), latinWord(plain) ?? plain);
}

/** The beginning of a longer word is found from so many letters on: fewer begin too many. */
export const MIN_BEGINNING = 3;

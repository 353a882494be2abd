import { foldToLatin } from '../../../transliteration/latinise.ts';
import { foldForSearch } from '../tour-slug.ts';

const MAX_WORDS = 8;
const WORD_LENGTH = 40;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const TELLING_NOTHING = new Set(
  'a an and at by for from in of on or the to with tour tours trip trips package packages'.split(' '),
);

export const isTelling = (word: string) => !TELLING_NOTHING.has(word);

export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

export function soughtWords(text: string): string[] {
  const words = wordsIn(foldForSearch(text)).filter(isTelling);
  return [...new Set(words.map((word) => word.slice(0, WORD_LENGTH)))].slice(0, MAX_WORDS);
}

export function replaceWords(text: string, others: ReadonlyMap<string, string>): string {
  return text.replace(WORD, (word) => others.get(foldForSearch(word).slice(0, WORD_LENGTH)) ?? word);
}

/** "Monasteries" and "monastery" → "monasteri". */
export function plainWord(written: string): string {
  const word = foldForSearch(written).slice(0, WORD_LENGTH);
  const one = word.length > 3 ? word.replace(/(?<![sui])s$/, '') : word;
  return one.length > 3 ? one.replace(/(?:ie|y)$/, 'i') : one;
}

/** Undefined if it is Latin already. */
export function latinWord(word: string): string | undefined {
  const latin = foldToLatin(word).replace(/[^a-z0-9]/g, '');
  return latin === word || latin === '' ? undefined : latin;
}

/** Local spellings of one sound: "Sandakphu" and "Sandakfu", "Ghoom" and "Ghum", "Dzongri" and "Jongri". */
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

export function soundOf(plain: string): string {
  return ALIKE.reduce((sound, [written, heard]) => sound.replace(written, heard), latinWord(plain) ?? plain);
}

/** Letters: shorter beginnings match too many words. */
export const MIN_BEGINNING = 3;

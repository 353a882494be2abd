import anyAscii from 'any-ascii';
import { normalise } from '../../contracts/fields/normalise.ts';
import { transliterateIndic } from './transliterate-indic.ts';
import { transliterateTibetan } from './transliterate-tibetan.ts';

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

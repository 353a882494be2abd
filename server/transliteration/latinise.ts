import anyAscii from 'any-ascii';
import { normalise } from '../../contracts/fields/normalise.ts';
import { transliterateIndic } from './transliterate-indic.ts';
import { transliterateTibetan } from './transliterate-tibetan.ts';

/** Letters beyond ASCII, each with its marks. */
const OTHER_LETTERS = /(?:(?![a-z])[\p{L}\p{M}])+/giu;

/**
 * A text in Latin letters without accents, as far as we can write it in them: "गंगटोक à pied" → "gangatok a pied", "Иван
 * Łoś" → "Ivan Los".
 */
export function latinise(text: string): string {
  const latin = transliterateTibetan(transliterateIndic(normalise(text, 'NFKC'))).replace(
    OTHER_LETTERS,
    // What stands for a hard or a soft sign is not said.
    (letters) => anyAscii(letters).replace(/[^a-z]/gi, '') || letters,
  );
  return normalise(latin, 'NFKD').replace(/\p{Mark}/gu, '');
}

/** By which two texts that differ in capitals, accents or script are told to be alike. */
export function foldToLatin(text: string): string {
  return latinise(text).toLowerCase();
}

/** A folded text, and where it has other letters the same in Latin ones below it: found by either. */
export function withLatin(folded: string): string {
  const latin = foldToLatin(folded);
  return latin === folded ? folded : `${folded}\n${latin}`;
}

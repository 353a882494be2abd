import { normalise } from '../../../../contracts/fields/normalise.ts';
import { transliterateIndic } from './transliterate-indic.ts';
import { transliterateTibetan } from './transliterate-tibetan.ts';

/** A text in Latin letters without accents, as far as we can write it in them: "गंगटोक à pied" → "gangatok a pied". */
export function latinise(text: string): string {
  const latin = transliterateTibetan(transliterateIndic(normalise(text, 'NFKC')));
  return normalise(latin, 'NFKD').replace(/\p{Mark}/gu, '');
}

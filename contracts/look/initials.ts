const SIGNS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** One or two, of any script: a letter with its vowel sign is one. */
export function initialsOf(agencyName: string): string {
  const words = agencyName.match(WORD) ?? [];
  const firsts = words.slice(0, 2).map((word) => [...SIGNS.segment(word)][0]?.segment ?? '');
  return firsts.join('').toUpperCase();
}

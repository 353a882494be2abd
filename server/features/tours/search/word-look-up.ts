import type { IndexedWord } from './word-index.ts';

/** The words of the catalogue by what they are looked for. */
export type WordLookUp = {
  /** Those that begin so, or are no more than that. */
  beginningWith: (letters: string) => IndexedWord[];
  soundingLike: (sound: string) => readonly IndexedWord[];
  /** Those whose sound begins with the same letter. */
  startingLike: (sound: string) => readonly IndexedWord[];
};

export function createWordLookUp(words: Iterable<IndexedWord>): WordLookUp {
  const sorted = [...words].sort((a, b) => (a.plain < b.plain ? -1 : 1));
  const bySound = Map.groupBy(sorted, (word) => word.sound);
  const byFirst = Map.groupBy(sorted, (word) => word.sound[0]);
  return {
    beginningWith(letters) {
      const from = firstFrom(sorted, letters);
      let until = from;
      while (sorted[until]?.plain.startsWith(letters)) until += 1;
      return sorted.slice(from, until);
    },
    soundingLike: (sound) => bySound.get(sound) ?? [],
    startingLike: (sound) => byFirst.get(sound[0]) ?? [],
  };
}

/** The place of the first word that does not stand before these letters. */
function firstFrom(sorted: readonly IndexedWord[], letters: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.plain ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { type TourTexts, WEIGHTS } from './tour-texts.queries.ts';
import { latinWord, MIN_BEGINNING, plainWord, soundOf, wordsIn } from './words-of-search.ts';

export type IndexedWord = {
  plain: string;
  sound: string;
  /** The spelling in the most telling field. */
  spelt: string;
  weight: number;
  /** Number of the tour * 8 + weight of the word there. */
  places: number[];
};

export type WordIndex = ReturnType<typeof createWordIndex>;

const FIELDS = Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][];
/** Removed tours that stay in the index before it is compacted. */
const MAX_REMOVED = 200;

/** Plain arrays of numbers: libraries take ten times the memory and time, see docs/decisions/0058. */
export function createWordIndex() {
  let words = new Map<string, IndexedWord>();
  let spellings = new Map<string, IndexedWord[]>();
  let versions: (object | undefined)[] = [];
  let numbers = new Map<string, number>();
  let lookUp: ReturnType<typeof createWordLookUp> | undefined;

  function wordsOf(spelt: string): IndexedWord[] {
    const known = spellings.get(spelt);
    if (known) return known;
    const plain = plainWord(spelt);
    const latin = latinWord(plain);
    const found = [plain, ...(latin ? [plainWord(latin)] : [])].map((form) => {
      const known = words.get(form);
      if (known) return known;
      const word = { plain: form, sound: soundOf(form), spelt, weight: 0, places: [] };
      words.set(form, word);
      lookUp = undefined;
      return word;
    });
    spellings.set(spelt, found);
    return found;
  }

  function remove(id: string): void {
    const number = numbers.get(id);
    if (number === undefined) return;
    versions[number] = undefined;
    numbers.delete(id);
  }

  const isThere = (place: number) => versions[place >> 3] !== undefined;
  const isWord = (word: IndexedWord) => word.places.some(isThere);

  function looked() {
    lookUp ??= createWordLookUp(words.values());
    return lookUp;
  }

  function compact(): void {
    const renumbered = new Map([...numbers.values()].map((number, at) => [number, at]));
    for (const word of words.values())
      word.places = word.places
        .filter(isThere)
        .map((place) => ((renumbered.get(place >> 3) ?? 0) << 3) | (place & 7));
    words = new Map([...words].filter(([, word]) => word.places.length > 0));
    spellings = new Map();
    lookUp = undefined;
    versions = [...numbers.values()].map((number) => versions[number]);
    numbers = new Map([...numbers].map(([id, number]) => [id, renumbered.get(number) ?? 0]));
  }

  /** By number of the tour; 0 without the word. */
  function weigh(found: readonly IndexedWord[]): Uint8Array {
    const weights = new Uint8Array(versions.length);
    for (const { places } of found)
      for (const place of places) {
        const number = place >> 3;
        const weight = place & 7;
        if (weight > (weights[number] ?? 0)) weights[number] = weight;
      }
    return weights;
  }

  return {
    /** `version`: an object that is new for each change of the tour. */
    replace(version: object, texts: TourTexts): void {
      remove(texts.id);
      if (versions.length > 2 * numbers.size + MAX_REMOVED) compact();
      const number = versions.push(version) - 1;
      numbers.set(texts.id, number);
      const seen = new Set<IndexedWord>();
      for (const [field, weight] of FIELDS)
        for (const spelt of new Set(wordsIn(texts[field] ?? '')))
          for (const word of wordsOf(spelt)) {
            if (seen.has(word)) continue;
            seen.add(word);
            word.places.push((number << 3) | weight);
            if (weight > word.weight) Object.assign(word, { weight, spelt });
          }
    },
    keepOnly(ids: ReadonlySet<string>): void {
      if (numbers.size === ids.size) return;
      for (const id of numbers.keys()) if (!ids.has(id)) remove(id);
    },
    hasVersion: (id: string, version: object) => versions[numbers.get(id) ?? -1] === version,
    numberOf: (id: string) => numbers.get(id),
    /** With three letters or more, also words that begin with it. */
    find(typed: string): IndexedWord[] {
      const known = words.get(plainWord(typed));
      const own = known ? [known] : [];
      const longer = typed.length >= MIN_BEGINNING ? looked().beginningWith(typed) : [];
      return [...own, ...longer].filter(isWord);
    },
    findPlain(plain: string): IndexedWord | undefined {
      const word = words.get(plain);
      return word && isWord(word) ? word : undefined;
    },
    soundingLike: (sound: string) => looked().soundingLike(sound).filter(isWord),
    startingLike: (sound: string) => looked().startingLike(sound).filter(isWord),
    weigh,
  };
}

function createWordLookUp(words: Iterable<IndexedWord>) {
  const sorted = [...words].sort((a, b) => (a.plain < b.plain ? -1 : 1));
  const bySound = Map.groupBy(sorted, (word) => word.sound);
  const byFirst = Map.groupBy(sorted, (word) => word.sound[0]);
  return {
    beginningWith(letters: string): IndexedWord[] {
      const from = firstFrom(sorted, letters);
      let until = from;
      while (sorted[until]?.plain.startsWith(letters)) until += 1;
      return sorted.slice(from, until);
    },
    soundingLike: (sound: string) => bySound.get(sound) ?? [],
    startingLike: (sound: string) => byFirst.get(sound[0]) ?? [],
  };
}

function firstFrom(sorted: readonly IndexedWord[], letters: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.plain ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { type Choice, readChoice } from '../../../../contracts/tours/destinations.ts';
import { canBeFound } from '../../../db/can-be-found.ts';
import type { MarkedTour } from '../catalogue/catalogue-index.ts';
import { foldForSearch } from '../tour-slug.ts';
import { wordsThatSoundLike } from './nearest-words.ts';
import { WEIGHTS } from './tour-texts.queries.ts';
import type { WordIndex } from './word-index.ts';
import { plainWord, replaceWords, soughtWords } from './words-of-search.ts';

export type FoundTours = {
  /** To the destination, or in the town. */
  there: MarkedTour[];
  besides: MarkedTour[];
  partly: MarkedTour[];
  /** With a word that is spelled differently and sounds the same. */
  alike: MarkedTour[];
};

export type FoundParts = FoundTours & { destination: string | null; alikeSpelling: string | null };

/** `telling`: tours with the words in the strongest fields come first. */
export type Where = {
  tours: readonly MarkedTour[];
  words: WordIndex;
  destinations: readonly Choice[];
  order: 'telling' | 'given';
  /** For the trip that is asked for; else the headline's. */
  priceOf?: ((tour: MarkedTour) => number) | undefined;
};

type Score = { hits: Uint8Array; sums: Uint16Array };

export function findParts(text: string, { tours, words, destinations, order }: Where): FoundParts {
  const folded = foldForSearch(text).trim();
  const sought = joinHalves(soughtWords(text), words);
  const told = sought.join(' ');
  const named = readChoice(destinations, folded) ?? readChoice(destinations, told);
  const place = named ? foldForSearch(named.key) : folded;
  // A town is no destination: its own tours come first.
  const goesThere = (tour: MarkedTour) =>
    named ? tour.place === place : tour.town === folded || tour.town === told;
  const weights = sought.map((word) => words.weigh(words.find(word)));
  const score = scoreOf(weights);
  const likely = scoreAlike(sought, weights, words);
  const numberOf = (tour: MarkedTour) => words.numberOf(tour.id) ?? -1;
  const parts: FoundTours = { there: [], besides: [], partly: [], alike: [] };
  const all = sought.length || Number.POSITIVE_INFINITY;
  // A comma is in every address.
  const hasWords = canBeFound(folded);
  for (const tour of tours) {
    const number = numberOf(tour);
    const hits = score.hits[number] ?? 0;
    if (goesThere(tour)) parts.there.push(tour);
    else if (hits === all || (hasWords && tour.searchText.includes(folded))) parts.besides.push(tour);
    else if (likely && likely.hits[number] === all) parts.alike.push(tour);
    else if (hits > 0) parts.partly.push(tour);
  }
  if (order === 'telling') {
    const sumOf = ({ hits, sums }: Score, tour: MarkedTour) =>
      (hits[numberOf(tour)] ?? 0) * 1_000 + (sums[numberOf(tour)] ?? 0);
    for (const part of [parts.besides, parts.partly]) sortBy(part, (tour) => sumOf(score, tour));
    if (likely) sortBy(parts.alike, (tour) => sumOf(likely, tour));
  }
  return {
    ...parts,
    destination: parts.there.length === 0 ? null : (named?.name ?? spellingOf(parts.there)),
    alikeSpelling: parts.alike.length > 0 && likely ? replaceWords(text, likely.spelt) : null,
  };
}

/** "Nathu La" is Nathula: joins two words that tours write as one. */
function joinHalves(sought: readonly string[], words: WordIndex): string[] {
  const knows = (word: string) => words.findPlain(plainWord(word)) !== undefined;
  const whole: string[] = [];
  for (const word of sought) {
    const before = whole.at(-1);
    const isHalf = before !== undefined && before.length > 2 && word.length > 1;
    if (isHalf && !(knows(before) && knows(word)) && knows(before + word)) whole.splice(-1, 1, before + word);
    else whole.push(word);
  }
  return whole;
}

/** Other words than names sound alike only by chance. */
const OF_NAMES = WEIGHTS.address;

function scoreAlike(
  sought: readonly string[],
  own: readonly Uint8Array[],
  words: WordIndex,
): (Score & { spelt: Map<string, string> }) | undefined {
  const alike = sought.map((word) => wordsThatSoundLike(word, words, OF_NAMES));
  const spelt = new Map(
    sought.flatMap((word, at) => (alike[at]?.[0] ? [[word, alike[at][0].spelt] as const] : [])),
  );
  if (spelt.size === 0) return undefined;
  const weights = alike.map((others, at) =>
    others.length > 0
      ? words.weigh([...others, ...words.find(sought[at] ?? '')])
      : (own[at] ?? new Uint8Array()),
  );
  return { ...scoreOf(weights), spelt };
}

function scoreOf(found: readonly Uint8Array[]): Score {
  const length = found[0]?.length ?? 0;
  const hits = new Uint8Array(length);
  const sums = new Uint16Array(length);
  for (const weights of found)
    for (let number = 0; number < length; number += 1) {
      const weight = weights[number] ?? 0;
      if (weight === 0) continue;
      hits[number] = (hits[number] ?? 0) + 1;
      sums[number] = (sums[number] ?? 0) + weight;
    }
  return { hits, sums };
}

function sortBy(tours: MarkedTour[], sumOf: (tour: MarkedTour) => number): void {
  const sums = new Map(tours.map((tour) => [tour, sumOf(tour)]));
  tours.sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0));
}

function spellingOf(there: readonly MarkedTour[]): string | null {
  // The least of several spellings, to be stable.
  const [least = null] = [...new Set(there.map((tour) => tour.city))].sort();
  return least;
}

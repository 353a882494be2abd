import leven from 'leven';
import { latinise } from '../../../transliteration/latinise.ts';
import { WEIGHTS } from './tour-texts.queries.ts';
import type { IndexedWord, WordIndex } from './word-index.ts';
import { isTelling, latinWord, plainWord, replaceWords, soughtWords, soundOf } from './words-of-search.ts';

/** Tibetan names in Wylie: their words differ from the English names. */
const IN_TIBETAN = new Map(
  Object.entries({
    'brug yul': 'Bhutan',
    brug: 'Bhutan',
    'bras ljongs': 'Sikkim',
    'sgang tog': 'Gangtok',
    'rdo rje gling': 'Darjeeling',
    'ka sbug': 'Kalimpong',
  }),
);

/** Shorter words are near to too many. */
const MIN_LENGTH = 4;
const MIN_LENGTH_OF_TWO_FAULTS = 6;
const MIN_HALF = 3;

/** "Sandakfu" → "Sandakphu", "भूटान" → "Bhutan". Undefined if all words are known, or no name is near. */
export function respell(text: string, index: WordIndex): string | undefined {
  const inTibetan = IN_TIBETAN.get(plainWylie(text));
  if (inTibetan) return inTibetan;
  const missing = soughtWords(text).filter((word) => index.find(word).length === 0);
  const nearest = missing.flatMap((word) => {
    const spelt = nearestOf(plainWord(latinWord(word) ?? word), index);
    return spelt ? [[word, spelt] as const] : [];
  });
  return nearest.length > 0 ? replaceWords(text, new Map(nearest)) : undefined;
}

export function wordsThatSoundLike(typed: string, index: WordIndex, minWeight: number): IndexedWord[] {
  const plain = plainWord(typed);
  return index
    .soundingLike(soundOf(plain))
    .filter((word) => word.plain !== plain && word.weight >= minWeight)
    .sort((a, b) => (isMoreTelling(a, b) ? -1 : 1));
}

function plainWylie(text: string): string {
  return latinise(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

function nearestOf(plain: string, index: WordIndex): string | undefined {
  return findName(plain, index)?.spelt ?? twoIn(plain, index) ?? spelledLike(plain, index)?.spelt;
}

function twoIn(plain: string, index: WordIndex): string | undefined {
  for (let at = MIN_HALF; at <= plain.length - MIN_HALF; at += 1) {
    const first = findName(plain.slice(0, at), index);
    const second = first && findName(plain.slice(at), index);
    if (second) return `${first.spelt} ${second.spelt}`;
  }
  return undefined;
}

/** Nearest first, then the most telling. The first letter is taken to be right. */
function spelledLike(plain: string, index: WordIndex): IndexedWord | undefined {
  const sound = soundOf(plain);
  let distance = sound.length < MIN_LENGTH ? 0 : sound.length < MIN_LENGTH_OF_TWO_FAULTS ? 1 : 2;
  let nearest: IndexedWord | undefined;
  for (const word of index.startingLike(sound)) {
    if (Math.abs(word.sound.length - sound.length) > distance || !isName(word)) continue;
    const apart = leven(sound, word.sound, { maxDistance: distance + 1 });
    if (apart > distance) continue;
    if (apart < distance || !nearest || isMoreTelling(word, nearest)) nearest = word;
    distance = apart;
  }
  return nearest;
}

const IS_NUMBER = /^\p{N}+$/u;

/** Descriptions have too many words: one is near to anything. */
function isName(word: IndexedWord): boolean {
  return word.weight >= WEIGHTS.places && isTelling(word.plain) && !IS_NUMBER.test(word.plain);
}

function findName(plain: string, index: WordIndex): IndexedWord | undefined {
  const word = index.findPlain(plain);
  return word && isName(word) ? word : undefined;
}

function isMoreTelling(word: IndexedWord, other: IndexedWord): boolean {
  return word.weight === other.weight ? word.places.length > other.places.length : word.weight > other.weight;
}

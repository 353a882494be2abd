import { fold } from './codecs/codec.ts';
import type { ImportField } from './import-kind.ts';

const EXACT = 1_000;
const SHAPE = 1;
/** Words of many columns: "Meal plan", "Hotel category". They mean a field only where nothing else stands with them. */
const ALONE = new Set([
  'category',
  'plan',
  'type',
  'place',
  'start',
  'details',
  'dates',
  'season',
  'rates',
  'night',
]);

/** A field for each column, each field once, the surest first; an empty text where none fits. */
export function guessMatching(
  header: readonly string[],
  examples: readonly (readonly string[])[],
  fields: readonly ImportField[],
): string[] {
  const guesses = header.flatMap((name, column) => {
    const scores = fields.map((field) => ({
      column,
      name: field.name,
      score: scoreOf(wordsOf(name), field),
    }));
    const best = Math.max(0, ...scores.map(({ score }) => score));
    // "Inclusions/Exclusions" is neither.
    if (best > 0 && best < EXACT && scores.filter(({ score }) => score === best).length > 1) return [];
    if (best > 0) return scores;
    return fields.map((field) => ({
      ...{ column, name: field.name },
      score: shapeScore(examples[column] ?? [], field),
    }));
  });
  const matching = header.map(() => '');
  const taken = new Set<string>();
  for (const { column, name, score } of guesses.toSorted((one, other) => other.score - one.score)) {
    if (score === 0 || matching[column] || taken.has(name)) continue;
    matching[column] = name;
    taken.add(name);
  }
  return matching;
}

/** "Price (INR / pax)" → " price ". */
function wordsOf(name: string): string {
  const plain = fold(name.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return ` ${plain.trim() || fold(name)} `;
}

function scoreOf(words: string, { label, also = [] }: ImportField): number {
  const names = [label, ...also].map(wordsOf);
  if (names.includes(words)) return EXACT;
  // The longest that the column's name has in it.
  return Math.max(
    0,
    ...names
      .filter((name) => name.length > 4 && !ALONE.has(name.trim()) && words.includes(name))
      .map((name) => name.length),
  );
}

function shapeScore(examples: readonly string[], { looksLike }: ImportField): number {
  const filled = examples.filter((cell) => cell !== '');
  return looksLike && filled.length > 0 && filled.every((cell) => looksLike.test(cell)) ? SHAPE : 0;
}

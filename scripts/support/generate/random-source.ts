import { v7 } from 'uuid';

export type RandomSource = {
  fraction: () => number;
  whole: (from: number, to: number) => number;
  percent: (chance: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
  weighted: <T>(choices: readonly (readonly [choice: T, weight: number])[]) => T;
  /** Log-normal around `median`. */
  skewed: (median: number) => number;
  id: (at: Date) => string;
};

export function createRandomSource(seed: string): RandomSource {
  const fraction = mulberry32(hashOf(seed));
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));

  return {
    fraction,
    whole,
    percent: (chance) => fraction() * 100 < chance,
    pick(choices) {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new RangeError('There is nothing to pick from.');
      return choice;
    },
    weighted(choices) {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = fraction() * total;
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      throw new RangeError('There is nothing to pick from.');
    },
    skewed(median) {
      const deviate = Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());
      return median * Math.exp(1.1 * deviate);
    },
    id: (at) => v7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => whole(0, 255)) }),
  };
}

/** Not for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

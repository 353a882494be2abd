import { v7 } from 'uuid';

/** Random choices that come out the same for the same seed. */
export type RandomSource = {
  /** From 0 up to, and without, 1. */
  fraction: () => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  /** True in so many of 100 cases. */
  percent: (chance: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
  /** By weight: the choice and how often it comes in comparison. */
  weighted: <T>(choices: readonly (readonly [choice: T, weight: number])[]) => T;
  /** Around `median`, seldom far above it, as waiting times are. */
  skewed: (median: number) => number;
  /** UUIDv7 of that moment. */
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
      // Box and Muller's normal deviate, as an exponent.
      const deviate = Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());
      return median * Math.exp(1.1 * deviate);
    },
    id: (at) => v7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => whole(0, 255)) }),
  };
}

/** A small generator of good quality for such data; never for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

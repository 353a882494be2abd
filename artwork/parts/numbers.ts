export const clamp = (value: number, least = 0, most = 1) => Math.max(least, Math.min(most, value));

export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;

/** Smooth step from 0 at `from` to 1 at `to`; `from` may be the larger one. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const bell = (value: number, middle: number, spread: number) => {
  const d = (value - middle) / spread;
  return Math.exp(-d * d);
};

export type Random = () => number;

/** Mulberry32: the same seed draws the same picture on every machine. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Reads a typed array inside its bounds, where the compiler cannot know them. */
export const at = (list: ArrayLike<number>, index: number) => list[index] as number;

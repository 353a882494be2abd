// Seeded noise of our own: the drawings must come out the same on every machine and in every year,
// and forty lines are cheaper to keep than a dependency.

type Random = () => number;

export const clamp = (x: number, low = 0, high = 1): number => Math.max(low, Math.min(high, x));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
/** Reads a number list without the `undefined` that strict index access would add to every sum. */
export const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;

/** mulberry32 */
export function random(seed: number): Random {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647 - 1640531527);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
};

/** Value noise, -1 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(0, 1, x - i);
  const v = smooth(0, 1, y - j);
  const top = lerp(hash(i, j, seed), hash(i + 1, j, seed), u);
  return lerp(top, lerp(hash(i, j + 1, seed), hash(i + 1, j + 1, seed), u), v);
}

export function fbm(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0;
  let weight = 0;
  for (let o = 0, a = 1, f = 1; o < octaves; o++, a *= 0.5, f *= 2.03) {
    sum += a * noise(x * f + o * 13.7, y * f - o * 7.1, seed + o);
    weight += a;
  }
  return (sum / weight) * 1.25;
}

/** Sharp crests, round hollows: aretes and gullies. 0 to 1. */
export function ridged(x: number, y: number, seed: number, octaves = 5): number {
  let sum = 0;
  let weight = 0;
  let carry = 1;
  for (let o = 0, a = 1, f = 1; o < octaves; o++, a *= 0.52, f *= 2.03) {
    const v = (1 - Math.abs(noise(x * f + o * 5.3, y * f + o * 3.1, seed + o))) ** 2;
    sum += a * v * carry;
    weight += a;
    carry = clamp(v * 1.6);
  }
  return sum / weight;
}

import { cover, type Hex, lab, mix } from './colour.ts';
import { noiseOf } from './noise.ts';
import { clamp, smooth } from './numbers.ts';
import type { Stage } from './stage.ts';

export type Mist = {
  seed: number;
  /** Row of its mean upper edge. */
  y: number;
  /** How high its billows rise. */
  swell: number;
  soft?: number;
  top: Hex;
  base: Hex;
  alpha?: number;
  waves?: number;
  /** How far down it reaches. */
  fade?: number;
  /** Where along x it lies, 0 to 1. */
  where?: (x: number) => number;
  /** How far it drifts in a loop, in heights. */
  reach?: number;
};

/** A bank of mist in a valley: a billowing bright edge, lilac or warm at its base. It drifts in a loop. */
export function paintMist(stage: Stage, mist: Mist): void {
  const { seed, y: row, swell, soft = 0.03, alpha = 0.9, waves = 2, fade = 0.22, where, reach = 0.02 } = mist;
  const noise = noiseOf(seed);
  const [bright, deep] = [lab(mist.top), lab(mist.base)];
  stage.drift(
    (x, y) => {
      const edge =
        row -
        swell * (noise.fbm(x * waves, 1.3, 3) * 1.2 + noise.billow(x * waves * 3, y * 9, 4) * 0.9 - 0.4);
      const side = where ? where(x) : 1;
      const k = smooth(edge, edge + soft, y) * smooth(row + fade, row + fade * 0.35, y) * side;
      if (k <= 0) return null;
      const texture = 0.86 + 0.34 * noise.fbm(x * 4 + noise.fbm(x * 6, y * 14, 3) * 0.6, y * 26, 4);
      const depth = smooth(edge, edge + soft * 2.2, y) * 0.8 + (1 - texture);
      return cover(mix(bright, deep, depth), k * alpha * clamp(texture));
    },
    { top: row - swell * 2.2 - soft, bottom: row + fade },
    { reach, phase: (seed * 0.37) % 1 },
  );
}

export type Wisp = {
  seed: number;
  y: number;
  slope?: number;
  thick: number;
  top: Hex;
  base: Hex;
  alpha?: number;
  from: number;
  to: number;
};

/** A thin torn cloud that hangs before a cliff or a forest; denser from `from` toward `to`. */
export function paintWisp(stage: Stage, wisp: Wisp): void {
  const { seed, y: row, slope = 0, thick, alpha = 0.8, from, to } = wisp;
  const noise = noiseOf(seed);
  const [bright, deep] = [lab(wisp.top), lab(wisp.base)];
  const tall = thick * 2.4 + Math.abs(slope) * stage.frame.aspect;
  stage.drift(
    (x, y) => {
      const off = y - (row + slope * (x - from));
      const band = Math.exp(-((off / thick) ** 2));
      if (band < 0.01) return null;
      const curl = noise.fbm(x * 2.4, y * 6, 4);
      const density = noise.fbm(x * 1.8 + curl * 0.5, y * 9 + curl * 0.6, 5);
      const k = smooth(-0.12, 0.42, density + 0.25 * band - 0.12) * band * smooth(from, to, x) * alpha;
      return k > 0 ? cover(mix(deep, bright, smooth(0.03, -0.05, off + curl * 0.05)), k) : null;
    },
    { top: row - tall, bottom: row + tall },
    { reach: 0.02, phase: (seed * 0.61) % 1 },
  );
}

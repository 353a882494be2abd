import { cover, type Hex, type Lab, lab, mix } from './colour.ts';
import { noiseOf } from './noise.ts';
import { clamp, smooth } from './numbers.ts';
import type { Stage } from './stage.ts';

export type Water = {
  seed: number;
  /** Row of the far shore: what lies above it is mirrored below. */
  shore: number;
  bottom?: number;
  /** Colour where one looks into it, at the viewer's feet. */
  deep: Hex;
  /** Colour of the air it takes on far off. */
  sheen: Hex;
  /** How broken the mirror is: 0.2 glass, 1 breeze. */
  ripple?: number;
  /** Share of the mirror that shows through, far and near. */
  mirror?: readonly [number, number];
  /** Where there is water at all, 0 to 1. */
  where?: (x: number, y: number) => number;
  /** Squeezes the reflection, as a raised viewpoint does. */
  squeeze?: number;
};

/** A lake that mirrors what is already painted above its shore. */
export function paintWater(stage: Stage, water: Water): void {
  const { seed, shore, bottom = 1, ripple = 0.5, mirror = [0.9, 0.35], where, squeeze = 1 } = water;
  const { width, height } = stage.frame;
  const noise = noiseOf(seed);
  const plate = stage.plate;
  const [deep, sheen] = [lab(water.deep), lab(water.sheen)];
  const sample = (x: number, y: number): Lab => {
    const column = clamp(Math.round(x * height), 0, width - 1);
    return plate.colourAt(clamp(Math.round(y * height), 0, height - 1) * width + column);
  };
  stage.each(
    (x, y) => {
      const alpha = (where ? where(x, y) : 1) * smooth(shore - 0.0015, shore + 0.0015, y);
      if (alpha <= 0) return null;
      const near = (y - shore) / (bottom - shore);
      // Ripples shrink toward the shore as everything does in perspective.
      const scale = 1 / (0.012 + 0.16 * near);
      const swell = noise.fbm(x * scale * 0.35, Math.log(near + 0.05) * 26, 3);
      const fine = noise.at(x * scale * 0.9, Math.log(near + 0.05) * 70);
      const stir = ripple * (0.004 + 0.05 * near);
      const seen = sample(
        x + (swell + fine * 0.4) * stir * 0.35,
        shore - (y - shore) * squeeze + (swell + 0.7 * fine) * stir,
      );
      const share = mirror[0] + (mirror[1] - mirror[0]) * smooth(0, 0.9, near + swell * 0.12 * ripple);
      const body = mix(sheen, deep, smooth(0, 0.7, near));
      return cover(mix(body, seen, share), alpha);
    },
    { top: shore - 0.005, bottom },
  );
}

export type Glints = {
  seed: number;
  shore: number;
  bottom: number;
  colour: Hex;
  x: number;
  spread: number;
  amount?: number;
  where?: (x: number, y: number) => number;
};

const TURN = Math.PI * 2;

/** Flecks of sun on the ripples under the sun; each twinkles a whole number of times in a cycle. */
export function paintGlints(
  stage: Stage,
  { seed, shore, bottom, colour, x: sunX, spread, amount = 0.9, where }: Glints,
): void {
  const noise = noiseOf(seed);
  const light = lab(colour);
  stage.liveShade(
    (t) => (x, y) => {
      const near = (y - shore) / (bottom - shore);
      if (near <= 0) return null;
      const column = Math.exp(-(((x - sunX) / (spread * (0.5 + near))) ** 2));
      if (column < 0.02) return null;
      const depth = Math.log(near + 0.06);
      const fleck = noise.at(x / (0.006 + 0.05 * near), depth * 60);
      const pace = 1 + Math.floor((noise.at(x * 9, depth * 8) + 1) * 2);
      const twinkle = 0.6 + 0.4 * Math.sin(TURN * (t * pace + fleck * 3 + x * 7));
      const k = smooth(0.34, 0.6, fleck * twinkle + column * 0.12) * column * amount;
      return k > 0 ? cover(light, k * (where ? where(x, y) : 1)) : null;
    },
    { top: shore, bottom },
  );
}

import { drawCrown } from '../../parts/broadleaf.ts';
import { blend, type Hex, lab, mix } from '../../parts/colour.ts';
import { noiseOf } from '../../parts/noise.ts';
import { clamp, lerp, randomOf, smooth } from '../../parts/numbers.ts';
import type { Stage } from '../../parts/stage.ts';

type Line = (x: number) => number;

export type Slope = {
  /** Rows of its crest and of its foot over x. */
  top: Line;
  foot: Line;
  from: number;
  to: number;
  trees: number;
  /** Half the breadth of a crown at the crest and at the foot. */
  size: readonly [number, number];
  seed: number;
  /** Under the crowns, in the shade of a fold, in the light, and the side of a crown in the sun. */
  inks: readonly [Hex, Hex, Hex, Hex];
  haze: Hex;
  /** How much haze lies over the crest and over the foot. */
  air: readonly [number, number];
};

/** A slope under forest, crown before crown; its folds run downhill and turn some of the crowns to the sun at the left. */
export function paintSlope(stage: Stage, slope: Slope): void {
  const { top, foot, from, to, trees, size, seed, inks, air } = slope;
  const noise = noiseOf(seed);
  const random = randomOf(seed * 17);
  const haze = lab(slope.haze);
  const stand = Array.from({ length: trees }, (_, i) => {
    const x = lerp(from, to, random());
    const down = random() ** 0.9;
    return { x, down, y: lerp(top(x), foot(x), down), room: foot(x) - top(x), seed: seed * 1000 + i };
  })
    .filter(({ room }) => room > 0.004)
    .sort((a, b) => a.y - b.y);
  stage.vector(
    (pen) => {
      pen.fillStyle = inks[0];
      pen.beginPath();
      for (let x = from; x <= to; x += 0.004) pen.lineTo(x, Math.min(top(x) + 0.004, foot(x)));
      for (let x = to; x >= from; x -= 0.004) pen.lineTo(x, foot(x));
      pen.fill();
      for (const { x, y, down, seed: own } of stand) {
        const radius = lerp(...size, down) * (0.7 + 0.6 * randomOf(own)());
        const fold = 0.9 * noise.fbm(x * 4.6 + 1.4 * y, y * 1.3 + 3, 3);
        const lit = smooth(-0.3, 0.25, fold + 0.16 * (randomOf(own + 7)() - 0.5));
        const leaf = clamp(radius * 0.13, 0.0012, 0.005);
        const ink = (k: number) => {
          const step = clamp(k, 0, 2.99);
          const i = Math.floor(step);
          return blend(inks[i] as Hex, inks[i + 1] as Hex, Math.round((step - i) * 4) / 4);
        };
        pen.fillStyle = ink(1.1 * lit);
        drawCrown(pen, { x, y, radius, seed: own, leaf });
        pen.fillStyle = ink(0.6 + 1.5 * lit);
        drawCrown(pen, {
          x: x - 0.14 * radius,
          y: y - 0.22 * radius,
          radius: radius * 0.76,
          seed: own + 1,
          leaf,
        });
        pen.fillStyle = ink(1 + 2 * lit);
        const bright = radius * (0.22 + 0.26 * lit);
        drawCrown(pen, { x: x - 0.36 * radius, y: y - 0.46 * radius, radius: bright, seed: own + 2, leaf });
      }
    },
    (colour, x, y) => {
      const down = clamp((y - top(x)) / Math.max(0.02, foot(x) - top(x)));
      return mix(colour, haze, clamp(lerp(...air, down ** 1.4) + 0.14 * noise.fbm(x * 4, y * 7, 3)));
    },
  );
}

import { paintFoothill } from '../../parts/foothill.ts';
import { paintMassif } from '../../parts/massif.ts';
import { noiseOf } from '../../parts/noise.ts';
import { bell } from '../../parts/numbers.ts';
import { NOON_SNOW } from '../../parts/palette.ts';
import { rangeView } from '../../parts/range.ts';
import { crestOf, skeleton } from '../../parts/skeleton.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Sunward } from '../../parts/sunlight.ts';

export const SUN: Sunward = [-0.85, 0.42, 0.3];

export const SHORE = 0.535;

export const noise = noiseOf(71);

/** The wall behind the lake: Gurudongmar as a broad hanging glacier, Chombu sharp at the right. */
const WALL = crestOf(
  `-0.4 0.4, -0.2 0.52, -0.05 0.58, 0.06 0.5, 0.16 0.6, 0.25 0.74, 0.31 0.8, 0.38 0.83, 0.45 0.95, 0.52 0.99, 0.57 1,
   0.63 0.96, 0.7 0.9, 0.75 0.8, 0.81 0.77, 0.87 0.7, 0.92 0.62, 0.98 0.6, 1.04 0.68, 1.09 0.8, 1.125 0.86, 1.16 0.76,
   1.21 0.62, 1.28 0.55, 1.36 0.6, 1.44 0.5, 1.55 0.46, 1.75 0.5, 1.95 0.4`,
);

export function paintWall(stage: Stage): void {
  const { frame } = stage;
  const tall = 0.37 * (frame.shape === 'tall' ? 0.75 : 1);
  const crest = WALL.map(([x, h]) => [frame.x(x), h * tall] as const);
  const view = rangeView(frame, {
    segments: skeleton(crest, { seed: 77, spurLength: 0.3, drop: 0.95, wander: 0.03, spread: 0.9 }),
    seed: 13,
    depth: 0.5,
    steepness: 0.95,
    warpFrequency: 7,
    detail: 0.013,
    detailFrequency: 12,
    stretch: 0.42,
    sun: [-0.92, 0.28, 0.16],
    base: 0.55,
    tilt: 0.12,
    floor: -0.05,
  });
  paintMassif(stage, view, {
    snow: NOON_SNOW,
    summit: tall,
    rockFrom: 0.52,
    fogTop: 0.12,
    haze: 0.03,
    warmFrom: 0.1,
  });
}

/** Moraine: the brown of a high desert, heaped between the wall and the water. */
export function paintMoraine(stage: Stage): void {
  const { frame } = stage;
  const rows = [
    {
      seed: 5,
      y: 0.55,
      height: 0.058,
      bump: (x: number) => 0.05 * bell(x, frame.x(1.35), 0.3),
      inks: ['#5f5a5c', '#77685c', '#a88a68', '#d3b383'],
    },
    {
      seed: 9,
      y: 0.545,
      height: 0.018,
      bump: (x: number) => 0.09 * bell(x, frame.x(-0.02), 0.26),
      inks: ['#4d4442', '#6b5446', '#a17c55', '#cfa671'],
    },
  ] as const;
  for (const { seed, y, height, bump, inks } of rows) {
    paintFoothill(stage, {
      seed,
      y,
      height,
      bump,
      inks,
      fog: '#c0a585',
      fogFrom: 0.03,
      fogTo: 0.16,
      sun: SUN,
      spurLength: 0.12,
      steepness: 0.45,
      waves: 2.6,
    });
  }
}

import { drawForest } from '../../parts/conifer.ts';
import { paintFoothill } from '../../parts/foothill.ts';
import { paintMassif } from '../../parts/massif.ts';
import { paintMist } from '../../parts/mist.ts';
import { smooth } from '../../parts/numbers.ts';
import { NOON_SNOW, type SnowInks } from '../../parts/palette.ts';
import { rangeView } from '../../parts/range.ts';
import { paintSilhouette } from '../../parts/silhouette.ts';
import { type Crest, crestOf, skeleton } from '../../parts/skeleton.ts';
import type { Stage } from '../../parts/stage.ts';
import { SUN } from './valley.ts';

/** Crests that fall from both sides to the head of the valley: the walls, then the forested spurs at their feet. */
const HEAD = crestOf(
  '-0.4 0.3, 0 0.4, 0.3 0.5, 0.42 0.62, 0.5 0.7, 0.56 0.82, 0.6 0.9, 0.65 1, 0.7 0.9, 0.75 0.8, 0.8 0.84, 0.86 0.72, 0.95 0.55, 1.1 0.5, 1.5 0.4, 1.9 0.3',
);

const WALLS = crestOf(
  `-0.5 1, -0.3 0.9, -0.18 1.02, -0.05 0.9, 0.06 1, 0.13 0.88, 0.2 0.8, 0.27 0.84, 0.33 0.66, 0.4 0.52, 0.46 0.4,
   0.52 0.22, 0.6 0.08, 0.7 0.02, 0.8 0.05, 0.88 0.2, 0.95 0.34, 1.02 0.44, 1.08 0.62, 1.14 0.7, 1.19 0.66, 1.26 0.8,
   1.33 0.92, 1.4 0.86, 1.5 0.98, 1.62 0.9, 1.75 1.05, 2 0.95`,
);

type Range = { crest: Crest; tall: number; base: number; seed: number; haze: number; depth: number };

function paintSnows(stage: Stage, { crest, tall, base, seed, haze, depth }: Range): void {
  const { frame } = stage;
  const view = rangeView(frame, {
    segments: skeleton(
      crest.map(([x, h]) => [frame.x(x), h * tall] as const),
      { seed, spurLength: 0.34, drop: 0.95, wander: 0.03, spread: 0.9 },
    ),
    seed,
    depth,
    steepness: 0.95,
    warpFrequency: 7,
    detail: 0.014,
    detailFrequency: 12,
    stretch: 0.42,
    sun: SUN,
    base,
    tilt: 0.12,
    floor: -0.08,
  });
  paintMassif(stage, view, {
    snow: SPRING_SNOW,
    summit: tall,
    rockFrom: 0.4,
    fogTop: 0.3,
    haze,
    warmFrom: 0.2,
  });
}

export function paintMountains(stage: Stage): void {
  const { frame } = stage;
  paintSnows(stage, { crest: HEAD, tall: 0.25, base: 0.47, seed: 18, haze: 0.22, depth: 0.36 });
  paintMist(stage, {
    seed: 41,
    y: 0.39,
    swell: 0.02,
    top: '#f6f8f0',
    base: '#cfe2e4',
    waves: 2.4,
    alpha: 0.7,
  });
  paintSnows(stage, { crest: WALLS, tall: 0.4, base: 0.47, seed: 29, haze: 0.04, depth: 0.44 });
  const slopes = [
    {
      seed: 6,
      y: 0.485,
      rise: 0.22,
      foot: 0.52,
      inks: ['#34626b', '#3f7170', '#5b8a72', '#93ab78'] as const,
    },
    { seed: 14, y: 0.505, rise: 0.2, foot: 0.3, inks: ['#173f44', '#22504a', '#3d6d4e', '#7d9a55'] as const },
  ];
  for (const { seed, y, rise, foot, inks } of slopes) {
    const away = (x: number) => Math.abs(x - frame.x(0.7)) / frame.fit;
    const bump = (x: number) => rise * smooth(foot * 0.6, foot + 0.62, away(x));
    paintFoothill(stage, {
      seed,
      y,
      height: 0.02,
      bump,
      inks,
      fog: '#a9cbc4',
      fogFrom: 0.05,
      fogTo: 0.4,
      sun: SUN,
      spurLength: 0.2,
      steepness: 0.8,
      detail: 0.011,
    });
    const crest = (x: number) => y - 0.02 - bump(x) * 0.94;
    paintSilhouette(stage, {
      draw: (pen) =>
        drawForest(pen, {
          ground: crest,
          count: 150,
          from: -0.03,
          to: frame.aspect,
          least: 0.012,
          most: 0.034,
          seed,
          scatter: 0.05,
        }),
      base: inks[1],
      rim: inks[3],
      toward: -1,
      rimWidth: 0.001,
    });
  }
}

const SPRING_SNOW: SnowInks = {
  ...NOON_SNOW,
  low: [
    [0, '#4a6d7c'],
    [0.08, '#6d8b8c'],
    [0.3, '#a9b7a4'],
    [0.5, '#d9dcc4'],
  ],
  rockLit: '#a59a86',
  rockDark: '#4a6270',
  fog: '#c4d8cf',
};

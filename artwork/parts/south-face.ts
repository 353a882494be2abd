import type { Hex } from './colour.ts';
import { paintFoothill } from './foothill.ts';
import { paintMassif } from './massif.ts';
import { paintMist } from './mist.ts';
import type { SnowInks } from './palette.ts';
import { rangeView } from './range.ts';
import { crestOf, skeleton } from './skeleton.ts';
import type { Stage } from './stage.ts';

const MORNING: SnowInks = {
  high: [
    [0, '#4f7fb4'],
    [0.05, '#7fa6cc'],
    [0.16, '#bfd2de'],
    [0.34, '#f0e8d8'],
    [0.62, '#fffaec'],
  ],
  low: [
    [0, '#5b88b8'],
    [0.08, '#84a9cb'],
    [0.3, '#b5cbd9'],
    [0.5, '#dfe3dc'],
  ],
  rockLit: '#a99f97',
  rockDark: '#41699b',
  fog: '#c3d9e6',
};

/** From Pelling: Koktang, Rathong, the Kabrus, the dome, Talung, Kangchenjunga's south face, Goecha, Pandim near at right, Narsing. */
const SOUTH_FACE = crestOf(
  `-0.4 0.4, -0.25 0.5, -0.1 0.46, 0 0.56, 0.06 0.62, 0.12 0.5, 0.2 0.66, 0.25 0.6, 0.33 0.8, 0.38 0.86, 0.44 0.84, 0.5 0.78, 0.545 0.66, 0.6 0.74,
   0.65 0.8, 0.7 0.93, 0.735 1, 0.77 0.95, 0.815 0.97, 0.86 0.86, 0.91 0.7, 0.97 0.6, 1.02 0.66, 1.09 0.84, 1.13 0.9, 1.18 0.76, 1.24 0.62, 1.3 0.66, 1.37 0.55, 1.46 0.6, 1.6 0.44, 1.9 0.4`,
);

export function paintRanges(stage: Stage): void {
  const tall = 0.4;
  const crest = SOUTH_FACE.map(([x, h]) => [stage.frame.x(x), h * tall] as const);
  const segments = skeleton(crest, {
    seed: 77,
    spurLength: 0.42 * stage.frame.fit,
    drop: 0.62,
    wander: 0.04,
    spread: 0.9,
    lean: 0.12,
  });
  const view = rangeView(stage.frame, {
    segments,
    seed: 9,
    depth: 0.55,
    steepness: 1,
    warpFrequency: 7,
    detail: 0.02,
    stretch: 0.42,
    sun: [0.88, 0.32, 0.3],
    base: 0.6,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: MORNING, summit: tall, fogTop: 0.5, warmFrom: 0.3 });
  const sun = [0.9, 0.35, 0.25] as const;
  const rows: { seed: number; y: number; height: number; inks: readonly [Hex, Hex, Hex, Hex]; fog: Hex }[] = [
    { seed: 61, y: 0.6, height: 0.1, inks: ['#6d9cc4', '#79a5c8', '#94b7cc', '#c3d0cd'], fog: '#cfe0e8' },
    { seed: 64, y: 0.7, height: 0.1, inks: ['#44799f', '#5183a5', '#6f9aac', '#a9bfb2'], fog: '#b3cfde' },
    { seed: 68, y: 0.82, height: 0.1, inks: ['#27566f', '#316178', '#4d7c82', '#8fa98e'], fog: '#94b9c9' },
  ];
  rows.forEach((row, i) => {
    paintMist(stage, {
      seed: 31 + i,
      y: row.y - 0.1,
      swell: 0.022,
      top: '#f7f6ea',
      base: '#b9d3e2',
      waves: 2 - 0.2 * i,
    });
    paintFoothill(stage, { ...row, waves: 1.7 - 0.15 * i, sun, fogTo: 0.13 });
  });
  paintMist(stage, {
    seed: 36,
    y: 0.8,
    swell: 0.03,
    soft: 0.05,
    top: '#e9f0ec',
    base: '#86abc0',
    alpha: 0.85,
    waves: 1.4,
    fade: 0.3,
  });
}

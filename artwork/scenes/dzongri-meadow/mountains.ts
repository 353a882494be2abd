import { paintFoothill } from '../../parts/foothill.ts';
import { paintMassif } from '../../parts/massif.ts';
import { paintMist } from '../../parts/mist.ts';
import { bell } from '../../parts/numbers.ts';
import type { SnowInks } from '../../parts/palette.ts';
import { rangeView } from '../../parts/range.ts';
import { type Crest, crestOf, skeleton } from '../../parts/skeleton.ts';
import type { Stage } from '../../parts/stage.ts';

const GOLD_SNOW: SnowInks = {
  high: [
    [0, '#3f5f92'],
    [0.05, '#6f83ad'],
    [0.14, '#d38a72'],
    [0.26, '#f6ab62'],
    [0.42, '#ffd184'],
    [0.64, '#fff0c0'],
  ],
  low: [
    [0, '#426291'],
    [0.08, '#6a83ab'],
    [0.28, '#a593a4'],
    [0.5, '#e0a98c'],
  ],
  rockLit: '#9a5a48',
  rockDark: '#2f4a76',
  fog: '#b9b3c0',
};

/** Kabru's long wall and Kangchenjunga behind it. */
const FAR = crestOf(
  `-0.4 0.5, -0.25 0.6, -0.1 0.56, 0 0.66, 0.09 0.74, 0.16 0.8, 0.24 0.82, 0.3 0.76, 0.36 0.64, 0.42 0.6,
   0.5 0.78, 0.55 0.9, 0.59 1, 0.63 0.93, 0.67 0.95, 0.72 0.8, 0.78 0.62, 0.86 0.5, 1 0.4, 1.4 0.36, 1.9 0.3`,
);
/** Pandim, near and steep. */
const PANDIM = crestOf(
  `0.62 0.1, 0.74 0.3, 0.82 0.46, 0.88 0.5, 0.94 0.72, 0.985 0.9, 1.03 1, 1.075 0.94, 1.12 0.82, 1.18 0.78, 1.24 0.62,
   1.3 0.52, 1.36 0.56, 1.44 0.4, 1.55 0.36, 1.7 0.26, 1.9 0.2`,
);

function paintSnow(
  stage: Stage,
  crest: Crest,
  options: { tall: number; base: number; seed: number; haze: number },
): void {
  const { tall, base, seed, haze } = options;
  const { frame } = stage;
  const view = rangeView(frame, {
    segments: skeleton(
      crest.map(([x, h]) => [frame.x(x), h * tall] as const),
      { seed, spurLength: 0.34 * frame.fit, drop: 0.66, wander: 0.03, lean: 0.1 },
    ),
    seed,
    depth: 0.5,
    steepness: 1.08,
    warpFrequency: 8,
    detail: 0.017,
    stretch: 0.42,
    sun: [0.88, 0.26, 0.3],
    base,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, {
    snow: GOLD_SNOW,
    summit: tall,
    warmFrom: 0.3,
    fogTop: 0.42,
    haze,
    rockFrom: 0.52,
  });
}

export function paintMountains(stage: Stage): void {
  const squeeze = stage.frame.shape === 'tall' ? 0.8 : 1;
  paintSnow(stage, FAR, { tall: 0.31 * squeeze, base: 0.52, seed: 19, haze: 0.16 });
  paintMist(stage, {
    seed: 7,
    y: 0.47,
    swell: 0.02,
    soft: 0.05,
    top: '#f1cfb2',
    base: '#a9a9c2',
    alpha: 0.8,
    waves: 1.8,
  });
  paintSnow(stage, PANDIM, { tall: 0.42 * squeeze, base: 0.57, seed: 27, haze: 0.04 });
  const ridge = { sun: [0.9, 0.24, 0.1] as const, steepness: 0.75, depth: 0.5, detail: 0.012 };
  paintFoothill(stage, {
    ...ridge,
    seed: 33,
    y: 0.56,
    height: 0.06,
    inks: ['#2b4264', '#374e6c', '#6a6472', '#c08a62'],
    fog: '#8a8fae',
    fogFrom: 0.04,
    fogTo: 0.22,
    bump: (x) => 0.09 * bell(x, stage.frame.x(0.28), 0.24) - 0.03 * bell(x, stage.frame.x(0.95), 0.3),
  });
  paintMist(stage, {
    seed: 12,
    y: 0.56,
    swell: 0.024,
    soft: 0.06,
    top: '#e9c3a8',
    base: '#7f8cae',
    alpha: 0.85,
    waves: 1.5,
  });
}

import { paintCloudSea } from '../../parts/cloud-sea.ts';
import type { Hex } from '../../parts/colour.ts';
import { paintFoothill } from '../../parts/foothill.ts';
import { paintMassif } from '../../parts/massif.ts';
import { paintMist } from '../../parts/mist.ts';
import { bell } from '../../parts/numbers.ts';
import type { RangeInks, SnowInks } from '../../parts/palette.ts';
import { rangeView } from '../../parts/range.ts';
import { crestOf, skeleton } from '../../parts/skeleton.ts';
import type { Stage } from '../../parts/stage.ts';

/**
 * From the left the Sleeping Buddha: brow, nose and chin of Kumbhakarna, the dip of the neck, the chest of Kabru,
 * Kangchenjunga's four summits as the belly, the legs falling off to the upturned feet of Pandim.
 */
const SLEEPING_BUDDHA = crestOf(
  `-0.4 0.24, -0.2 0.3, -0.05 0.27, 0.03 0.36, 0.085 0.42, 0.125 0.58, 0.155 0.685, 0.19 0.715, 0.215 0.665,
   0.25 0.81, 0.27 0.7, 0.292 0.665, 0.308 0.69, 0.322 0.635, 0.345 0.64, 0.375 0.49, 0.42 0.45, 0.46 0.53,
   0.5 0.69, 0.54 0.74, 0.585 0.755, 0.62 0.72, 0.65 0.74, 0.685 0.9, 0.705 0.865, 0.745 1, 0.775 0.945,
   0.805 0.965, 0.83 0.94, 0.855 0.955, 0.9 0.78, 0.945 0.65, 1 0.57, 1.06 0.53, 1.1 0.49, 1.15 0.51,
   1.2 0.47, 1.25 0.53, 1.3 0.7, 1.325 0.65, 1.345 0.6, 1.39 0.42, 1.45 0.36, 1.52 0.38, 1.6 0.3, 1.9 0.26`,
);

const ROSE_SNOW: SnowInks = {
  high: [
    [0, '#4b6590'],
    [0.045, '#7181a6'],
    [0.12, '#c07f8d'],
    [0.23, '#ee9184'],
    [0.4, '#ffb794'],
    [0.62, '#ffe0bd'],
  ],
  low: [
    [0, '#4d688f'],
    [0.07, '#6d83a4'],
    [0.28, '#9a98b0'],
    [0.5, '#c9a5a9'],
  ],
  rockLit: '#8f4f57',
  rockDark: '#33507a',
  fog: '#c9b8c0',
};

export function paintRange(stage: Stage): void {
  const { frame } = stage;
  const tall = 0.3 * (frame.shape === 'tall' ? 0.74 : 1);
  // From head to feet it must lie within the picture, however narrow.
  const reach = frame.shape === 'tall' ? 0.78 : 1;
  const crest = SLEEPING_BUDDHA.map(([x, h]) => [frame.x(0.74 + (x - 0.74) * reach), h * tall] as const);
  const view = rangeView(frame, {
    segments: skeleton(crest, {
      seed: 19,
      spurLength: 0.3 * frame.fit,
      drop: 0.66,
      wander: 0.02,
      spread: 0.8,
      lean: 0.1,
    }),
    seed: 9,
    depth: 0.42,
    steepness: 1.1,
    warp: 0.012,
    warpFrequency: 9,
    detail: 0.012,
    detailFrequency: 15,
    stretch: 0.42,
    sun: [0.82, 0.22, 0.46],
    base: 0.51,
    tilt: 0.15,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: ROSE_SNOW, summit: tall, rockFrom: 0.56, fogTop: 0.55 });
}

type Island = {
  seed: number;
  y: number;
  at: number;
  wide: number;
  tall: number;
  inks: RangeInks['inks'];
  fog: Hex;
};

/** Ridges of Nepal and Sikkim that rise out of the clouds; without them the clouds have no size. */
const ISLANDS: readonly Island[] = [
  {
    seed: 41,
    y: 0.552,
    at: 0.4,
    wide: 0.17,
    tall: 0.075,
    inks: ['#54719a', '#5c789e', '#7f86a5', '#c79aa0'],
    fog: '#b9aebf',
  },
  {
    seed: 46,
    y: 0.585,
    at: 1.24,
    wide: 0.2,
    tall: 0.1,
    inks: ['#3f5f8a', '#476690', '#6f7a9c', '#c08f97'],
    fog: '#a3a3bd',
  },
  {
    seed: 53,
    y: 0.72,
    at: 0.1,
    wide: 0.24,
    tall: 0.16,
    inks: ['#274870', '#2f4f77', '#566688', '#b38891'],
    fog: '#7f8fb0',
  },
];

/** How far off the cloud lies that hides the foot of each, and the last slice before the viewer. */
const SLICES = [14, 5.2, 3.1, 1.5, 0.6] as const;

export function paintClouds(stage: Stage): void {
  for (let i = 0; i < SLICES.length - 1; i++) {
    paintSlice(stage, SLICES[i + 1] as number, SLICES[i] as number);
    const island = ISLANDS[i];
    if (island) paintIsland(stage, island);
  }
  // The nearest cloud is too close for billows: it is the mist that lies against the ridge.
  const air = { top: '#f4cdbd', base: '#7488b4', soft: 0.09 } as const;
  paintMist(stage, { ...air, seed: 27, y: 0.71, swell: 0.035, alpha: 0.5, waves: 1.7, fade: 0.3 });
  paintMist(stage, { ...air, seed: 32, y: 0.775, swell: 0.045, alpha: 0.96, waves: 1.3, fade: 0.4 });
}

function paintSlice(stage: Stage, near: number, far: number): void {
  paintCloudSea(stage, {
    seed: 12,
    camera: { height: 0.5, horizon: 0.472, centre: stage.frame.aspect / 2, near, far },
    sun: [0.93, 0.13, -0.1],
    swell: 0.15,
    size: 0.7,
    soft: 0.11,
    depth: 0.55,
    stops: [
      [0, '#34507a'],
      [0.18, '#4f6a92'],
      [0.3, '#7f8fae'],
      [0.42, '#c4a5b2'],
      [0.54, '#f6bfa8'],
      [0.68, '#ffe0c2'],
    ],
    haze: '#d4bcc0',
    hazeReach: [0.8, 12.5],
  });
}

function paintIsland(stage: Stage, { seed, y, at, wide, tall, inks, fog }: Island): void {
  const { frame } = stage;
  const bump = (x: number) => tall * (1.6 * bell(x, frame.x(at), wide * frame.fit) - 0.9);
  paintFoothill(stage, {
    seed,
    y,
    height: 0.03,
    vary: 0.6,
    bump,
    inks,
    fog,
    fogFrom: 0.02,
    fogTo: 0.14,
    sun: [0.9, 0.26, 0.25],
    spurLength: 0.14,
    steepness: 0.7,
  });
}

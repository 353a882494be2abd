import { drawCabin } from '../parts/cabin.ts';
import { paintCloudSea } from '../parts/cloud-sea.ts';
import { cover, type Hex, lab } from '../parts/colour.ts';
import { drawFlags } from '../parts/flags.ts';
import { paintFoothill } from '../parts/foothill.ts';
import type { Frame } from '../parts/frame.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMassif } from '../parts/massif.ts';
import { noiseOf } from '../parts/noise.ts';
import { bell, smooth } from '../parts/numbers.ts';
import type { RangeInks, SnowInks } from '../parts/palette.ts';
import { drawPerson } from '../parts/people.ts';
import { rangeView } from '../parts/range.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const noise = noiseOf(61);

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

function paintRange(stage: Stage): void {
  const { frame } = stage;
  const tall = 0.3 * (frame.shape === 'tall' ? 0.74 : 1);
  const crest = SLEEPING_BUDDHA.map(([x, h]) => [frame.x(x), h * tall] as const);
  const view = rangeView(frame, {
    segments: skeleton(crest, { seed: 19, spurLength: 0.3 * frame.fit, drop: 0.66, wander: 0.02, spread: 0.8, lean: 0.1 }),
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

type Island = { seed: number; y: number; at: number; wide: number; tall: number; inks: RangeInks['inks']; fog: Hex };

/** Ridges of Nepal and Sikkim that rise out of the clouds; without them the clouds have no size. */
const ISLANDS: readonly Island[] = [
  { seed: 41, y: 0.552, at: 0.4, wide: 0.17, tall: 0.075, inks: ['#54719a', '#5c789e', '#7f86a5', '#c79aa0'], fog: '#b9aebf' },
  { seed: 46, y: 0.585, at: 1.24, wide: 0.2, tall: 0.1, inks: ['#3f5f8a', '#476690', '#6f7a9c', '#c08f97'], fog: '#a3a3bd' },
  { seed: 53, y: 0.72, at: 0.1, wide: 0.24, tall: 0.16, inks: ['#274870', '#2f4f77', '#566688', '#b38891'], fog: '#7f8fb0' },
];
/** How far off the cloud lies that hides the foot of each, and the last slice before the viewer. */
const SLICES = [14, 5.2, 3.1, 1.5, 0.5] as const;

function paintClouds(stage: Stage): void {
  for (let i = 0; i < SLICES.length - 1; i++) {
    paintSlice(stage, SLICES[i + 1] as number, SLICES[i] as number);
    const island = ISLANDS[i];
    if (island) paintIsland(stage, island);
  }
}

function paintSlice(stage: Stage, near: number, far: number): void {
  paintCloudSea(stage, {
    seed: 12,
    camera: { height: 0.5, horizon: 0.472, centre: stage.frame.aspect / 2, near, far },
    sun: [0.93, 0.13, -0.1],
    swell: 0.17,
    size: 0.8,
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
  paintFoothill(stage, { seed, y, height: 0.03, vary: 0.6, bump, inks, fog, fogFrom: 0.02, fogTo: 0.14, sun: [0.9, 0.26, 0.25], spurLength: 0.14, steepness: 0.7 });
}

const ridgeOf = (frame: Frame) => (x: number) =>
  0.925 -
  0.105 * smooth(0.45, 1.25, (x - frame.aspect / 2) / frame.fit + 0.75) +
  0.02 * bell(x, frame.x(0.3), 0.25) +
  0.006 * noise.fbm(x * 6, 3, 3);

function paintRidge(stage: Stage): void {
  const { frame } = stage;
  const ridge = ridgeOf(frame);
  const near = (x: number) => 0.985 - 0.03 * smooth(0.7, -0.1, x) + 0.01 * noise.fbm(x * 5, 8, 3);
  const grass = { from: -0.05, to: frame.aspect + 0.1, count: 900 };
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(ridge, frame.aspect)(pen);
      drawGrass(pen, { ...grass, ground: ridge, height: 0.014, seed: 5 });
    },
    base: '#20334d',
    rim: '#e79a86',
  });
  const hutX = frame.x(0.98);
  const hut = [hutX, ridge(hutX) + 0.014] as const;
  stage.vector((pen) =>
    drawCabin(pen, {
      origin: hut,
      width: 0.26 * (0.6 + 0.4 * frame.fit),
      height: 0.062,
      depth: 0.13,
      wall: { lit: '#33445f', shade: '#8a6a6c' },
      roof: { lit: '#566a8a', shade: '#f0b6a0' },
      plinth: { tone: { lit: '#283650', shade: '#6d5860' }, share: 0.2 },
      frame: '#1c2940',
      pane: '#3c5272',
      lamps: { colour: '#ffd37a', which: [1, 2] },
      columns: 5,
      rise: 0.042,
      view: { front: 0.95, side: 0.4, frontRise: 0.01, sideRise: -0.05 },
    }),
  );
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(near, frame.aspect)(pen);
      drawGrass(pen, { ...grass, ground: near, height: 0.022, seed: 7 });
      drawPerson(pen, { x: frame.x(0.56), y: ridge(frame.x(0.56)) + 0.012, height: 0.088, seed: 4, bag: true });
      drawPerson(pen, { x: frame.x(0.615), y: ridge(frame.x(0.615)) + 0.012, height: 0.08, seed: 9, bag: false });
      pen.fillRect(frame.x(0.84), ridge(frame.x(0.84)) - 0.15, 0.0032, 0.17);
    },
    base: '#14233a',
    rim: '#ffb08d',
    rimWidth: 0.002,
  });
  paintSmoke(stage, [hutX + 0.1 * frame.fit, hut[1] - 0.1]);
  paintFlags(stage, [frame.x(0.84), ridge(frame.x(0.84)) - 0.145], [hutX + 0.03, hut[1] - 0.1]);
}

/** The kitchen is up before the guests. */
function paintSmoke(stage: Stage, [x, y]: readonly [number, number]): void {
  const smoke = lab('#d9c3c4');
  stage.each(
    (px, py) => {
      const up = y - py;
      if (up < 0 || up > 0.16) return null;
      const drift = x - up * 0.55 + 0.02 * noise.fbm(py * 16, 3, 3);
      const k = bell(px - drift, 0, 0.003 + 0.1 * up) * smooth(0.16, 0.02, up) * (0.45 + 0.5 * noise.fbm(px * 24, py * 30, 3));
      return cover(smoke, Math.max(0, k) * 0.75);
    },
    { top: y - 0.17, bottom: y },
  );
}

function paintFlags(stage: Stage, from: readonly [number, number], to: readonly [number, number]): void {
  const left = [from[0] - 0.52, from[1] + 0.155] as const;
  stage.live(
    (pen, t) => {
      drawFlags(pen, { from, to, sag: 0.02, count: 13, size: 0.016, seed: 4 }, t);
      drawFlags(pen, { from: left, to: from, sag: 0.02, count: 36, size: 0.02, endSize: 0.015, seed: 8 }, t + 0.4);
    },
    (colour) => [colour[0] * 0.74 + 0.02, colour[1] * 0.8 + 0.01, colour[2] * 0.8 - 0.01],
  );
}

export const sandakphuRidge: Scene = {
  name: 'sandakphu-ridge',
  title: 'The Sleeping Buddha from Sandakphu',
  place: 'Sandakphu, Singalila Ridge',
  destination: 'darjeeling',
  alt: 'First light on the Sleeping Buddha, Kumbhakarna to Pandim, over a sea of cloud, with a trekkers’ hut at Sandakphu',
  focus: { x: 50, y: 40 },
  hero: true,
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#1c4763'],
        [0.12, '#3a6c84'],
        [0.24, '#83a3aa'],
        [0.34, '#d8c4b4'],
        [0.44, '#f7c6a4'],
        [0.52, '#ffd8b4'],
      ],
      glow: { x: stage.frame.aspect + 0.1, y: 0.42, colour: '#ffcf9a' },
      seed: 21,
      bottom: 0.6,
    });
    paintRange(stage);
    paintClouds(stage);
    paintRidge(stage);
  },
};

import { drawCabin } from '../parts/cabin.ts';
import { paintCloudSea } from '../parts/cloud-sea.ts';
import { drawFlags } from '../parts/flags.ts';
import type { Frame } from '../parts/frame.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMassif } from '../parts/massif.ts';
import { noiseOf } from '../parts/noise.ts';
import { bell, smooth } from '../parts/numbers.ts';
import type { SnowInks } from '../parts/palette.ts';
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
    sun: [0.92, 0.24, 0.2],
    base: 0.51,
    tilt: 0.15,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: ROSE_SNOW, summit: tall, rockFrom: 0.56, fogTop: 0.55 });
}

function paintClouds(stage: Stage): void {
  paintCloudSea(stage, {
    seed: 12,
    camera: { height: 0.5, horizon: 0.472, centre: stage.frame.aspect / 2, near: 0.5, far: 14 },
    sun: [0.93, 0.13, -0.1],
    swell: 0.17,
    size: 0.9,
    stops: [
      [0, '#34507a'],
      [0.18, '#4f6a92'],
      [0.3, '#7f8fae'],
      [0.42, '#c4a5b2'],
      [0.54, '#f6bfa8'],
      [0.68, '#ffe0c2'],
    ],
    haze: '#d4bcc0',
  });
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
  paintFlags(stage, [frame.x(0.84), ridge(frame.x(0.84)) - 0.145], [hutX + 0.03, hut[1] - 0.1]);
}

function paintFlags(stage: Stage, from: readonly [number, number], to: readonly [number, number]): void {
  const left = [from[0] - 0.3, from[1] + 0.17] as const;
  stage.live(
    (pen, t) => {
      drawFlags(pen, { from, to, sag: 0.02, count: 13, size: 0.016, seed: 4 }, t);
      drawFlags(pen, { from: left, to: from, sag: 0.03, count: 22, size: 0.02, endSize: 0.015, seed: 8 }, t + 0.4);
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

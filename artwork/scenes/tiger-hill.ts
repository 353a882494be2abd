import { drawForest } from '../parts/conifer.ts';
import { drawFirFrame } from '../parts/fir-frame.ts';
import { drawFlags } from '../parts/flags.ts';
import type { Frame } from '../parts/frame.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { DAWN_RANGES, NIGHT } from '../parts/palette.ts';
import { drawCrowd } from '../parts/people.ts';
import type { Pen } from '../parts/plate.ts';
import { type RangeView, rangeView } from '../parts/range.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { KANGCHENJUNGA_FROM_DARJEELING } from '../parts/skylines.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';
import { paintFirstLight, paintNightBefore } from './tiger-hill/first-light.ts';

const SUN: Sunward = [0.9, 0.27, 0.26];
const SUMMIT = 0.4;

const noise = noiseOf(11);

/** The viewing ridge of Tiger Hill: higher at both sides, where the firs stand. */
function ridgeOf({ aspect, fit }: Frame) {
  return (x: number) =>
    0.955 -
    0.05 * smooth(0.55 * fit, -0.05, x) -
    0.045 * smooth(aspect - 0.45 * fit, aspect + 0.1, x) +
    0.008 * noise.fbm(x * 6, 3, 3);
}

function paintMountain(stage: Stage): { view: RangeView; summit: number } {
  const { frame } = stage;
  const tall = SUMMIT * (frame.shape === 'tall' ? 0.72 : 1);
  const crest = KANGCHENJUNGA_FROM_DARJEELING.map(([x, h]) => [frame.x(x), h * tall] as const);
  const view = rangeView(frame, {
    segments: skeleton(crest, {
      seed: 42,
      spurLength: 0.4 * frame.fit,
      drop: 0.66,
      wander: 0.035,
      spread: 0.8,
      lean: 0.1,
    }),
    seed: 3,
    depth: 0.55,
    steepness: 1.05,
    warpFrequency: 7,
    detail: 0.016,
    detailFrequency: 12,
    stretch: 0.42,
    sun: SUN,
    base: 0.615,
    tilt: 0.2,
    floor: -0.05,
  });
  paintFirstLight(stage, view, tall);
  return { view, summit: tall };
}

function paintHills(stage: Stage): void {
  const views = paintValleys(stage, {
    sun: [0.9, 0.3, 0.25],
    ranges: DAWN_RANGES,
    rows: [
      { seed: 31, y: 0.635, height: 0.05, waves: 2.2 },
      { seed: 36, y: 0.69, height: 0.062, waves: 1.8 },
      { seed: 47, y: 0.76, height: 0.075, waves: 1.5 },
      { seed: 52, y: 0.855, height: 0.085, waves: 1.3 },
    ],
    mistTop: '#fff0d8',
    mistBases: ['#e6c2b8', '#e3c3bd', '#e0bfbf', '#b9b3c9'],
  });
  const crest = (x: number) => (views.at(-1)?.topAt(x) ?? 1) + 0.004;
  const trees = { from: -0.02, to: stage.frame.aspect, least: 0.008, most: 0.026, seed: 8, scatter: 0.008 };
  paintSilhouette(stage, {
    draw: (pen) => drawForest(pen, { ground: crest, count: 260, ...trees }),
    base: '#27445f',
    rim: '#c7a48f',
    rimWidth: 0.001,
  });
  const sea = { y: 0.845, swell: 0.03, soft: 0.05, alpha: 0.82, waves: 1.3, fade: 0.25 };
  paintMist(stage, { seed: 25, top: '#f7dccb', base: '#8f9cbf', ...sea });
}

const LEFT_FIRS = [
  [-0.03, 0.5],
  [0.02, 0.3],
  [0.045, 0.6],
  [0.125, 0.43],
  [0.16, 0.17],
  [0.19, 0.25],
  [0.235, 0.33],
  [0.285, 0.17],
  [0.33, 0.1],
] as const;
const RIGHT_FIRS = [
  [-0.03, 0.5],
  [0.035, 0.4],
  [0.1, 0.26],
  [0.145, 0.13],
  [0.2, 0.09],
] as const;

function paintRidge(stage: Stage): void {
  const { frame } = stage;
  const ridge = ridgeOf(frame);
  const spur = (x: number) =>
    0.9 -
    0.1 * smooth(0.55, -0.1, x / frame.fit) +
    0.09 * smooth(0.45, 0.95, x / frame.fit) +
    0.012 * noise.fbm(x * 5, 9, 3);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(spur, frame.aspect)(pen);
      drawForest(pen, {
        ground: spur,
        count: 70,
        from: -0.05,
        to: 0.7 * frame.fit,
        least: 0.03,
        most: 0.085,
        seed: 3,
      });
    },
    base: '#1d3a50',
    rim: '#a88f84',
    fog: { colour: '#8f9cbf', from: 0.84, to: 1, most: 0.55 },
  });
  paintMist(stage, {
    seed: 26,
    y: 0.93,
    swell: 0.02,
    soft: 0.05,
    top: '#d9c7c9',
    base: '#8f9cbf',
    alpha: 0.55,
    waves: 1.5,
    fade: 0.14,
  });
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(ridge, frame.aspect)(pen);
      drawFirFrame(pen, frame, { left: LEFT_FIRS, right: RIGHT_FIRS, ground: ridge, seed: 7 });
      drawGrass(pen, {
        from: -0.05,
        to: frame.aspect + 0.1,
        ground: ridge,
        height: 0.02,
        count: 700,
        seed: 5,
      });
      drawPole(pen, frame.x(0.6), ridge, 0.17);
      drawPole(pen, frame.x(1.2), ridge, 0.13);
    },
    base: NIGHT,
    rim: '#f2b27c',
    fog: { colour: '#22374f', from: 0.9, to: 1, most: 0.25 },
  });
  paintSilhouette(stage, {
    draw: (pen) =>
      drawCrowd(pen, {
        from: frame.x(0.74),
        to: frame.x(1.14),
        ground: ridge,
        height: 0.05,
        count: 14,
        seed: 17,
      }),
    base: NIGHT,
    rim: '#ffbf83',
    rimWidth: 0.0022,
  });
}

function drawPole(pen: Pen, x: number, ridge: (x: number) => number, height: number): void {
  pen.lineWidth = 0.0034;
  pen.beginPath();
  pen.moveTo(x, ridge(x) + 0.01);
  pen.lineTo(x - 0.002, ridge(x) - height);
  pen.stroke();
}

function paintFlags(stage: Stage): void {
  const { frame } = stage;
  const ridge = ridgeOf(frame);
  const left = [0.045 * frame.fit, 0.955 - 0.48 * (0.7 + 0.3 * frame.fit)] as const;
  const poleX = frame.x(0.6);
  const pole = [poleX - 0.002, ridge(poleX) - 0.165] as const;
  const farX = frame.x(1.2);
  const far = [farX - 0.002, ridge(farX) - 0.127] as const;
  stage.live(
    (pen, t) => {
      drawFlags(
        pen,
        { from: left, to: pole, sag: 0.055, count: 28, size: 0.036, endSize: 0.018, seed: 4 },
        t + 0.1,
      );
      drawFlags(
        pen,
        {
          from: [left[0], left[1] + 0.09],
          to: [pole[0], pole[1] + 0.006],
          sag: 0.06,
          count: 25,
          size: 0.03,
          endSize: 0.017,
          seed: 9,
        },
        t + 0.3,
      );
      drawFlags(
        pen,
        { from: pole, to: far, sag: 0.036, count: 30, size: 0.018, endSize: 0.015, seed: 19 },
        t + 0.5,
      );
    },
    (colour) => [colour[0] * 0.84 + 0.04, colour[1] * 0.86, colour[2] * 0.84 - 0.004],
  );
}

export const tigerHill: Scene = {
  name: 'tiger-hill',
  title: 'Kangchenjunga at sunrise',
  place: 'Tiger Hill, Darjeeling',
  destination: 'darjeeling',
  alt: 'Sunrise on the snows of Kangchenjunga above ridges and mist, with early visitors and prayer flags on Tiger Hill, Darjeeling',
  focus: { x: 48, y: 38 },
  hero: true,
  compose(stage) {
    const { aspect } = stage.frame;
    paintSky(stage, {
      stops: [
        [0, '#2e5573'],
        [0.14, '#527a92'],
        [0.27, '#95a3a8'],
        [0.36, '#cfb5a6'],
        [0.45, '#f0c49b'],
        [0.53, '#fbdfae'],
        [0.6, '#fdeccb'],
      ],
      glow: { x: aspect + 0.12, y: 0.52, colour: '#ffe3a0' },
      streaks: { colour: '#f9d2a8', top: 0.02, bottom: 0.33, from: aspect * 0.16, to: aspect * 0.75 },
      bottom: 0.7,
    });
    const { view, summit } = paintMountain(stage);
    paintHills(stage);
    paintRidge(stage);
    paintFlags(stage);
    paintNightBefore(stage, view, summit);
  },
};

import { drawFlags } from '../parts/flags.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { DAWN_SNOW, FLAGS, type RangeInks } from '../parts/palette.ts';
import { rangeView } from '../parts/range.ts';
import { skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { KANGCHENJUNGA_FROM_DARJEELING } from '../parts/skylines.ts';
import type { Stage } from '../parts/stage.ts';
import { drawTallBanner } from '../parts/tall-banner.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';
import { EDGE_OF_HILL, LENS, paintHilltop, viewOfHill } from './kalimpong-durpin/hilltop.ts';

const RANGES: readonly RangeInks[] = [
  { inks: ['#8fa3c4', '#9aabc8', '#b3b8c8', '#dcc6c0'], fog: '#f3d9c8' },
  { inks: ['#6c88b3', '#7892b8', '#95a3ba', '#ccb9b2'], fog: '#e8d0c6' },
  { inks: ['#46699a', '#5374a0', '#7289a4', '#b3a8a2'], fog: '#cfc3c8' },
  { inks: ['#2b4f7f', '#365b88', '#55748e', '#96968c'], fog: '#aab2c6' },
  { inks: ['#1c3e63', '#274a6b', '#446674', '#82907c'], fog: '#8ea2bc' },
];

function paintFar(stage: Stage): void {
  const { frame } = stage;
  paintSky(stage, {
    seed: 19,
    stops: [
      [0, '#6f9fc4'],
      [0.14, '#a6c2cf'],
      [0.28, '#f0dcc6'],
      [0.42, '#fbdcb8'],
    ],
    streaks: { colour: '#fff0d8', top: 0, bottom: 0.24, amount: 0.6, slope: 0.8 },
    bottom: 0.7,
  });
  const tall = 0.17;
  const view = rangeView(frame, {
    segments: skeleton(
      KANGCHENJUNGA_FROM_DARJEELING.map(([x, h]) => [frame.x(-0.08 + x * 0.72), h * tall] as const),
      { seed: 17, spurLength: 0.18, drop: 0.6, wander: 0.02, spread: 0.8 },
    ),
    seed: 3,
    depth: 0.26,
    steepness: 1.05,
    warpFrequency: 12,
    detail: 0.01,
    stretch: 0.42,
    sun: [0.9, 0.3, 0.28],
    base: 0.33,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: DAWN_SNOW, summit: tall, warmFrom: 0.3, haze: 0.08, fogTop: 0.5 });
  paintValleys(stage, {
    sun: [0.88, 0.34, 0.3],
    ranges: RANGES,
    rows: [
      { seed: 12, y: 0.34, height: 0.05 },
      { seed: 21, y: 0.42, height: 0.07 },
      { seed: 33, y: 0.52, height: 0.09 },
      { seed: 41, y: 0.65, height: 0.11 },
      { seed: 55, y: 0.82, height: 0.12 },
    ],
    mistTop: '#fff0de',
    mistBases: ['#e6cfcf', '#d5c8d4'],
    lift: 0.04,
  });
  paintMist(stage, {
    seed: 8,
    y: 0.7,
    swell: 0.04,
    soft: 0.07,
    top: '#fdeedd',
    base: '#c5c3d6',
    alpha: 0.9,
    waves: 1.6,
    fade: 0.34,
  });
}

const MASTS = [-6, 3, 12, 21, 30, 39] as const;
/** Which of the five colours each has. */
const BANNERS = [0, 1, 4, 2, 1, 3] as const;

function paintBanners(stage: Stage): void {
  const { frame } = stage;
  const view = viewOfHill(frame);
  const foot = (z: number) => view.spot([EDGE_OF_HILL.x, EDGE_OF_HILL.heightAt(EDGE_OF_HILL.x, z), z]);
  stage.live((pen, t) => {
    MASTS.forEach((z, i) => {
      const { x, y, distance } = foot(z);
      const height = (8.8 * LENS * frame.fit) / distance;
      drawTallBanner(
        pen,
        { x, y, height, colour: FLAGS[BANNERS[i] as number] ?? '#f1e7d3', seed: i, side: -1 },
        t,
      );
    });
  });
  const top = view.spot([-13, 9.4, -1]);
  const pole = foot(39);
  stage.live((pen, t) =>
    drawFlags(
      pen,
      {
        from: [top.x, top.y],
        to: [pole.x, pole.y - 0.26 * frame.fit],
        sag: 0.05,
        count: 26,
        size: 0.022 * frame.fit,
        seed: 4,
      },
      t,
    ),
  );
}

export const kalimpongDurpin: Scene = {
  name: 'kalimpong-durpin',
  title: 'Zang Dhok Palri on Durpin hill',
  place: 'Durpin, Kalimpong',
  destination: 'kalimpong',
  alt: 'The three-storeyed monastery of Zang Dhok Palri with its golden roofs on Durpin hill, Kalimpong, above the misty valley of the Teesta and far snows at dawn',
  focus: { x: 64, y: 50 },
  compose(stage) {
    paintFar(stage);
    paintHilltop(stage);
    paintBanners(stage);
  },
};

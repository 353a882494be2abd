import { cover } from '../parts/colour.ts';
import { drawFlags } from '../parts/flags.ts';
import type { Frame } from '../parts/frame.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { NOON_SNOW, type SnowInks } from '../parts/palette.ts';
import { rangeView } from '../parts/range.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintGlints, paintWater } from '../parts/water.ts';
import type { Scene } from '../scene.types.ts';
import { paintYaks } from './tsomgo-lake/yaks.ts';

const SUN: Sunward = [-0.88, 0.34, 0.2];
const SHORE = 0.6;
const noise = noiseOf(31);

/** The wall of peaks behind the lake, then the two slopes that come down to it and leave a gap between them. */
const BACK = crestOf(
  '-0.3 0.3, 0 0.5, 0.2 0.42, 0.38 0.62, 0.5 0.8, 0.6 0.7, 0.7 0.92, 0.78 1, 0.86 0.9, 0.98 0.72, 1.1 0.8, 1.25 0.6, 1.5 0.5, 1.9 0.4',
);
const LEFT = crestOf(
  '-0.4 1.15, -0.15 1.1, 0 1, 0.12 0.9, 0.22 0.72, 0.32 0.6, 0.44 0.4, 0.56 0.24, 0.68 0.1, 0.8 0.0, 1 -0.1, 1.9 -0.2',
);
const RIGHT = crestOf(
  '-0.4 -0.2, 0.6 -0.12, 0.74 0.02, 0.86 0.16, 0.98 0.3, 1.1 0.5, 1.2 0.62, 1.32 0.86, 1.42 0.94, 1.55 1.1, 1.7 1.05, 1.9 1.1',
);

/** Slopes nearer by carry less snow: brown turf and rock with snow in the gullies. */
const SLOPE_SNOW: SnowInks = {
  high: [
    [0, '#3f5a72'],
    [0.07, '#6a869b'],
    [0.2, '#b9c8cc'],
    [0.38, '#eeeade'],
    [0.62, '#fffaf0'],
  ],
  low: [
    [0, '#2c4450'],
    [0.08, '#405a5c'],
    [0.24, '#6b6f58'],
    [0.44, '#a18f66'],
    [0.62, '#c9b27f'],
  ],
  rockLit: '#8d7962',
  rockDark: '#334a5c',
  fog: '#c9d4d0',
};

type Slope = {
  crest: readonly (readonly [number, number, number?])[];
  height: number;
  seed: number;
  base: number;
  depth: number;
};

function paintSlope(stage: Stage, { crest, height, seed, base, depth }: Slope, snow: SnowInks): void {
  const { frame } = stage;
  const placed = crest.map(([x, h]) => [frame.x(x), h * height] as const);
  const view = rangeView(frame, {
    segments: skeleton(placed, { seed, spurLength: 0.55 * frame.fit, drop: 0.72, wander: 0.04, spread: 1.1 }),
    seed,
    depth,
    steepness: 0.8,
    detail: 0.014,
    detailFrequency: 13,
    stretch: 0.45,
    sun: SUN,
    base,
    tilt: 0.16,
    floor: -0.2,
    reach: 0.9,
  });
  const near = snow === SLOPE_SNOW;
  paintMassif(stage, view, {
    snow,
    summit: height,
    warmFrom: near ? 0.5 : 0.1,
    fogTop: near ? 0.2 : 0.5,
    haze: near ? 0.03 : 0.12,
    rockFrom: near ? 0.42 : 0.46,
  });
}

const bankOf =
  ({ aspect }: Frame) =>
  (x: number) =>
    0.9 -
    0.035 * smooth(0.4, 0, x / aspect) +
    0.05 * smooth(0.45, 1, x / aspect) +
    0.01 * noise.fbm(x * 5, 2, 3);

function paintBank(stage: Stage): void {
  const { frame } = stage;
  const bank = bankOf(frame);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(bank, frame.aspect)(pen);
      drawGrass(pen, {
        from: -0.05,
        to: frame.aspect + 0.1,
        ground: bank,
        height: 0.013,
        count: 900,
        seed: 5,
      });
    },
    base: '#2a3630',
    rim: '#c8b077',
    toward: -1,
    fog: { colour: '#141f22', from: 0.92, to: 1, most: 0.6 },
  });
  paintYaks(stage, bank);
}

/** Two strings from a pole on the bank, up and out of the picture. */
function paintFlags(stage: Stage): void {
  const { frame } = stage;
  const x = frame.x(1.02);
  const foot = bankOf(frame)(x);
  const out = frame.aspect + 0.05;
  stage.vector((pen) => {
    pen.strokeStyle = '#1c2224';
    pen.lineWidth = 0.004;
    pen.beginPath();
    pen.moveTo(x, foot + 0.01);
    pen.lineTo(x - 0.003, foot - 0.23);
    pen.stroke();
  });
  const string = { from: [x - 0.003, foot - 0.225] as const, size: 0.022, endSize: 0.044 };
  stage.live((pen, t) => {
    drawFlags(pen, { ...string, to: [out, foot - 0.4], sag: 0.06, count: 20, seed: 6 }, t);
    drawFlags(pen, { ...string, to: [out, foot - 0.2], sag: 0.06, count: 18, seed: 8 }, t + 0.4);
  });
}

export const tsomgoLake: Scene = {
  name: 'tsomgo-lake',
  title: 'Tsomgo lake',
  place: 'Tsomgo (Changu), East Sikkim',
  destination: 'gangtok',
  alt: 'Dark and white yaks with their herder on the bank of Tsomgo lake in East Sikkim, snow slopes mirrored in its deep green-blue water',
  focus: { x: 42, y: 62 },
  hero: true,
  compose(stage) {
    const { frame } = stage;
    // Water mirrors one sheet, so what it mirrors stands still in a loop as well.
    const backdrop = new Stage(frame);
    paintSky(backdrop, {
      seed: 31,
      stops: [
        [0, '#2f6a94'],
        [0.18, '#5f97b4'],
        [0.36, '#a9c8ce'],
        [0.55, '#e4e6d8'],
      ],
      glow: { x: -0.1, y: 0.3, colour: '#fff3d0', strength: 0.6 },
      streaks: { colour: '#f6f2e4', top: 0.02, bottom: 0.36, amount: 0.6 },
      bottom: 0.65,
    });
    paintSlope(
      backdrop,
      { crest: BACK, height: 0.36 * (0.7 + 0.3 * frame.fit), seed: 12, base: 0.56, depth: 0.62 },
      NOON_SNOW,
    );
    paintMist(backdrop, {
      seed: 3,
      y: 0.5,
      swell: 0.025,
      soft: 0.05,
      top: '#f3f2e8',
      base: '#c6d5d6',
      alpha: 0.7,
      fade: 0.14,
    });
    paintSlope(backdrop, { crest: RIGHT, height: 0.44, seed: 21, base: 0.56, depth: 0.86 }, SLOPE_SNOW);
    paintSlope(backdrop, { crest: LEFT, height: 0.44, seed: 17, base: 0.57, depth: 0.86 }, SLOPE_SNOW);
    paintMist(backdrop, {
      seed: 14,
      y: 0.555,
      swell: 0.02,
      soft: 0.05,
      top: '#e9eee8',
      base: '#b9cfd0',
      alpha: 0.75,
      fade: 0.06,
    });
    paintWater(backdrop, {
      seed: 8,
      shore: SHORE,
      deep: '#0f4a55',
      sheen: '#7fb0b4',
      ripple: 0.45,
      mirror: [0.82, 0.4],
      squeeze: 1.15,
    });
    stage.each((_x, _y, index) => cover(backdrop.plate.colourAt(index), 1));
    paintGlints(stage, {
      seed: 4,
      shore: SHORE,
      bottom: 0.96,
      colour: '#fff8e2',
      x: frame.x(0.72),
      spread: 0.16,
      amount: 0.8,
    });
    paintBank(stage);
    paintFlags(stage);
  },
};

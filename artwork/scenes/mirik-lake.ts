import { type ArchedFootbridge, deckOf, drawArchedFootbridge } from '../parts/arched-footbridge.ts';
import { drawConifer, drawForest } from '../parts/conifer.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { randomOf, smooth } from '../parts/numbers.ts';
import type { RangeInks } from '../parts/palette.ts';
import { drawPerson } from '../parts/people.ts';
import type { Pen } from '../parts/plate.ts';
import { drawRowingBoat, type RowingBoat } from '../parts/rowing-boat.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { paintValleys } from '../parts/valleys.ts';
import { paintGlints, paintWater } from '../parts/water.ts';
import type { Scene } from '../scene.types.ts';

const SHORE = 0.6;
const noise = noiseOf(73);

/** After rain: blue-green hills, a pale lemon sky. */
const RAIN_RANGES: readonly RangeInks[] = [
  { inks: ['#93b2b4', '#9bb8b7', '#b3c7b8', '#dcdcb6'], fog: '#e5e8cf' },
  { inks: ['#5f8d95', '#69959a', '#8bb09f', '#c3cf9c'], fog: '#cfdfcd' },
];

function paintPines(stage: Stage): void {
  const { frame } = stage;
  const { aspect } = frame;
  const hill = (x: number) =>
    SHORE -
    0.02 -
    0.13 * smooth(0.95, 1.5, x / frame.fit) -
    0.1 * smooth(0.5, -0.1, x / frame.fit) +
    0.012 * noise.fbm(x * 5, 3, 3);
  for (const [base, least, most, drop, seed, fog] of [
    ['#3f7078', 0.05, 0.13, -0.03, 4, 0.65],
    ['#1f4a55', 0.07, 0.19, 0, 6, 0.5],
  ] as const) {
    paintSilhouette(stage, {
      draw: (pen) => {
        const line = (x: number) => Math.min(SHORE + 0.004, hill(x) + drop + 0.02);
        ground(line, aspect)(pen);
        drawForest(pen, {
          ground: line,
          count: Math.round(150 * aspect),
          from: -0.05,
          to: aspect + 0.05,
          least,
          most,
          seed,
          scatter: 0.02,
        });
      },
      base,
      rim: '#e2dc9b',
      toward: -1,
      fog: { colour: '#c5dace', from: 0.4, to: SHORE, most: fog },
    });
    if (seed === 4)
      paintMist(stage, {
        seed: 31,
        y: 0.545,
        swell: 0.03,
        soft: 0.05,
        top: '#f4f3dc',
        base: '#cfe0d6',
        alpha: 0.8,
        waves: 1.6,
        fade: 0.1,
      });
  }
  const random = randomOf(71);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(
        (x) =>
          SHORE -
          0.012 -
          0.05 * smooth(1.12, 1.5, x / frame.fit) -
          0.045 * smooth(0.33, 0, x / frame.fit) +
          0.003 * noise.fbm(x * 12, 1, 3),
        aspect,
      )(pen);
      for (let i = 0; i < 26; i++) {
        const left = i % 2 === 0;
        const off = 0.36 * random() ** 1.1 * frame.fit;
        drawConifer(pen, {
          x: left ? off - 0.02 : aspect + 0.02 - off,
          y: SHORE - 0.005,
          height: 0.2 + 0.34 * random() * (1 - off),
          seed: 400 + i,
          density: 0.9,
          width: 0.13 + 0.04 * random(),
          bare: 0.22,
        });
      }
    },
    base: '#12333c',
    rim: '#d9d489',
    rimWidth: 0.0018,
    toward: -1,
    fog: { colour: '#7fa8a4', from: 0.5, to: SHORE + 0.01, most: 0.35 },
  });
}

function paintBridge(stage: Stage): void {
  const { frame } = stage;
  const bridge: ArchedFootbridge = {
    x: frame.x(0.74),
    y: SHORE + 0.012,
    span: 0.84 * frame.fit,
    rise: 0.155,
    paint: { deck: '#fff6dc', side: '#ead9b4', under: '#7d7f72', rail: '#c05a3c' },
  };
  stage.vector(
    (pen) => drawArchedFootbridge(pen, bridge),
    ([L, a, b], x, y) => [L + 0.03 * noise.fbm(x * 150, y * 150, 2), a, b],
  );
  const deck = deckOf(bridge);
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [at, seed] of [
        [0.5, 3],
        [0.68, 11],
        [0.7, 14],
        [0.93, 7],
        [1.02, 21],
      ] as const) {
        const x = frame.x(at);
        drawPerson(pen, { x, y: deck(x), height: 0.052, seed });
      }
    },
    base: '#3a3f4b',
    rim: '#ffe3b0',
    rimWidth: 0.0018,
    toward: -1,
  });
}

const BOATS = (x: (at: number) => number): RowingBoat[] => [
  { x: x(1.02), y: 0.672, length: 0.1, hull: '#e5d9bd', trim: '#fff6dc', side: -1, people: 2 },
  { x: x(0.5), y: 0.742, length: 0.17, hull: '#c9503a', trim: '#ffe0a2', people: 3 },
];

function paintBoats(stage: Stage): void {
  const mirrored = (pen: Pen, boat: RowingBoat) => {
    pen.save();
    pen.translate(0, 1.9 * boat.y + 0.004);
    pen.scale(1, -0.9);
    pen.globalAlpha = 0.45;
    drawRowingBoat(pen, boat);
    pen.restore();
  };
  for (const boat of BOATS(stage.frame.x)) {
    stage.vector(
      (pen) => mirrored(pen, { ...boat, hull: '#55606a' }),
      ([L, a, b], x, y) => [L * 0.72 + 0.05 * noise.fbm(x * 20, y * 140, 2), a * 0.7, b * 0.7 - 0.01],
    );
    stage.vector((pen) => drawRowingBoat(pen, boat));
  }
}

function paintBank(stage: Stage): void {
  const { frame } = stage;
  const { aspect } = frame;
  const bank = (x: number) =>
    1.02 -
    0.12 * smooth(0.55 * frame.fit, -0.05, x) -
    0.03 * smooth(aspect - 0.3, aspect, x) +
    0.01 * noise.fbm(x * 7, 2, 3);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(bank, aspect)(pen);
      drawGrass(pen, {
        from: -0.05,
        to: 0.6 * frame.fit,
        ground: bank,
        height: 0.06,
        count: 620,
        seed: 4,
        lean: 0.15,
      });
      drawGrass(pen, { from: 0.5, to: aspect + 0.05, ground: bank, height: 0.04, count: 300, seed: 9 });
      drawConifer(pen, {
        x: 0.07 * frame.fit,
        y: 0.98,
        height: 1.06,
        seed: 21,
        density: 2.1,
        width: 0.13,
        bare: 0.3,
      });
    },
    base: '#0c2430',
    rim: '#c9c983',
    rimWidth: 0.0018,
    toward: -1,
  });
}

export const mirikLake: Scene = {
  name: 'mirik-lake',
  title: 'Footbridge over Sumendu lake',
  place: 'Mirik, Darjeeling district',
  destination: 'darjeeling',
  alt: 'The arched footbridge over Sumendu lake at Mirik with people crossing, rowing boats below and pines mirrored in the water after rain',
  focus: { x: 50, y: 58 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 63,
      stops: [
        [0, '#5d9aa5'],
        [0.15, '#8fbab6'],
        [0.3, '#cbdac0'],
        [0.45, '#f1ecc6'],
        [0.6, '#f8efc6'],
      ],
      glow: { x: frame.x(0.35), y: 0.36, colour: '#fff8d2', strength: 0.8 },
      streaks: { colour: '#fbf6dc', top: 0.02, bottom: 0.36, amount: 0.8, slope: 1.2 },
      bottom: 0.66,
    });
    paintValleys(stage, {
      sun: [-0.86, 0.34, 0.28],
      ranges: RAIN_RANGES,
      rows: [
        { seed: 82, y: 0.46, height: 0.09 },
        { seed: 88, y: 0.54, height: 0.08, bump: (x) => 0.09 * smooth(frame.x(0.8), frame.x(1.4), x) },
      ],
      mistTop: '#fbf7de',
      mistBases: ['#d8e4d6'],
      lift: 0.04,
    });
    paintPines(stage);
    paintBridge(stage);
    paintWater(stage, {
      seed: 19,
      shore: SHORE + 0.012,
      deep: '#0e4450',
      sheen: '#a9cdc3',
      ripple: 0.34,
      mirror: [0.9, 0.55],
    });
    paintGlints(stage, {
      seed: 6,
      shore: SHORE + 0.012,
      bottom: 1,
      colour: '#fffbe0',
      x: frame.x(0.42),
      spread: 0.2,
      amount: 0.7,
    });
    paintBoats(stage);
    paintBank(stage);
  },
};

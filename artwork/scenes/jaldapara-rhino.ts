import { type Hex, inks } from '../parts/colour.ts';
import { drawEgret } from '../parts/egret.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import type { RangeInks } from '../parts/palette.ts';
import { addRhino } from '../parts/rhino.ts';
import { drawSalStand } from '../parts/sal.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { paintSky, paintSun } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Stage } from '../parts/stage.ts';
import { drawTallGrass } from '../parts/tall-grass.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';

const noise = noiseOf(83);
const HORIZON = 0.5;

/** The hills of Bhutan in the last light: violet and rust. */
const EVENING_RANGES: readonly RangeInks[] = [
  { inks: ['#a8797c', '#b08080', '#c89282', '#eab288'], fog: '#f6c58e' },
  { inks: ['#7f5d70', '#886474', '#a87a78', '#d59a7a'], fog: '#eeb182' },
  { inks: ['#57465f', '#5f4c63', '#7f616b', '#b38470'], fog: '#d99c78' },
];

function paintForest(stage: Stage): void {
  const { aspect } = stage.frame;
  const line = (x: number) => HORIZON + 0.03 + 0.006 * noise.fbm(x * 4, 2, 3);
  for (const [base, tall, seed, most] of [
    ['#6a5058', 0.1, 3, 0.6],
    ['#44393f', 0.13, 7, 0.5],
  ] as const) {
    paintSilhouette(stage, {
      draw: (pen) => {
        ground((x) => line(x) - 0.02 + 0.008 * noise.fbm(x * 40, seed, 3), aspect)(pen);
        drawSalStand(pen, {
          ground: line,
          from: -0.05,
          to: aspect + 0.05,
          count: 90,
          least: tall * 0.55,
          most: tall,
          seed,
          leaf: 0.0019,
        });
      },
      base,
      rim: '#f7b878',
      toward: -1,
      fog: { colour: '#e9a873', from: HORIZON - 0.07, to: HORIZON + 0.03, most },
    });
  }
  paintMist(stage, {
    seed: 12,
    y: HORIZON + 0.01,
    swell: 0.015,
    soft: 0.035,
    top: '#ffd9a0',
    base: '#eab27a',
    alpha: 0.75,
    fade: 0.07,
  });
}

type Row = { y: number; height: number; dark: Hex; lit: Hex; count: number; blade: number; seed: number };

const ROWS: readonly Row[] = [
  { y: 0.56, height: 0.05, dark: '#c98f55', lit: '#f0bd77', count: 1500, blade: 0.0011, seed: 1 },
  { y: 0.6, height: 0.07, dark: '#b57b45', lit: '#efb765', count: 1300, blade: 0.0013, seed: 2 },
  { y: 0.655, height: 0.1, dark: '#a06a3b', lit: '#f0b258', count: 1200, blade: 0.0016, seed: 3 },
  { y: 0.72, height: 0.13, dark: '#8a5833', lit: '#eda94b', count: 1100, blade: 0.002, seed: 4 },
  { y: 0.795, height: 0.16, dark: '#74482d', lit: '#e69d42', count: 1000, blade: 0.0024, seed: 5 },
  { y: 0.885, height: 0.2, dark: '#553526', lit: '#d48a38', count: 900, blade: 0.003, seed: 6 },
  { y: 1.0, height: 0.24, dark: '#33221f', lit: '#a8652d', count: 800, blade: 0.0038, seed: 7 },
];

function paintGrass(stage: Stage, { y, height, dark, lit, count, blade, seed }: Row): void {
  const { frame } = stage;
  const line = (x: number) => y + 0.012 * noise.fbm(x * 3.5, seed * 3, 3);
  // The foot of a row is as ragged as its tips, or it would lie there as a band.
  const tuft = (x: number) =>
    height * (0.3 * Math.abs(noise.at(x * 95, seed)) + 0.25 * noise.fbm(x * 22, seed, 2));
  const blades = {
    from: -0.1,
    to: frame.aspect + 0.1,
    ground: line,
    height,
    blade,
  };
  paintSilhouette(stage, {
    draw: (pen) => {
      ground((x) => line(x) - height * 0.18 - tuft(x), frame.aspect)(pen);
      drawTallGrass(pen, { ...blades, count, seed: seed * 11, plumes: 0.05 });
    },
    base: dark,
    rim: lit,
    rimWidth: 0.0012,
    toward: -1,
  });
  paintSilhouette(stage, {
    draw: (pen) =>
      drawTallGrass(pen, { ...blades, count: Math.round(count * 0.42), seed: seed * 13 + 1, plumes: 0.16 }),
    base: lit,
    rim: '#ffe2a4',
    rimWidth: 0.0012,
    toward: -1,
    fog: { colour: dark, from: y - height * 0.75, to: y - height * 0.1, most: 0.95 },
  });
}

const HIDE_INK = inks(
  [
    [0, '#241b22'],
    [0.06, '#362932'],
    [0.11, '#4b3a40'],
    [0.16, '#614c4d'],
    [0.23, '#7a5f58'],
    [0.42, '#a87c62'],
    [0.74, '#f0bb82'],
  ],
  0.05,
);

const SKINS = {
  hide: (tone: number) => HIDE_INK(tone),
  horn: skinOf(['#1c161b', '#2e242a', '#5e4a48', '#d6a06f'], 0.05),
  eye: twoTone('#120d11', '#251b1c', 0),
};

function paintRhino(stage: Stage): void {
  const { frame } = stage;
  const view = viewOf(frame, {
    eye: [0, 0.62, 7],
    target: [0, 0.45, 0],
    lens: 2.55,
    at: [0.8, 0.685],
    upright: true,
  });
  const solid = new Solid();
  const turn = Math.PI + 0.32;
  addRhino(solid, SKINS, { x: 0, y: 0, z: 0, tall: 1, turn });
  paintSolid(stage, { solid, view, sun: [-0.78, 0.42, -0.34], shadowSize: 1800 });
  const back = view.spot([-0.34 * Math.cos(turn), 0.985, 0.34 * Math.sin(turn)]);
  paintSilhouette(stage, {
    draw: (pen) => drawEgret(pen, { x: back.x, y: back.y + 0.004, size: 0.07 * frame.fit, side: -1 }),
    base: '#e8d3c0',
    rim: '#fff3da',
    toward: -1,
  });
}

export const jaldaparaRhino: Scene = {
  name: 'jaldapara-rhino',
  title: 'One-horned rhino in the grass',
  place: 'Jaldapara National Park, Dooars',
  destination: 'dooars',
  alt: 'A one-horned rhinoceros with an egret on its back, half hidden in tall golden grass at evening in Jaldapara, Dooars, hills of Bhutan behind',
  focus: { x: 50, y: 64 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 27,
      stops: [
        [0, '#5d6673'],
        [0.12, '#8f7f80'],
        [0.24, '#cf9577'],
        [0.36, '#f0b377'],
        [0.5, '#fbd089'],
      ],
      glow: { x: frame.x(0.24), y: 0.36, colour: '#ffe7a8', spread: 0.9 },
      streaks: { colour: '#ffcf95', top: 0.02, bottom: 0.32, amount: 0.8, slope: 0.8 },
      bottom: 0.62,
    });
    paintSun(stage, { x: frame.x(0.24), y: 0.345, radius: 0.045, colour: '#fff5cf', halo: '#ffe2a0' });
    paintValleys(stage, {
      sun: [-0.9, 0.3, 0.2],
      ranges: EVENING_RANGES,
      rows: [
        { seed: 21, y: 0.44, height: 0.07, waves: 1.6 },
        { seed: 24, y: 0.475, height: 0.07, waves: 1.4 },
        { seed: 33, y: 0.51, height: 0.05, waves: 1.7 },
      ],
      mistTop: '#ffdca2',
      mistBases: ['#f3bd87'],
      lift: 0.03,
    });
    paintForest(stage);
    for (const row of ROWS.slice(0, 5)) paintGrass(stage, row);
    paintRhino(stage);
    for (const row of ROWS.slice(5)) paintGrass(stage, row);
  },
};

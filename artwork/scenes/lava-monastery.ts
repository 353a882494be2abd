import { blend, type Hex } from '../parts/colour.ts';
import { drawForest } from '../parts/conifer.ts';
import { drawFirFrame } from '../parts/fir-frame.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { MORNING_RANGES } from '../parts/palette.ts';
import { drawPerson } from '../parts/people.ts';
import { ground, paintSilhouette, type Silhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';
import { paintMonastery } from './lava-monastery/monastery.ts';

const noise = noiseOf(53);
const MIST = { top: '#fbf4e0', base: '#c3d2cb' } as const;

type Ridge = Pick<Silhouette, 'base' | 'rim' | 'fog'> & {
  line: (x: number) => number;
  count: number;
  trees: readonly [least: number, most: number];
  seed: number;
  /** The ink of its lowest trees. */
  deep: Hex;
  scatter?: number;
  rows?: number;
  step?: number;
};

/** A wooded ridge that sinks into the mist below it: rows of trees down its slope, each a little darker. */
function paintRidge(stage: Stage, ridge: Ridge): void {
  const { line, count, seed, scatter = 0.02, rows = 3, step = 0.04 } = ridge;
  const { aspect } = stage.frame;
  const [least, most] = ridge.trees;
  for (let k = 0; k < rows; k++) {
    const row = (x: number) => line(x) + k * step + 0.5 * step * noise.fbm(x * 6 + k * 3, seed, 2);
    paintSilhouette(stage, {
      draw: (pen) => {
        ground(row, aspect)(pen);
        drawForest(pen, {
          ground: row,
          count,
          from: -0.05,
          to: aspect + 0.05,
          least,
          most,
          seed: seed + k,
          scatter,
        });
      },
      base: blend(ridge.base, ridge.deep, k / Math.max(1, rows - 1)),
      rim: ridge.rim,
      rimWidth: 0.0013,
      rimStrength: 0.6,
      toward: -1,
      fog: ridge.fog,
    });
  }
}

const fog = (from: number, to: number, most = 0.92) => ({ colour: '#dfe4d6' as const, from, to, most });

/** Range behind range to the left, mist in each valley; the wooded hill on which the shoulder leans to the right. */
function paintBehind(stage: Stage): void {
  const { frame } = stage;
  const side = (k: number) => (x: number) => k * smooth(0.35, 1.3, x / frame.aspect);
  paintValleys(stage, {
    sun: [-0.9, 0.32, 0.2],
    ranges: MORNING_RANGES,
    rows: [
      { seed: 31, y: 0.4, height: 0.07, bump: side(-0.02) },
      { seed: 37, y: 0.47, height: 0.07, bump: side(0.03) },
      { seed: 43, y: 0.57, height: 0.08, bump: side(0.02) },
    ],
    mistTop: MIST.top,
    mistBases: ['#dfe3d2', '#cfd9cf', '#c3d2cb'],
  });
  const middle = frame.x(1.5);
  paintRidge(stage, {
    line: (x) =>
      0.56 - 0.3 * smooth(1.05 * frame.fit, 0, Math.abs(x - middle)) + 0.025 * noise.fbm(x * 3, 1, 3),
    count: 230,
    trees: [0.02, 0.06],
    seed: 3,
    base: '#a3b9b0',
    deep: '#88a69f',
    rows: 4,
    rim: '#f2ecd2',
    fog: fog(0.34, 0.62),
  });
  paintMist(stage, { ...MIST, seed: 4, y: 0.5, swell: 0.05, soft: 0.09, alpha: 0.75, waves: 1.8 });
}

/** Mist that fills the valley at left and reaches up the slope in tongues, and a ridge of firs that rises from it. */
function paintBelow(stage: Stage): void {
  const { frame } = stage;
  paintMist(stage, {
    ...MIST,
    seed: 9,
    y: 0.65,
    swell: 0.09,
    soft: 0.12,
    alpha: 0.95,
    waves: 1.5,
    fade: 0.34,
    where: (x) => smooth(frame.x(1.12), frame.x(0.18), x + 0.12 * noise.fbm(x * 4, 9, 3)),
  });
  paintWisp(stage, {
    seed: 17,
    y: 0.62,
    slope: -0.1,
    thick: 0.035,
    top: '#fffaf0',
    base: '#d7dfd4',
    alpha: 0.8,
    from: frame.x(1.6),
    to: frame.x(1.05),
  });
  paintRidge(stage, {
    line: (x) =>
      0.83 -
      0.1 * smooth(0.5, -0.1, x / frame.aspect) +
      0.05 * smooth(0.3, 0.8, x / frame.aspect) +
      0.02 * noise.fbm(x * 3, 5, 3),
    count: 120,
    trees: [0.05, 0.17],
    seed: 19,
    rows: 2,
    step: 0.06,
    base: '#31605a',
    deep: '#1f4644',
    rim: '#dcd9a6',
    fog: fog(0.78, 0.95, 0.85),
  });
  paintMist(stage, {
    ...MIST,
    seed: 14,
    y: 0.9,
    swell: 0.05,
    soft: 0.07,
    alpha: 0.65,
    waves: 1.4,
    fade: 0.3,
    where: (x) => smooth(frame.x(1.4), frame.x(0.5), x),
  });
}

/** Two on the path below, between firs. */
function paintNear(stage: Stage): void {
  const { frame } = stage;
  const near = (x: number) =>
    0.9 + 0.07 * smooth(0.1, 0.75, x / frame.aspect) + 0.008 * noise.fbm(x * 5, 3, 3);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(near, frame.aspect)(pen);
      drawGrass(pen, {
        from: -0.05,
        to: frame.aspect + 0.1,
        ground: near,
        height: 0.022,
        count: 800,
        seed: 4,
      });
      drawFirFrame(pen, frame, {
        left: [
          [0.05, 0.86],
          [0.17, 0.62],
          [-0.03, 0.7],
          [0.26, 0.36],
        ],
        right: [[0.02, 0.3]],
        ground: near,
        seed: 6,
      });
      for (const [i, x] of [0.5, 0.54].entries())
        drawPerson(pen, {
          x: frame.x(x),
          y: near(frame.x(x)) + 0.005,
          height: 0.085 - 0.006 * i,
          seed: 7 + i,
          bag: i === 0,
        });
    },
    base: '#0f2a2c',
    rim: '#e6d79c',
    rimWidth: 0.0018,
    toward: -1,
  });
}

export const lavaMonastery: Scene = {
  name: 'lava-monastery',
  title: 'Lava in the clouds',
  place: 'Kagyu Thekchen Ling monastery, Lava',
  destination: 'kalimpong',
  alt: 'The monastery of Lava with its golden roof on a walled shoulder of the ridge among firs, mist rising from the valley below, Kalimpong hills',
  focus: { x: 60, y: 42 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 22,
      stops: [
        [0, '#9fbcbc'],
        [0.2, '#c9d5c6'],
        [0.4, '#f3ead0'],
        [0.7, '#f6eed8'],
      ],
      glow: { x: frame.x(0.2), y: 0.12, colour: '#fff4d2', strength: 0.9 },
    });
    paintBehind(stage);
    paintMonastery(stage);
    paintBelow(stage);
    paintNear(stage);
  },
};

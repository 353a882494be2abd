import { blend, type Hex } from '../parts/colour.ts';
import { drawForest } from '../parts/conifer.ts';
import { drawFirFrame } from '../parts/fir-frame.ts';
import { drawDarchor } from '../parts/flags.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { bell, smooth } from '../parts/numbers.ts';
import { FLAGS } from '../parts/palette.ts';
import { drawPerson } from '../parts/people.ts';
import { ground, paintSilhouette, type Silhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
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

function paintBanners(stage: Stage): void {
  const { frame } = stage;
  stage.live((pen, t) => {
    for (const [i, x] of [0.16, 0.22, 0.285, 0.355].entries())
      drawDarchor(
        pen,
        {
          x: frame.x(x),
          y: crest(frame.x(x), frame.x(0.92), frame.fit) + 0.01,
          height: 0.1 + 0.006 * (i % 2),
          colour: FLAGS[[1, 4, 2, 0][i] as number] ?? '#f1e7d3',
          seed: i,
          side: 1,
        },
        t,
      );
  });
}

/** The shoulder on which the monastery stands. */
const crest = (x: number, middle: number, fit: number) =>
  0.475 + 0.34 * smooth(0.4, 1.15, Math.abs(x - middle + 0.06) / fit) + 0.008 * noise.fbm(x * 5, 2, 3);

const fog = (from: number, to: number, most = 0.92) => ({ colour: '#dfe4d6' as const, from, to, most });

function paintBehind(stage: Stage): void {
  const { frame } = stage;
  const middle = frame.x(0.92);
  const ridge = (x: number) => crest(x, middle, frame.fit);
  paintRidge(stage, {
    line: (x) =>
      0.36 +
      0.12 * bell(x, middle, 0.7 * frame.fit) -
      0.07 * bell(x, frame.x(0.25), 0.3) +
      0.02 * noise.fbm(x * 3, 1, 3),
    count: 260,
    trees: [0.018, 0.05],
    seed: 3,
    base: '#b3c4bc',
    deep: '#9db4ae',
    rows: 2,
    rim: '#f2ecd2',
    fog: fog(0.3, 0.5),
  });
  paintMist(stage, { ...MIST, seed: 4, y: 0.43, swell: 0.03, soft: 0.06, alpha: 0.8, waves: 1.8 });
  paintRidge(stage, {
    line: (x) => ridge(x) - 0.005,
    count: 200,
    trees: [0.05, 0.15],
    seed: 8,
    rows: 1,
    base: '#7c9d96',
    deep: '#7c9d96',
    rim: '#eee6c0',
    fog: fog(0.46, 0.72),
  });
}

function paintForests(stage: Stage): void {
  const { frame } = stage;
  const ridge = (x: number) => crest(x, frame.x(0.92), frame.fit);
  paintRidge(stage, {
    line: (x) => ridge(x) + 0.045 + 0.012 * noise.fbm(x * 9, 7, 2),
    count: 260,
    trees: [0.03, 0.085],
    seed: 13,
    rows: 4,
    step: 0.042,
    base: '#5d8780',
    deep: '#3f6c67',
    rim: '#e9e2b6',
    fog: fog(0.58, 0.84),
  });
  paintMist(stage, {
    ...MIST,
    seed: 9,
    y: 0.71,
    swell: 0.045,
    soft: 0.09,
    alpha: 0.92,
    waves: 1.5,
    fade: 0.3,
  });
  paintWisp(stage, {
    seed: 17,
    y: 0.5,
    slope: 0.03,
    thick: 0.03,
    top: '#fffaf0',
    base: '#d7dfd4',
    alpha: 0.75,
    from: frame.x(0.55),
    to: frame.x(-0.4),
  });
  paintRidge(stage, {
    line: (x) =>
      0.8 -
      0.12 * smooth(0.6, -0.1, x / frame.aspect) -
      0.05 * smooth(0.7, 1.1, x / frame.aspect) +
      0.02 * noise.fbm(x * 3, 5, 3),
    count: 190,
    trees: [0.07, 0.18],
    seed: 19,
    rows: 3,
    step: 0.05,
    base: '#31605a',
    deep: '#1f4644',
    rim: '#dcd9a6',
    fog: fog(0.76, 0.94, 0.85),
  });
  paintMist(stage, {
    ...MIST,
    seed: 14,
    y: 0.9,
    swell: 0.03,
    soft: 0.06,
    alpha: 0.6,
    waves: 1.4,
    fade: 0.3,
  });
}

/** Two on the path below, between firs. */
function paintNear(stage: Stage): void {
  const { frame } = stage;
  const near = (x: number) =>
    0.945 + 0.02 * bell(x, frame.aspect * 0.5, 0.4) + 0.006 * noise.fbm(x * 7, 3, 3);
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
        right: [
          [0.06, 0.6],
          [0.15, 0.42],
          [-0.02, 0.74],
        ],
        ground: near,
        seed: 6,
      });
      for (const [i, x] of [0.66, 0.7].entries())
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
  alt: 'The monastery of Lava with its golden roof on a ridge above the clouds, in a forest of firs, Kalimpong hills',
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
    paintBanners(stage);
    paintForests(stage);
    paintNear(stage);
  },
};

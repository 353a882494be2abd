import { drawForest } from '../parts/conifer.ts';
import type { Frame } from '../parts/frame.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { drawPerson } from '../parts/people.ts';
import type { Pen } from '../parts/plate.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';
import { drawRhododendron, FAR, MIDDLE, NEAR, type Tones } from './singalila-rhododendrons/trees.ts';

const noise = noiseOf(97);

const trailRidge =
  ({ aspect }: Frame) =>
  (x: number) =>
    0.9 -
    0.05 * smooth(aspect * 0.62, -0.1, x) -
    0.025 * smooth(aspect * 0.6, aspect, x) +
    0.012 * noise.fbm(x * 3, 2, 4);

function paintFarRidges(stage: Stage): void {
  const { frame } = stage;
  const far = (x: number) => 0.62 - 0.15 * smooth(0.5, 1.6, x) + 0.035 * noise.fbm(x * 2, 5, 4);
  const middle = (x: number) => 0.74 - 0.16 * smooth(0.85, -0.1, x) + 0.03 * noise.fbm(x * 2.4, 9, 4);
  const line = { from: -0.05, to: frame.aspect + 0.05, scatter: 0.01 };
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(far, frame.aspect)(pen);
      drawForest(pen, { ...line, ground: far, count: 130, least: 0.02, most: 0.06, seed: 4 });
    },
    base: '#b9c3bd',
    rim: '#dcdccd',
  });
  paintMist(stage, {
    seed: 3,
    y: 0.62,
    swell: 0.05,
    soft: 0.09,
    top: '#eae8da',
    base: '#d5dad0',
    waves: 1.4,
    fade: 0.35,
    alpha: 0.9,
  });
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(middle, frame.aspect)(pen);
      drawForest(pen, { ...line, ground: middle, count: 70, least: 0.04, most: 0.13, seed: 11 });
    },
    base: '#93a5a1',
    rim: '#c4cabc',
  });
  stage.vector((pen) => {
    for (const [x, height, lean, seed] of [
      [0.18, 0.24, 0.1, 5],
      [0.44, 0.2, -0.1, 8],
      [1.3, 0.22, -0.12, 3],
    ] as const) {
      drawRhododendron(pen, { x: frame.x(x), y: middle(frame.x(x)) + 0.03, height, lean, seed }, FAR);
    }
  });
  paintMist(stage, {
    seed: 7,
    y: 0.76,
    swell: 0.05,
    soft: 0.1,
    top: '#ebe9dc',
    base: '#cfd6cd',
    waves: 1.3,
    fade: 0.4,
    alpha: 0.88,
  });
}

function paintGrove(stage: Stage): void {
  const { frame } = stage;
  const trail = trailRidge(frame);
  const put = (
    pen: Pen,
    trees: readonly (readonly [number, number, number, number])[],
    tones: Tones,
    sink: number,
  ) => {
    for (const [x, height, lean, seed] of trees)
      drawRhododendron(pen, { x: frame.x(x), y: trail(frame.x(x)) + sink, height, lean, seed }, tones);
  };
  stage.vector((pen) =>
    put(
      pen,
      [
        [0.42, 0.36, 0.15, 21],
        [1.02, 0.4, -0.1, 14],
        [0.83, 0.28, 0.08, 33],
      ],
      MIDDLE,
      0,
    ),
  );
  paintMist(stage, {
    seed: 17,
    y: 0.82,
    swell: 0.04,
    soft: 0.1,
    top: '#e9e8dc',
    base: '#c6cfc8',
    waves: 1.5,
    fade: 0.4,
    alpha: 0.66,
  });
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(trail, frame.aspect)(pen);
      drawGrass(pen, {
        from: -0.05,
        to: frame.aspect + 0.1,
        ground: trail,
        height: 0.028,
        count: 1300,
        seed: 5,
      });
    },
    base: '#2c4040',
    rim: '#9fb096',
    fog: { colour: '#1f2f33', from: 0.9, to: 1, most: 0.7 },
  });
  paintTrail(stage);
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [i, [x, height]] of [
        [0.66, 0.118],
        [0.735, 0.11],
        [0.86, 0.102],
      ].entries() as Iterable<[number, [number, number]]>) {
        drawPerson(pen, { x: frame.x(x), y: trail(frame.x(x)) + 0.012, height, seed: 5 + i * 6, bag: true });
      }
    },
    base: '#1b282d',
    rim: '#e4e0cc',
    rimWidth: 0.002,
  });
  stage.vector((pen) =>
    put(
      pen,
      [
        [0.06, 1, 0.12, 41],
        [1.46, 1.06, -0.1, 52],
      ],
      NEAR,
      0.08,
    ),
  );
  paintVerge(stage);
}

/** The trail, worn pale, from the viewer's feet to the trekkers and over the crest. */
function paintTrail(stage: Stage): void {
  const { frame } = stage;
  const crest = trailRidge(frame);
  const far = frame.x(0.83);
  stage.vector((pen) => {
    pen.fillStyle = '#74857a';
    pen.beginPath();
    pen.moveTo(frame.x(0.52), 1.01);
    pen.bezierCurveTo(frame.x(0.66), 0.95, frame.x(0.62), crest(far) + 0.03, far - 0.012, crest(far) + 0.002);
    pen.lineTo(far + 0.006, crest(far) + 0.002);
    pen.bezierCurveTo(frame.x(0.7), crest(far) + 0.036, frame.x(0.84), 0.955, frame.x(0.79), 1.01);
    pen.fill();
  });
}

/** Grass and small shrubs before the nearest trees, so that they stand in the ground, not on it. */
function paintVerge(stage: Stage): void {
  const { frame } = stage;
  const verge = (x: number) =>
    0.985 -
    0.055 * smooth(0.42, -0.1, x / frame.fit) -
    0.06 * smooth(0.42, -0.05, (frame.aspect - x) / frame.fit) +
    0.008 * noise.fbm(x * 5, 4, 3);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(verge, frame.aspect)(pen);
      drawGrass(pen, {
        from: -0.05,
        to: frame.aspect + 0.1,
        ground: verge,
        height: 0.034,
        count: 900,
        seed: 15,
      });
    },
    base: '#16262b',
    rim: '#7f947f',
  });
}

export const singalilaRhododendrons: Scene = {
  name: 'singalila-rhododendrons',
  title: 'Rhododendrons on the Singalila ridge',
  place: 'Singalila National Park, Darjeeling',
  destination: 'darjeeling',
  alt: 'Trekkers with packs on a misty ridge trail under crimson rhododendron trees in Singalila National Park',
  focus: { x: 50, y: 60 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#b9c8c6'],
        [0.2, '#d3d9cf'],
        [0.45, '#eeeadb'],
        [0.8, '#e4e4d7'],
      ],
      seed: 44,
      glow: { x: stage.frame.aspect * 0.62, y: 0.3, colour: '#fff6dd', spread: 1.3, strength: 0.8 },
    });
    paintFarRidges(stage);
    paintGrove(stage);
  },
};

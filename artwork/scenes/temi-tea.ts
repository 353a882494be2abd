import { drawCherry } from '../parts/cherry.ts';
import { lab, mix } from '../parts/colour.ts';
import type { GroundView } from '../parts/ground.ts';
import { paintMassif } from '../parts/massif.ts';
import { noiseOf } from '../parts/noise.ts';
import { at, smooth } from '../parts/numbers.ts';
import { MORNING_SNOW, type RangeInks } from '../parts/palette.ts';
import { drawPlucker } from '../parts/plucker.ts';
import { rangeView } from '../parts/range.ts';
import { skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { KANGCHENJUNGA_FROM_DARJEELING } from '../parts/skylines.ts';
import type { Stage } from '../parts/stage.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';
import { gardenView, groundHeight, HALF, paintGarden, ROAD, xAt } from './temi-tea/garden.ts';

const noise = noiseOf(73);
const BLOOM = ['#b65f88', '#e88fae', '#ffd0db'] as const;
const BARK = '#4a3038';

const RANGES: readonly RangeInks[] = [
  { inks: ['#8aaebe', '#97b7c1', '#b4c7c0', '#dcd9be'], fog: '#efe5cb' },
  { inks: ['#5c8ea2', '#6b99a5', '#92ae9c', '#cdca9c'], fog: '#e2dec0' },
  { inks: ['#32697a', '#3f767f', '#6a947b', '#b0b578'], fog: '#c3cdb0' },
];

/** How far along the track, and on which side of it. */
const TREES = [
  [6.2, 1],
  [5.7, -1],
  [5.2, 1],
  [4.7, -1],
  [4.2, 1],
  [3.75, -1],
  [3.2, 1],
  [2.5, 1],
  [1.92, 1],
] as const;

function paintCherries(stage: Stage, view: GroundView): void {
  for (const [i, [z, side]] of TREES.entries()) {
    const x = xAt(ROAD + side * 1.5 * HALF, z);
    const [px, py, scale] = view.project(x, groundHeight(x, z), z);
    stage.vector(
      (pen) =>
        drawCherry(pen, {
          x: px,
          y: py,
          height: (0.6 + 0.08 * noise.at(i * 3, 1)) * scale,
          seed: 20 + i,
          toward: 1,
          lean: 0.14 * side,
          bark: BARK,
          lit: '#9a6a62',
          bloom: BLOOM,
        }),
      (colour) => mix(colour, lab('#dfdcd0'), smooth(2, 6.6, z) * 0.5),
      (index) => at(view.cover, index) === 0 || at(view.z, index) > z - 0.12,
    );
  }
}

/** The one close by, its foot among the tea. */
function paintNearCherry(stage: Stage): void {
  const { frame } = stage;
  const bush = (x: number) => 0.655 + 0.012 * noise.fbm(x * 45, 3, 2);
  stage.vector(
    (pen) =>
      drawCherry(pen, {
        x: frame.x(0.09),
        y: 0.7,
        height: 0.74,
        seed: 61,
        toward: 1,
        lean: 0.2,
        bark: BARK,
        lit: '#a87468',
        bloom: BLOOM,
      }),
    undefined,
    (i) => Math.floor(i / frame.width) / frame.height < bush((i % frame.width) / frame.height),
  );
}

/** By the height of the slope, so that they stand in a row, and how far off. */
const PLUCKERS = [
  { h: 0.44, z: 2.9, side: 1, blouse: '#b8485c', scarf: '#ead9c0', skirt: '#463a5e' },
  { h: 0.44, z: 3.2, side: -1, blouse: '#cf8f3c', scarf: '#98344a', skirt: '#2f5168' },
  { h: 0.36, z: 2.75, side: -1, blouse: '#3f7496', scarf: '#dba94e', skirt: '#66324a' },
  { h: 0.3, z: 2.35, side: 1, blouse: '#a83a48', scarf: '#e6c98a', skirt: '#3a3a5a' },
  { h: 0.24, z: 2.5, side: 1, blouse: '#d0743a', scarf: '#efe2cc', skirt: '#4c2f4a' },
  { h: 0.2, z: 2.05, side: -1, blouse: '#6a4f8a', scarf: '#d9a24a', skirt: '#5a2f3f' },
] as const;

function paintPluckers(stage: Stage, view: GroundView): void {
  for (const { h, z, ...dress } of PLUCKERS.toSorted((a, b) => b.z - a.z)) {
    const x = xAt(h, z);
    const [px, py, scale] = view.project(x, groundHeight(x, z) - 0.05, z);
    stage.vector(
      (pen) => drawPlucker(pen, { x: px, y: py, height: 0.19 * scale, ...dress }),
      ([L, a, b]) => [L - 0.02, a * 0.9, b * 0.9],
      (i) => at(view.cover, i) === 0 || at(view.z, i) > z - 0.03,
    );
  }
}

function paintFar(stage: Stage): void {
  const { frame } = stage;
  const tall = 0.2;
  const view = rangeView(frame, {
    segments: skeleton(
      KANGCHENJUNGA_FROM_DARJEELING.map(([x, h]) => [frame.x(0.22 + x * 0.92), h * tall] as const),
      { seed: 17, spurLength: 0.2, drop: 0.6, wander: 0.02, spread: 0.8 },
    ),
    seed: 3,
    depth: 0.3,
    steepness: 1.05,
    warpFrequency: 12,
    detail: 0.01,
    stretch: 0.42,
    sun: [0.9, 0.3, 0.28],
    base: 0.3,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: MORNING_SNOW, summit: tall, haze: 0.08, fogTop: 0.5 });
  paintValleys(stage, {
    sun: [0.85, 0.36, 0.3],
    ranges: RANGES,
    rows: [
      { seed: 14, y: 0.3, height: 0.06 },
      { seed: 19, y: 0.38, height: 0.07 },
      { seed: 25, y: 0.5, height: 0.1 },
    ],
    mistTop: '#fbf3dc',
    mistBases: ['#d5dfd6'],
    lift: 0.03,
  });
}

export const temiTea: Scene = {
  name: 'temi-tea',
  title: 'Cherry blossom over the tea of Temi',
  place: 'Temi tea garden, South Sikkim',
  destination: 'sikkim',
  alt: 'Tea terraces falling below a road lined with pink cherry trees in flower at Temi, South Sikkim, with the Kangchenjunga range beyond',
  focus: { x: 50, y: 50 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 41,
      stops: [
        [0, '#5fa6bf'],
        [0.12, '#9cc8c8'],
        [0.24, '#e6e6cb'],
        [0.4, '#f9eed0'],
      ],
      glow: { x: frame.aspect, y: 0.1, colour: '#fff6d8', strength: 0.6 },
      bottom: 0.6,
    });
    paintFar(stage);
    const view = gardenView(stage);
    paintGarden(stage, view);
    paintCherries(stage, view);
    paintPluckers(stage, view);
    paintNearCherry(stage);
  },
};

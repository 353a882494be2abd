import { drawCherry, drawCherryBranch } from '../parts/cherry.ts';
import { cover, inks, lab, mix } from '../parts/colour.ts';
import { type GroundView, groundView } from '../parts/ground.ts';
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

const noise = noiseOf(73);
const ROAD = 0.66;
const HALF = 0.045;
const BLOOM = ['#b65f88', '#e88fae', '#ffd0db'] as const;
const BARK = '#4a3038';

const RANGES: readonly RangeInks[] = [
  { inks: ['#8aaebe', '#97b7c1', '#b4c7c0', '#dcd9be'], fog: '#efe5cb' },
  { inks: ['#5c8ea2', '#6b99a5', '#92ae9c', '#cdca9c'], fog: '#e2dec0' },
  { inks: ['#32697a', '#3f767f', '#6a947b', '#b0b578'], fog: '#c3cdb0' },
];

/** One long slope that falls to the right, in spurs and hollows that the rows run round. */
function slopeAt(x: number, z: number): number {
  const wave = 0.62 * Math.sin(z * 1.05 + 0.3) * smooth(0.8, 2.6, z) + 0.12 * noise.fbm(x * 0.6, z * 0.6, 2);
  const u = x + 0.25 + wave;
  return 0.66 - 0.34 * u - 0.05 * u * Math.abs(u) - 0.12 * Math.max(0, z - 5.5);
}

/** The slope with the road cut into it. */
function groundHeight(x: number, z: number): number {
  const height = slopeAt(x, z);
  return ROAD + (height - ROAD) * smooth(HALF * 0.8, HALF * 1.7, Math.abs(height - ROAD));
}

function gardenView(stage: Stage): GroundView {
  const { frame } = stage;
  return groundView(
    frame,
    (x, z) => {
      const slope = slopeAt(x, z);
      const height = groundHeight(x, z);
      const rows = slope * 11.5 + 0.06 * noise.fbm(x * 2, z * 2, 2);
      const row = Math.floor(rows);
      const across = Math.abs(2 * (rows - row) - 1);
      const clump = 0.6 + 0.4 * noise.at(x * 5.5 + row * 3.7, z * 5.1);
      const off = smooth(HALF * 1.3, HALF * 1.8, Math.abs(slope - ROAD));
      const stair = smooth(0.012, 0.03, Math.abs(((((x * 0.3 + z * 0.34 + 0.06 * row) % 1) + 1) % 1) - 0.5));
      const dome =
        across > 0.86 ? 0 : Math.sqrt(1 - (across / 0.86) ** 2.6) * (0.75 + 0.3 * clump) * off * stair;
      const leaf = z < 4.5 ? noise.fbm(x * 58, z * 58, 2) * 0.006 * dome : 0;
      return [height + 0.075 * dome + leaf, dome, Math.abs(slope - ROAD) / HALF];
    },
    {
      height: 1.16,
      horizon: 0.35,
      centre: frame.aspect / 2,
      near: 0.55,
      far: 9,
      focal: 0.75 + 0.25 * frame.fit,
    },
    [0.8, 0.4, 0.2],
  );
}

function paintGarden(stage: Stage, view: GroundView): void {
  const leaf = inks(
    [
      [0, '#123d33'],
      [0.1, '#1c5a41'],
      [0.24, '#357f42'],
      [0.42, '#67a63f'],
      [0.6, '#a6ca4c'],
      [0.8, '#e8ec8e'],
    ],
    0.05,
  );
  const [haze, gully, road, verge] = [lab('#d8dfc4'), lab('#0f3131'), lab('#d9b48c'), lab('#8f8a52')];
  stage.each((x, y, i) => {
    const alpha = at(view.cover, i);
    if (!alpha) return null;
    const [z, dome, away] = [at(view.z, i), at(view.first, i), at(view.second, i)];
    const jitter = noise.fbm(x * 210, y * 210, 2) * 0.12;
    const shade = smooth(0, 0.6, dome);
    const tone = (at(view.light, i) * 0.95 + jitter) * (0.42 + 0.58 * shade) + smooth(3, 7, z) * 0.05;
    let colour = mix(gully, leaf(tone), 0.35 + 0.65 * shade);
    colour = mix(colour, mix(verge, gully, 0.4 - jitter * 2), smooth(1.55, 1.3, away));
    colour = mix(colour, mix(road, gully, 0.12 + jitter), smooth(0.92, 0.8, away));
    const far = smooth(3.6, 7.5, z + 0.6 * noise.fbm(x * 3, y * 4, 3));
    return cover(mix(colour, haze, far * 0.6), alpha);
  });
}

/** x at which the slope has this height. */
function xAt(height: number, z: number): number {
  let [left, right] = [-4, 4];
  for (let k = 0; k < 24; k++) {
    const middle = (left + right) / 2;
    if (slopeAt(middle, z) > height) left = middle;
    else right = middle;
  }
  return left;
}

function paintCherries(stage: Stage, view: GroundView): void {
  const trees = [6.4, 5.9, 5.5, 5.15, 4.8, 4.45, 4.1, 3.75, 3.4, 3.05, 2.75, 2.45, 2.15].map((z, i) => ({
    z: z + 0.1 * noise.at(i, 4),
    i,
  }));
  for (const { z, i } of trees) {
    const upper = i % 2 === 1;
    const x = xAt(ROAD + (upper ? 1.45 : -1.35) * HALF, z);
    const [px, py, scale] = view.project(x, groundHeight(x, z), z);
    stage.vector(
      (pen) =>
        drawCherry(pen, {
          x: px,
          y: py,
          height: (0.46 + 0.08 * noise.at(i * 3, 1)) * scale,
          seed: 20 + i,
          toward: 1,
          bark: BARK,
          bloom: BLOOM,
        }),
      (colour) => mix(colour, lab('#dfdcd0'), smooth(2.6, 6.6, z) * 0.4),
      (index) => at(view.cover, index) === 0 || at(view.z, index) > z - 0.12,
    );
  }
}

const PLUCKERS = [
  { h: 0.37, z: 2.75, side: 1, blouse: '#c9546a', scarf: '#f0e3d0', skirt: '#4a3a66' },
  { h: 0.3, z: 3.15, side: -1, blouse: '#e0a03a', scarf: '#a83248', skirt: '#2f5570' },
  { h: 0.2, z: 2.1, side: 1, blouse: '#3f7aa6', scarf: '#e9b54a', skirt: '#6d2f45' },
] as const;

function paintPluckers(stage: Stage, view: GroundView): void {
  for (const { h, z, ...dress } of PLUCKERS) {
    const x = xAt(h, z);
    const [px, py, scale] = view.project(x, groundHeight(x, z) - 0.09, z);
    stage.vector(
      (pen) => drawPlucker(pen, { x: px, y: py, height: 0.34 * scale, ...dress }),
      undefined,
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
    stage.vector((pen) => {
      const branch = {
        bark: '#3a2730',
        bloom: ['#d4739a', '#f3a5bd', '#ffdbe2'],
        heart: '#a83a5c',
        size: 0.021,
      } as const;
      drawCherryBranch(pen, {
        ...branch,
        from: [-0.03, 0.02],
        to: [0.5 * frame.fit, 0.13],
        bend: -0.02,
        seed: 5,
      });
      drawCherryBranch(pen, {
        ...branch,
        from: [-0.03, 0.16],
        to: [0.24 * frame.fit, 0.3],
        bend: -0.02,
        seed: 9,
      });
    });
  },
};

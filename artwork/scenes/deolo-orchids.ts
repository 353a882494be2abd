import { inks, lab, mix } from '../parts/colour.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { landOf } from '../parts/land.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { drawOrchidSpray, type OrchidInks } from '../parts/orchid.ts';
import { MORNING_SNOW } from '../parts/palette.ts';
import { rangeView } from '../parts/range.ts';
import { skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { KANGCHENJUNGA_FROM_DARJEELING } from '../parts/skylines.ts';
import type { Stage } from '../parts/stage.ts';
import { drawStrapLeaf } from '../parts/strap-leaves.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Sunward = [0.84, 0.36, 0.3];
const noise = noiseOf(57);

const ROSE: OrchidInks = {
  petal: '#ee9fbd',
  edge: '#ffe0e6',
  shade: '#b04f86',
  lip: '#a11d55',
  throat: '#f4c23f',
};
const CREAM: OrchidInks = {
  petal: '#f3e2b0',
  edge: '#fffbe6',
  shade: '#b9a45c',
  lip: '#a9303f',
  throat: '#f0b63a',
};

function paintSnows(stage: Stage): void {
  const { frame } = stage;
  const crest = KANGCHENJUNGA_FROM_DARJEELING.map(([at, h]) => [frame.x(0.3 + at * 0.62), h * 0.1] as const);
  const view = rangeView(frame, {
    segments: skeleton(crest, { seed: 14, spurLength: 0.1, drop: 0.6, spread: 0.8 }),
    seed: 4,
    depth: 0.15,
    steepness: 0.9,
    detail: 0.006,
    detailFrequency: 26,
    stretch: 0.45,
    sun: SUN,
    base: 0.215,
    tilt: 0.2,
    floor: -0.02,
  });
  paintMassif(stage, view, {
    snow: MORNING_SNOW,
    summit: 0.1,
    warmFrom: 0,
    fogTop: 0.7,
    haze: 0.3,
    rockFrom: 0.7,
  });
}

const slope = {
  sun: SUN,
  vary: 0.25,
  spurLength: 0.3,
  drop: 0.6,
  steepness: 0.62,
  depth: 0.5,
  detail: 0.008,
};

/** The Teesta far below: its middle at a distance, in bends that interlocking spurs half hide. */
const riverAt = (z: number) => 0.25 + 1.35 * Math.sin(z * 1.02 + 0.9) + 0.35 * Math.sin(z * 2.3);
const BREADTH = 0.2;

function valleyAt(x: number, z: number): number {
  const off = Math.abs(x - riverAt(z) + 0.12 * noise.fbm(x * 1.3, z * 1.3, 3));
  const wall = 1.15 * smooth(0.3, 3.4, off) + 0.9 * smooth(2.2, 7, Math.abs(x));
  const spurs = (0.95 * noise.ridged(x * 0.34 + 3, z * 0.3, 4) - 0.25) * smooth(0.3, 1.6, off);
  return Math.max(0, wall + spurs + 0.06 * noise.fbm(x * 3, z * 3, 4) * smooth(0.3, 0.8, off));
}

/** The valley as one sees it from the hill: forest in the morning sun, a silver river with banks of sand. */
function paintValley(stage: Stage): void {
  const { frame } = stage;
  const forest = inks(
    [
      [0, '#1f5a5c'],
      [0.16, '#2f6f62'],
      [0.34, '#5a9060'],
      [0.56, '#9bb062'],
      [0.8, '#d6cf80'],
    ],
    0.06,
  );
  const [haze, silver, jade, sand] = [lab('#b9d3cf'), lab('#f6f4de'), lab('#3f9fa0'), lab('#e2dab8')];
  const land = landOf({ left: -15, right: 15, near: 3.4, far: 20, step: 0.045 }, valleyAt);
  paintTerrain(stage, {
    land,
    camera: {
      height: 3.5,
      horizon: 0.27,
      centre: frame.x(0.75),
      near: 3.5,
      far: 19.5,
      focal: 0.94 * frame.fit + 0.06,
    },
    sun: [0.84, 0.5, 0.2],
    inkAt: ({ x, z, light, px, py }) => {
      const off = Math.abs(x - riverAt(z) + 0.12 * noise.fbm(x * 1.3, z * 1.3, 3));
      const grown = forest(
        light + 0.16 * noise.fbm(px * 190, py * 190, 2) + 0.12 * noise.fbm(x * 4, z * 4, 3),
      );
      const bed = mix(grown, sand, smooth(BREADTH * 1.75, BREADTH * 1.35, off));
      const shine = smooth(6, 13, z + 3 * noise.fbm(x * 5, z * 9, 3));
      const seen = mix(bed, mix(jade, silver, shine), smooth(BREADTH * 1.12, BREADTH * 0.95, off));
      return mix(seen, haze, smooth(4.5, 18, z) * 0.8);
    },
  });
  const { x } = frame;
  for (const [seed, y, alpha] of [
    [61, 0.45, 0.7],
    [62, 0.52, 0.42],
  ] as const)
    paintMist(stage, {
      seed,
      y,
      swell: 0.02,
      soft: 0.05,
      top: '#f6f1da',
      base: '#cfe0d8',
      alpha,
      waves: 1.8,
      fade: 0.1,
      where: (at) => 1 - 0.75 * Math.exp(-(((at - x(0.75)) / 0.24) ** 2)),
    });
}

function paintFlowers(stage: Stage): void {
  const { frame } = stage;
  const { x } = frame;
  const leaf = { dark: '#103a36', lit: '#2d6a49' } as const;
  const edge = frame.aspect;
  stage.vector(
    (pen) => {
      for (const [from, bend, to, wide] of [
        [[0.05, 1.05], [0.08, 0.66], [0.3, 0.6], 0.04],
        [[0.12, 1.05], [0.22, 0.72], [0.52, 0.8], 0.044],
        [[0.02, 1.05], [-0.02, 0.7], [0.06, 0.45], 0.04],
        [[0.2, 1.06], [0.4, 0.86], [0.7, 0.97], 0.04],
        [[edge - 0.06, 1.05], [edge - 0.1, 0.7], [edge - 0.32, 0.68], 0.04],
        [[edge - 0.14, 1.06], [edge - 0.3, 0.84], [edge - 0.6, 0.93], 0.044],
        [[edge - 0.02, 1.05], [edge + 0.02, 0.74], [edge - 0.07, 0.5], 0.038],
      ] as const)
        drawStrapLeaf(pen, { from, bend, to, wide, ...leaf });
      drawOrchidSpray(pen, {
        from: [edge + 0.05, 0.98],
        bend: [x(1.36), 0.52],
        to: [x(1.0), 0.63],
        flowers: 5,
        size: 0.105,
        inks: CREAM,
        stalk: '#6d8a4a',
        seed: 5,
      });
      drawOrchidSpray(pen, {
        from: [-0.06, 0.86],
        bend: [x(0.14), 0.28],
        to: [x(0.56), 0.47],
        flowers: 7,
        size: 0.15,
        inks: ROSE,
        stalk: '#58753f',
        seed: 3,
      });
    },
    ([L, a, b], px, py) => [L + 0.02 * noise.fbm(px * 160, py * 160, 2) - 0.05 * smooth(0.8, 1.05, py), a, b],
  );
}

export const deoloOrchids: Scene = {
  name: 'deolo-orchids',
  title: 'Orchids above the Teesta',
  place: 'Deolo hill, Kalimpong',
  destination: 'kalimpong',
  alt: 'Pink and cream cymbidium orchids on Deolo hill, Kalimpong, the bends of the Teesta and blue ridges far below, Kangchenjunga faint behind',
  focus: { x: 42, y: 55 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 23,
      stops: [
        [0, '#6fa6bf'],
        [0.12, '#a3c5cb'],
        [0.24, '#e3dfc8'],
        [0.4, '#f8e6c0'],
      ],
      glow: { x: frame.x(1.25), y: 0.16, colour: '#fff3cf', strength: 0.8 },
      streaks: { colour: '#fbf6e4', top: 0, bottom: 0.2, amount: 0.5 },
      bottom: 0.5,
    });
    paintSnows(stage);
    paintFoothill(stage, {
      ...slope,
      spurLength: 0.2,
      depth: 0.3,
      vary: 1.1,
      inks: ['#9dbac2', '#a6c0c3', '#bfcdbf', '#dfdcbd'],
      fog: '#e9e5cc',
      seed: 71,
      y: 0.295,
      height: 0.07,
      fogTo: 0.13,
    });
    paintFoothill(stage, {
      ...slope,
      spurLength: 0.2,
      depth: 0.3,
      vary: 1.1,
      inks: ['#83a9b4', '#8cb0b6', '#a9c1b3', '#d3d5ae'],
      fog: '#dde3cc',
      seed: 76,
      y: 0.36,
      height: 0.07,
      fogTo: 0.14,
    });
    paintMist(stage, {
      seed: 79,
      y: 0.37,
      swell: 0.025,
      soft: 0.05,
      top: '#f6f0d8',
      base: '#d3e0d4',
      alpha: 0.7,
      fade: 0.1,
    });
    paintValley(stage);
    paintFlowers(stage);
  },
};

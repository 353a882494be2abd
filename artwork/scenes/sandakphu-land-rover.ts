import { inks, lab, mix } from '../parts/colour.ts';
import { drawConifer } from '../parts/conifer.ts';
import { landOf, reader } from '../parts/land.ts';
import { addLandRover } from '../parts/land-rover.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { NOON_SNOW, type RangeInks } from '../parts/palette.ts';
import { rangeView } from '../parts/range.ts';
import { cutRoad, type Waypoint } from '../parts/road.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { KANGCHENJUNGA_FROM_DARJEELING } from '../parts/skylines.ts';
import { groundView } from '../parts/solid/camera.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';

const noise = noiseOf(91);
const SUN: Sunward = [0.78, 0.44, -0.34];
const WIDTH = 0.2;
const CAMERA = { height: 0.6, horizon: 0.47, focal: 1.12 };

const RANGES: readonly RangeInks[] = [
  { inks: ['#7f9fbd', '#8ba9c0', '#a9bfc4', '#d6d8c6'], fog: '#e8e6da' },
  { inks: ['#4d7896', '#5b849b', '#7f9f9f', '#b5bf9c'], fog: '#cfd8cf' },
  { inks: ['#27556c', '#336174', '#557f79', '#98a878'], fog: '#a9bfbd' },
];

/** A stony ridge: the hill rises at the left, the ground breaks off at the right. */
function ridgeAt(x: number, z: number): number {
  const left = 0.75 * smooth(-0.9, -3.4, x) * smooth(1.2, 3.4, z);
  const right = 0.5 * Math.max(0, x - 1.5 - 0.2 * noise.at(z, 3)) ** 1.2;
  const hummocks = 0.07 * noise.fbm(x * 0.9, z * 0.9, 3) + 0.012 * noise.billow(x * 5, z * 5, 3);
  return left - right + hummocks - 0.45 * Math.max(0, z - 4.9);
}

/** The track from the far bend to the viewer's right. */
const TRACK: readonly Waypoint[] = [
  [2.6, 1.05],
  [1.5, 1.7],
  [0.62, 2.25],
  [-0.25, 2.8],
  [-1.05, 3.45],
  [-1.2, 4.15],
  [-0.5, 4.6],
  [0.5, 4.9],
];

const GRASS = inks(
  [
    [0, '#1d3a44'],
    [0.1, '#36524a'],
    [0.24, '#6c7346'],
    [0.42, '#a8954f'],
    [0.6, '#d9b968'],
    [0.8, '#f5dc98'],
  ],
  0.035,
);
const STONES = inks(
  [
    [0, '#384a58'],
    [0.14, '#6b7273'],
    [0.3, '#a39c8e'],
    [0.46, '#d5c8ae'],
    [0.66, '#f3e7cb'],
  ],
  0.04,
);

function paintRidge(stage: Stage): (x: number, z: number) => number {
  const step = 2.9 / stage.frame.height;
  const land = landOf({ left: -4.6, right: 4.6, near: 0.7, far: 6, step }, ridgeAt);
  const road = cutRoad(land, { waypoints: TRACK, width: WIDTH, shoulder: 1.7 });
  // Stones as large as a fist stand out of the levelled track.
  for (let i = 0; i < land.heights.length; i++) {
    const d = (road.distance[i] as number) / WIDTH;
    if (d > 1.1) continue;
    const [x, z] = [land.left + (i % land.columns) * step, land.far - Math.floor(i / land.columns) * step];
    land.heights[i] =
      (land.heights[i] as number) + 0.016 * (noise.billow(x * 14, z * 14, 2) - 0.3) * smooth(1.1, 0.8, d);
  }
  const roadAt = reader(land, road.distance);
  const [haze, scrub] = [lab('#c3d2d2'), lab('#23453f')];
  paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { ...CAMERA, centre: stage.frame.aspect / 2, near: 0.72, far: 5.9 },
    inkAt: ({ x, z, light, px, py }) => {
      const jitter = noise.fbm(px * 230, py * 230, 2) * 0.08;
      const d = roadAt(x, z) / WIDTH + 0.25 * noise.fbm(x * 6, z * 6, 3);
      const bushes = smooth(0.1, 0.17, noise.fbm(x * 1.8 + 3, z * 1.8, 4)) * smooth(1, 1.5, d);
      let colour = GRASS(light + 0.12 * noise.fbm(x * 4, z * 4, 3) + jitter);
      colour = mix(colour, mix(scrub, GRASS(light * 0.7 + jitter), 0.45), bushes * 0.9);
      const rut = 0.12 * smooth(0.2, 0.05, Math.abs(Math.abs(roadAt(x, z) / WIDTH) - 0.42));
      colour = mix(
        colour,
        STONES(light + jitter - rut + 0.1 * noise.fbm(x * 9, z * 9, 2)),
        smooth(0.98, 0.86, d),
      );
      return mix(colour, haze, smooth(3, 6, z) * 0.35);
    },
  });
  return reader(land, land.heights);
}

function paintRover(stage: Stage, heightAt: (x: number, z: number) => number): void {
  const [x, z] = [0.18, 2.53];
  const solid = new Solid();
  solid.at({ x, y: heightAt(x, z) - 0.004, z: -z, turn: -0.62, scale: 0.235 }, () => addLandRover(solid));
  const view = groundView(stage.frame, CAMERA);
  const [cx, cy] = [view.spot([x - 0.06, heightAt(x, z), -z]).x, view.spot([x, heightAt(x, z), -z]).y];
  stage.vector((pen) => {
    pen.fillStyle = 'rgba(26, 38, 52, 0.55)';
    pen.beginPath();
    pen.ellipse(cx, cy + 0.006, 0.235, 0.042, 0.14, 0, 7);
    pen.fill();
  });
  paintSolid(stage, { solid, view, sun: [0.5, 0.6, 0.62], samples: 3, jitter: 0.03, shadowSize: 2000 });
}

function paintFirs(stage: Stage): void {
  const { frame } = stage;
  const firs = [
    [0.06, 0.62, 0.42],
    [0.15, 0.6, 0.3],
    [-0.04, 0.66, 0.5],
    [0.235, 0.575, 0.2],
    [0.29, 0.565, 0.14],
  ] as const;
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [i, [x, y, height]] of firs.entries())
        drawConifer(pen, { x: x * frame.fit, y, height, seed: 60 + i, width: 0.2, density: 0.9 });
    },
    base: '#17353f',
    rim: '#c9bd7a',
    rimWidth: 0.0018,
  });
}

function paintFar(stage: Stage): void {
  const { frame } = stage;
  const tall = 0.27;
  const view = rangeView(frame, {
    segments: skeleton(
      KANGCHENJUNGA_FROM_DARJEELING.map(([x, h]) => [frame.x(0.12 + x), h * tall] as const),
      { seed: 23, spurLength: 0.28, drop: 0.62, wander: 0.025, spread: 0.85 },
    ),
    seed: 6,
    depth: 0.4,
    steepness: 1.05,
    warpFrequency: 9,
    detail: 0.014,
    stretch: 0.42,
    sun: [0.88, 0.34, 0.28],
    base: 0.4,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: NOON_SNOW, summit: tall, warmFrom: 0.25, fogTop: 0.5, haze: 0.06 });
  paintValleys(stage, {
    sun: [0.88, 0.36, 0.3],
    ranges: RANGES,
    rows: [
      { seed: 12, y: 0.38, height: 0.06 },
      { seed: 21, y: 0.45, height: 0.07 },
      { seed: 29, y: 0.56, height: 0.09 },
    ],
    mistTop: '#f6f3e6',
    mistBases: ['#c9d8dc'],
    lift: 0.03,
  });
  paintMist(stage, {
    seed: 3,
    y: 0.5,
    swell: 0.03,
    soft: 0.06,
    top: '#f4f1e4',
    base: '#b4c9d0',
    alpha: 0.85,
    waves: 1.6,
    fade: 0.24,
  });
}

export const sandakphuLandRover: Scene = {
  name: 'sandakphu-land-rover',
  title: 'By Land Rover to Sandakphu',
  place: 'Track from Maneybhanjang to Sandakphu',
  destination: 'darjeeling',
  alt: 'An old Land Rover with bags on its roof on the stony track to Sandakphu, firs beside it and the snows of Kangchenjunga beyond',
  focus: { x: 52, y: 58 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 12,
      stops: [
        [0, '#2f7fa6'],
        [0.14, '#6fb0c2'],
        [0.28, '#bfdad4'],
        [0.42, '#f3ecd4'],
      ],
      streaks: { colour: '#fbf6e6', top: 0, bottom: 0.2, amount: 0.6, from: 0, to: frame.aspect * 0.8 },
      bottom: 0.6,
    });
    paintFar(stage);
    const heightAt = paintRidge(stage);
    paintFirs(stage);
    paintRover(stage, heightAt);
  },
};

import { type Hex, inks, lab, mix } from '../parts/colour.ts';
import { drawFlags } from '../parts/flags.ts';
import type { GroundView } from '../parts/ground.ts';
import { type Land, landOf, reader } from '../parts/land.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { bell, clamp, smooth } from '../parts/numbers.ts';
import { cutRoad, hairpins, type Road } from '../parts/road.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import { drawTruck } from '../parts/truck.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Sunward = [0.86, 0.36, 0.1];
const PASS = { x: 0.22, z: 3.25 };
const WIDTH = 0.021;
const noise = noiseOf(23);

/** A bare slope between two spurs that climbs to the saddle of the pass. */
function slopeAt(x: number, z: number): number {
  const up = smooth(0.9, 3.6, z);
  const profile = -0.22 + 1.5 * up ** 1.1;
  const crest = PASS.z + 0.12 * noise.fbm(x * 1.3, 2, 3);
  const beyond = Math.max(0, z - crest) * 1.1;
  const left = 0.62 * smooth(-0.35, -1.9, x) * smooth(1.1, 3, z);
  const right = 0.5 * smooth(0.62, 1.7, x) * smooth(1.3, 3, z);
  const spur = 0.22 * bell(x + 0.35 * z, 0.0, 0.34) * smooth(1.2, 2, z) * smooth(3.3, 2.4, z);
  const saddle = 0.16 * bell(x, PASS.x, 0.3) * smooth(2.4, 3.2, z);
  // Smooth where the road climbs, broken on the walls beside it.
  const wild = clamp(0.16 + 0.5 * Math.abs(x - 0.12) ** 1.5, 0, 0.8);
  const warp = 0.3 * noise.fbm(x * 0.9, z * 0.7, 3);
  const folds = (noise.ridged(x * 1.1 + warp, z * 0.62 + warp, 5, 0.46) - 0.4) * 0.34 * wild;
  const fine = noise.fbm(x * 9, z * 4, 4) * 0.006 + (noise.ridged(x * 5, z * 2.4, 4) - 0.4) * 0.04 * wild;
  return profile + left + right + spur - saddle + folds + fine - beyond;
}

const BENDS = [
  [-0.62, 1.16],
  [0.5, 1.34],
  [-0.46, 1.52],
  [0.42, 1.72],
  [-0.34, 1.9],
  [0.56, 2.1],
  [-0.1, 2.3],
  [0.52, 2.48],
  [0.02, 2.68],
  [0.5, 2.86],
  [0.12, 3.03],
] as const;

function landWithRoad(stage: Stage): { land: Land; road: Road } {
  const step = 2.2 / stage.frame.height;
  const land = landOf({ left: -2.7, right: 2.7, near: 0.8, far: 4, step }, slopeAt);
  const waypoints = [[0.9, 0.92], ...hairpins(BENDS, 0.075), [0.34, 3.16], [PASS.x, PASS.z]] as const;
  return { land, road: cutRoad(land, { waypoints, width: WIDTH }) };
}

const SNOW = inks(
  [
    [0, '#3f6c8f'],
    [0.06, '#6b97b0'],
    [0.2, '#a9c5c9'],
    [0.34, '#e6e6d6'],
    [0.52, '#fff6df'],
  ],
  0.035,
);
const ROCK = inks(
  [
    [0, '#2e4658'],
    [0.14, '#5d6463'],
    [0.36, '#a08a6c'],
  ],
  0.05,
);

function paintSlope(stage: Stage): GroundView {
  const { land, road } = landWithRoad(stage);
  const roadAt = reader(land, road.distance);
  const [asphalt, worn, kerb, haze] = [lab('#4a4f58'), lab('#8a8681'), lab('#f7efda'), lab('#cfdcd6')];
  const view = paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.62, horizon: 0.4, centre: stage.frame.aspect / 2, near: 0.82, far: 3.9, focal: 1.05 },
    inkAt: ({ x, z, light, slope, px, py }) => {
      const jitter = noise.fbm(px * 260, py * 260, 2) * 0.05;
      const bare = slope + noise.fbm(x * 5, z * 3, 4) * 0.13 + jitter * 0.6;
      const snow = SNOW(light + jitter);
      const d = roadAt(x, z) / WIDTH;
      let colour = mix(snow, ROCK(light + jitter), smooth(0.335, 0.365, bare));
      colour = mix(colour, kerb, smooth(1.15, 0.95, d) * 0.5);
      colour = mix(colour, mix(asphalt, worn, clamp(light)), smooth(0.72, 0.58, d) * 0.94);
      return mix(colour, haze, smooth(1.6, 3.9, z) * 0.34);
    },
  });
  paintTrucks(stage, view, road);
  return view;
}

const CONVOY: readonly (readonly [number, 1 | -1])[] = [
  [0.105, -1],
  [0.135, -1],
  [0.162, -1],
  [0.345, 1],
  [0.372, 1],
  [0.53, -1],
  [0.68, 1],
  [0.83, -1],
];

function paintTrucks(stage: Stage, view: GroundView, { points }: Road): void {
  const olive: Hex = '#4d5638';
  stage.vector((pen) => {
    for (const [share, facing] of [...CONVOY].reverse()) {
      const point = points[Math.floor(share * (points.length - 1))];
      if (!point) continue;
      const [x, y, scale] = view.project(point.x, point.y, point.z);
      drawTruck(pen, { x, y: y + 0.001, length: 0.05 * scale, colour: olive, facing });
    }
  });
}

export const nathulaSwitchbacks: Scene = {
  name: 'nathula-switchbacks',
  title: 'The road to Nathula',
  place: 'Nathula, East Sikkim',
  destination: 'sikkim',
  alt: 'Army lorries on the hairpins that climb bare, snowy slopes to the Nathula pass in Sikkim',
  focus: { x: 50, y: 55 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      stops: [
        [0, '#2f7f93'],
        [0.16, '#6fb0b0'],
        [0.3, '#c6dccb'],
        [0.42, '#f3ead0'],
      ],
      seed: 5,
      streaks: { colour: '#fbf4e0', top: 0, bottom: 0.24, amount: 0.6, from: 0, to: frame.aspect * 0.6 },
      bottom: 0.6,
    });
    const view = paintSlope(stage);
    const [px, py] = view.project(PASS.x, slopeAt(PASS.x, PASS.z), PASS.z);
    const poles = [
      [px - 0.062, py - 0.038],
      [px + 0.088, py - 0.042],
    ] as const;
    stage.vector((pen) => {
      pen.strokeStyle = '#2b2f36';
      pen.lineWidth = 0.0022;
      for (const [x, top] of poles) {
        pen.beginPath();
        pen.moveTo(x, top - 0.003);
        pen.lineTo(x, top + 0.05);
        pen.stroke();
      }
    });
    stage.live((pen, t) =>
      drawFlags(pen, { from: poles[0], to: poles[1], sag: 0.014, count: 14, size: 0.01, seed: 3 }, t),
    );
    paintMist(stage, {
      seed: 8,
      y: 0.97,
      swell: 0.03,
      soft: 0.06,
      top: '#eef1e4',
      base: '#a9c4c8',
      alpha: 0.7,
      waves: 1.4,
      fade: 0.2,
    });
  },
};

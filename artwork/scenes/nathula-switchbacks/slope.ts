import { addArmyTruck } from '../../parts/army-truck.ts';
import { inks, type Lab, lab, mix } from '../../parts/colour.ts';
import { landOf, reader } from '../../parts/land.ts';
import { noiseOf } from '../../parts/noise.ts';
import { bell, clamp, smooth } from '../../parts/numbers.ts';
import { cutRoad, hairpins, onFace, type Road, type Waypoint } from '../../parts/road.ts';
import { groundView } from '../../parts/solid/camera.ts';
import { paintSolid } from '../../parts/solid/paint-solid.ts';
import { addBox, addRoof } from '../../parts/solid/shapes.ts';
import { twoTone } from '../../parts/solid/skins.ts';
import { Solid } from '../../parts/solid/solid.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Sunward } from '../../parts/sunlight.ts';
import { paintTerrain } from '../../parts/terrain.ts';

const SUN: Sunward = [0.86, 0.44, 0.2];
const PASS = { x: 0.34, z: 3.3 };
const WIDTH = 0.034;
const CAMERA = { height: 0.62, horizon: 0.5, focal: 1.3 };
const TRUCK = 0.104;
const noise = noiseOf(23);

const crestZ = (x: number) => PASS.z + 0.08 * noise.fbm(x * 1.3, 2, 3);

/** A bare face that steepens toward the saddle, between a rocky spur at the left and a snowy one at the right. */
function slopeAt(x: number, z: number): number {
  const crest = crestZ(x);
  const up = clamp((Math.min(z, crest) - 0.9) / (PASS.z - 0.9), -0.2, 1);
  const profile = 0.02 + 1.34 * Math.max(0, up) ** 1.5;
  const left = 0.8 * smooth(-0.5, -1.7, x - 0.1) * smooth(1.4, 3.2, z);
  const right = 0.62 * smooth(0.75, 1.7, x) * smooth(1.5, 3.2, z);
  const saddle = 0.14 * bell(x - PASS.x, 0, 0.3) * smooth(2.5, PASS.z, z);
  const wild = 0.2 + 0.8 * smooth(0.55, 1.1, Math.abs(x - 0.1));
  const bend = 0.2 * noise.fbm(x * 0.9, z * 0.7, 3);
  const folds =
    (noise.ridged(x * 0.85 + bend + 1.7, z * 0.45 + bend, 4, 0.44) - 0.42) *
    0.36 *
    wild *
    smooth(0.9, 1.8, z);
  const rough = (noise.ridged(x * 4 + bend * 2, z * 1.7, 4) - 0.4) * (0.008 + 0.035 * wild);
  return profile + left + right - saddle + folds + rough - 1.1 * Math.max(0, z - crest);
}

/** Bends by x and height. */
const BENDS: readonly Waypoint[] = [
  [0.62, 0.1],
  [-0.55, 0.2],
  [0.6, 0.31],
  [-0.42, 0.42],
  [0.52, 0.54],
  [-0.3, 0.66],
  [0.56, 0.78],
  [-0.08, 0.9],
  [0.5, 1.0],
  [0.1, 1.1],
];

const SNOW = inks(
  [
    [0, '#2f6690'],
    [0.07, '#5f93b5'],
    [0.2, '#a3c6d3'],
    [0.36, '#e3e9e0'],
    [0.54, '#fff8e6'],
  ],
  0.035,
);
const EARTH = inks(
  [
    [0, '#20394d'],
    [0.1, '#37484f'],
    [0.24, '#655f48'],
    [0.42, '#96804f'],
    [0.62, '#bf9d66'],
    [0.82, '#e2c48c'],
  ],
  0.035,
);

export type FlagLine = {
  from: readonly [number, number];
  to: readonly [number, number];
  sag: number;
  size: number;
};

/** The slope with its road, the lorries on it and the gate of the pass; gives where prayer flags hang. */
export function paintSlope(stage: Stage): FlagLine[] {
  const step = 2.1 / stage.frame.height;
  const land = landOf({ left: -2.6, right: 2.6, near: 0.8, far: 3.9, step }, slopeAt);
  const face = { heightAt: slopeAt, near: 0.8, far: PASS.z, step: 0.08 };
  const waypoints = [...onFace([[-0.9, 0.03], ...hairpins(BENDS, 0.035)], face), [PASS.x, PASS.z]] as const;
  const road = cutRoad(land, { waypoints, width: WIDTH, shoulder: 1.5 });
  const roadAt = reader(land, road.distance);
  const [asphalt, worn, bank, haze] = [lab('#4c545c'), lab('#8f8e8b'), lab('#213c50'), lab('#cfe0dc')];
  const view = paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { ...CAMERA, centre: stage.frame.aspect / 2, near: 0.82, far: 3.8 },
    inkAt: ({ x, z, y, light, slope, px, py }) => {
      const jitter = noise.fbm(px * 260, py * 260, 2) * 0.05;
      const drift = 1.1 * noise.fbm(x * 1.7 + 4, z * 0.8, 3) + 0.16 * noise.fbm(x * 8, z * 4, 3);
      const cover =
        drift +
        0.34 * smooth(0.2, 1.2, y) +
        0.2 * smooth(0.1, 0.9, x) -
        1.2 * smooth(0.27, 0.46, slope) * smooth(1, 2, roadAt(x, z) / WIDTH) -
        0.1;
      const ground = EARTH(light * 0.94 + jitter + 0.2 * noise.fbm(x * 7, z * 3, 4));
      const d = roadAt(x, z) / WIDTH;
      const under = roadAt(x, z + WIDTH) / WIDTH;
      let colour: Lab = mix(ground, SNOW(light + jitter), smooth(0, 0.035, cover + jitter * 0.5));
      colour = mix(colour, bank, smooth(0.95, 0.75, under) * 0.6);
      colour = mix(colour, SNOW(light + 0.12 + jitter), smooth(1.2, 1, d) * smooth(1, 1.5, under) * 0.85);
      colour = mix(colour, mix(asphalt, worn, clamp(light * 1.6)), smooth(0.86, 0.74, d));
      return mix(colour, haze, smooth(1.5, 3.6, z) * 0.3);
    },
  });
  paintBuilt(stage, road);
  const [gx, gy, scale] = view.project(PASS.x, slopeAt(PASS.x, PASS.z), PASS.z);
  const mast = [gx - 0.16 * scale, gy - 0.36 * scale] as const;
  paintTricolour(stage, mast, 0.075 * scale);
  const top = [mast[0], mast[1] + 0.05 * scale] as const;
  return [
    { from: top, to: [gx - 0.62 * scale, gy + 0.04 * scale], sag: 0.02, size: 0.017 },
    { from: top, to: [gx + 0.47 * scale, gy - 0.2 * scale], sag: 0.008, size: 0.015 },
  ];
}

/** The flag of India over the post. */
function paintTricolour(stage: Stage, [x, y]: readonly [number, number], tall: number): void {
  const wave = (u: number) => Math.sin(u * 5 + 0.6) * 0.1 * tall * u;
  stage.vector((pen) => {
    for (const [i, colour] of ['#f08a24', '#fbf6ea', '#2f7d47'].entries()) {
      pen.fillStyle = colour;
      pen.beginPath();
      for (let k = 0; k <= 8; k++) pen.lineTo(x + (k / 8) * tall * 1.5, y + (i * tall) / 3 + wave(k / 8));
      for (let k = 8; k >= 0; k--)
        pen.lineTo(x + (k / 8) * tall * 1.5, y + ((i + 1.04) * tall) / 3 + wave(k / 8));
      pen.fill();
    }
  });
}

/** Share of the road's length, and which way: up is 1. */
const CONVOY: readonly (readonly [number, 1 | -1])[] = [
  [0.15, 1],
  [0.186, 1],
  [0.222, 1],
  [0.35, 1],
  [0.375, 1],
  [0.52, -1],
  [0.66, 1],
  [0.78, 1],
];

/** In the measure of the slope, z turned toward the viewer. */
function paintBuilt(stage: Stage, { points }: Road): void {
  const solid = new Solid();
  for (const [share, way] of CONVOY) {
    const i = Math.floor(share * points.length);
    const [at, next] = [points[i], points[i + 6 * way]];
    if (!at || !next) continue;
    const turn = Math.atan2(next.z - at.z, next.x - at.x);
    solid.at({ x: at.x, y: at.y + 0.002, z: -at.z, turn, scale: TRUCK / 7 }, () => addArmyTruck(solid));
  }
  addGate(solid);
  const view = groundView(stage.frame, CAMERA);
  const haze = lab('#cfe0dc');
  paintSolid(stage, {
    solid,
    view,
    sun: [SUN[0], SUN[1], SUN[2]],
    samples: 3,
    shadowSize: 4400,
    air: (colour, distance) => mix(colour, haze, smooth(1.5, 3.8, distance) * 0.2),
  });
}

/** The gate of the border post: two pillars, a roof between them, a low hall at its side. */
function addGate(solid: Solid): void {
  const stone = twoTone('#7d8a98', '#f4ecd8');
  const [roof, dark] = [twoTone('#7c2f33', '#c4473b'), twoTone('#2a2a33', '#4a3a38')];
  const ground = slopeAt(PASS.x, PASS.z) - 0.02;
  solid.at({ x: PASS.x, y: ground, z: -PASS.z, scale: 0.1 }, () => {
    for (const x of [-0.8, 0.8]) addBox(solid, { skin: stone, x, wide: 0.36, tall: 1.6, deep: 0.6 });
    addBox(solid, { skin: dark, y: 1.3, wide: 2, tall: 0.45, deep: 0.5 });
    addRoof(solid, {
      skin: roof,
      edge: roof,
      under: dark,
      y: 1.75,
      wide: 2.7,
      deep: 1.2,
      tall: 0.5,
      ridge: 1.6,
      lift: 0.12,
    });
    addBox(solid, { skin: stone, x: 2.3, y: -0.2, wide: 2, tall: 1.1, deep: 1.2 });
    addRoof(solid, {
      skin: roof,
      edge: roof,
      under: dark,
      x: 2.3,
      y: 0.9,
      wide: 2.5,
      deep: 1.6,
      tall: 0.55,
      ridge: 1.2,
    });
    addBox(solid, { skin: dark, x: -1.6, y: -0.2, wide: 0.06, tall: 4, deep: 0.06 });
    addBox(solid, { skin: dark, x: 4.7, y: -0.8, wide: 0.06, tall: 3, deep: 0.06 });
    for (const x of [1.65, 2.3, 2.95])
      addBox(solid, { skin: dark, x, y: 0.2, z: 0.6, wide: 0.3, tall: 0.4, deep: 0.06 });
  });
}

import { type Hex, type Lab, lab, mix } from '../parts/colour.ts';
import { addFir } from '../parts/foliage.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { addGoddess, addStatue, TURN } from '../parts/kuensel-buddha.ts';
import { addMonk } from '../parts/monk.ts';
import { noiseOf } from '../parts/noise.ts';
import { randomOf, smooth } from '../parts/numbers.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { type Skin, Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';
import { paintValley } from './buddha-point/valley.ts';

const SUN: Vec = [-0.9, 0.24, 0.16];

const noise = noiseOf(3);

const PAVED = twoTone('#46495c', '#cf9c72', 0.2);

const TURF = skinOf(['#141f31', '#1a2739', '#39383a', '#8a6840']);

const PINE = skinOf(['#0f1b2e', '#142337', '#2c343a', '#8a6740']);

/** A ridge that comes down from the right and ends in the shoulder that carries the figure. */
function hillY(x: number, z: number): number {
  const out = Math.hypot(Math.min(0, x) * 1.05, z * 1.05) + 0.12 * Math.max(0, x);
  const fall = Math.max(0, out - 50);
  const spurs = 1 + 0.5 * noise.fbm(x * 0.012, z * 0.01, 3);
  return -0.3 * fall ** 1.27 * spurs + 0.16 * Math.max(0, x - 70) + 0.9 * noise.fbm(x * 0.03, z * 0.03, 3);
}

function addHill(solid: Solid): void {
  addLandform(solid, {
    skin: (tone, hit) => (Math.hypot(hit.x, hit.z) < 48 ? PAVED(tone, hit) : TURF(tone, hit)),
    height: hillY,
    left: -330,
    right: 420,
    far: -200,
    near: 330,
    columns: 260,
    rows: 200,
  });
  const random = randomOf(14);
  for (let i = 0; i < 5200; i++) {
    const [x, z] = [-170 + 560 * random(), -150 + 330 * random()];
    const out = Math.hypot(x * 0.95, z);
    if (out < 58 + 10 * random() || hillY(x, z) < -150) continue;
    addFir(solid, {
      skin: PINE,
      x,
      y: hillY(x, z) - 0.5,
      z,
      tall: (out < 80 ? 5 : 9) + 9 * random(),
      seed: i,
      slim: 0.2 + 0.06 * random(),
      boughs: 60,
    });
  }
  for (let i = 0; i < 22; i++) {
    const turn = ((i + 0.5) / 22) * Math.PI * 2;
    // The way to the steps stays open.
    if (Math.cos(turn - TURN) > 0.955) continue;
    addGoddess(solid, { x: Math.sin(turn) * 43, z: Math.cos(turn) * 43, turn });
  }
}

function addVisitors(solid: Solid): void {
  const coats = [
    twoTone('#4d2733', '#c0573f'),
    twoTone('#2c3854', '#6a7fa6'),
    twoTone('#5f4636', '#e3a95a'),
  ] as const;
  const [legs, skin] = [twoTone('#1f2436', '#4c4a5c'), twoTone('#4a3030', '#c07f58')];
  const spots = [
    [-18, 36],
    [-17, 36.6],
    [-13, 42],
    [-23, 40],
    [-8, 38],
    [2, 45],
    [3.2, 45.4],
    [12, 40],
    [-30, 37],
    [22, 38],
  ] as const;
  spots.forEach(([x, z], i) => {
    addMonk(solid, { robe: legs, shawl: coats[i % 3] as Skin, skin, x, z, tall: 1.9 });
  });
}

/** The mountains at the valley's head, against the last of the light. */
function paintMountains(stage: Stage): void {
  const sun = [-0.9, 0.28, -0.05] as const;
  const rows: { seed: number; y: number; height: number; inks: readonly [Hex, Hex, Hex, Hex]; fog: Hex }[] = [
    { seed: 101, y: 0.46, height: 0.1, inks: ['#a9828a', '#b38a8c', '#c79a8d', '#eab896'], fog: '#f0bc8c' },
    { seed: 105, y: 0.48, height: 0.07, inks: ['#7c6b82', '#857286', '#977f87', '#b9958a'], fog: '#c49a8c' },
  ];
  rows.forEach((row, i) => {
    const bump = (x: number) => 0.12 * smooth(0.75, 0, x / stage.frame.aspect) - (i ? 0.02 : 0.03);
    paintFoothill(stage, { ...row, waves: 1.7, sun, fogTo: 0.14, bump, depth: 0.6, steepness: 0.7 });
  });
}

const air = (colour: Lab, distance: number, hit: { y: number }): Lab =>
  mix(colour, lab('#2c3850'), smooth(-20, -120, hit.y) * 0.55 + smooth(430, 700, distance) * 0.3);

export const buddhaPoint: Scene = {
  name: 'buddha-point',
  title: 'Buddha Point at last light',
  place: 'Kuensel Phodrang, Thimphu, Bhutan',
  destination: 'bhutan',
  alt: 'The great bronze Buddha of Kuensel Phodrang on its wooded hill in the last light, the lamps of Thimphu along the river far below, Bhutan',
  focus: { x: 62, y: 44 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#1f3c57'],
        [0.14, '#45607a'],
        [0.26, '#93838b'],
        [0.36, '#e2a37c'],
        [0.45, '#ffd592'],
      ],
      glow: { x: stage.frame.x(0.35), y: 0.42, colour: '#ffe3a0', strength: 0.9 },
      seed: 57,
      streaks: { colour: '#ffb583', top: 0.02, bottom: 0.36, amount: 0.85 },
    });
    const view = viewOf(stage.frame, {
      eye: [-90, 12, 430],
      target: [0, 20, 0],
      lens: 2,
      at: [1.03, 0.4],
      upright: true,
    });
    paintMountains(stage);
    paintValley(stage, view);
    const solid = new Solid();
    addHill(solid);
    addStatue(solid);
    addVisitors(solid);
    paintSolid(stage, { solid, view, sun: SUN, air, samples: 3, shadowSize: 3600 });
  },
};

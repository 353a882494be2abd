import { type Hex, type Lab, lab, mix } from '../parts/colour.ts';
import { addFir } from '../parts/foliage.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { addGoddess, addStatue, TURN } from '../parts/kuensel-buddha.ts';
import { paintMist } from '../parts/mist.ts';
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

const SUN: Vec = [-0.9, 0.24, 0.16];

const noise = noiseOf(3);

const PAVED = twoTone('#4d5058', '#cf9c72', 0.2);

const TURF = skinOf(['#1e2b36', '#293740', '#6a563f', '#c48a4a']);

const PINE = skinOf(['#14212d', '#1b2c37', '#4c4538', '#b57c42']);

const hillY = (x: number, z: number) =>
  -0.13 * Math.max(0, Math.hypot(x * (x < 0 ? 1.05 : 0.85), z * 1.05) - 48) ** 1.55 +
  0.9 * noise.fbm(x * 0.03, z * 0.03, 3);

function addHill(solid: Solid): void {
  addLandform(solid, {
    skin: (tone, hit) => (Math.hypot(hit.x, hit.z) < 48 ? PAVED(tone, hit) : TURF(tone, hit)),
    height: hillY,
    left: -260,
    right: 260,
    far: -150,
    near: 105,
    columns: 220,
    rows: 160,
  });
  const random = randomOf(14);
  for (let i = 0; i < 420; i++) {
    const angle = random() * Math.PI * 2;
    const r = 62 + 150 * random();
    const [x, z] = [Math.cos(angle) * r * 1.2, Math.sin(angle) * r];
    if (z > 20) continue;
    addFir(solid, {
      skin: PINE,
      x,
      y: hillY(x, z) - 0.5,
      z,
      tall: 7 + 9 * random(),
      seed: i,
      slim: 0.22,
      boughs: 40,
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

/** The capital far below: a band of house lights that follows the river. */
function paintLights(stage: Stage): void {
  const random = randomOf(71);
  stage.vector((pen) => {
    for (let i = 0; i < 1500; i++) {
      const t = random() ** 0.7;
      const y = 0.56 + 0.36 * t;
      const middle = stage.frame.x(0.34 + 0.16 * Math.sin(t * 3.4) - 0.1 * t);
      const spread = (0.08 + 0.3 * t) * stage.frame.fit;
      const x = middle + (random() + random() - 1) * spread;
      const size = 0.0011 + 0.0026 * t * random();
      pen.globalAlpha = 0.35 + 0.65 * random();
      pen.fillStyle = random() < 0.7 ? '#ffd48a' : '#ffeccb';
      pen.fillRect(x, y, size * 1.3, size);
    }
  });
}

function paintValley(stage: Stage): void {
  const sun = [-0.9, 0.28, -0.05] as const;
  const rows: { seed: number; y: number; height: number; inks: readonly [Hex, Hex, Hex, Hex]; fog: Hex }[] = [
    { seed: 101, y: 0.52, height: 0.1, inks: ['#a98474', '#b48c77', '#cf9f7a', '#f2c083'], fog: '#f7c587' },
    { seed: 105, y: 0.58, height: 0.1, inks: ['#7c6666', '#876e69', '#a9806a', '#dfa067'], fog: '#dda677' },
    { seed: 109, y: 0.68, height: 0.09, inks: ['#4a4b57', '#54535b', '#77665d', '#b97f57'], fog: '#96776c' },
    { seed: 113, y: 0.8, height: 0.07, inks: ['#263645', '#2d3d49', '#48484a', '#86604a'], fog: '#4b5156' },
  ];
  rows.forEach((row, i) => {
    const dip = stage.frame.x(0.36);
    const bump = (x: number) => (i < 2 ? 0 : 0.14 * (i - 1) * Math.abs(x - dip) - 0.05);
    paintFoothill(stage, {
      ...row,
      waves: 1.7 - 0.15 * i,
      sun,
      fogTo: 0.12 + 0.04 * i,
      bump,
      depth: 0.6,
      steepness: i < 2 ? 0.5 : 0.8,
    });
    if (i < 2)
      paintMist(stage, {
        seed: 91 + i,
        y: row.y - 0.02,
        swell: 0.02,
        top: '#ffd3a0',
        base: '#c99a7e',
        alpha: 0.7,
        waves: 1.8,
      });
  });
  paintMist(stage, {
    seed: 97,
    y: 0.6,
    swell: 0.03,
    soft: 0.08,
    top: '#b48d78',
    base: '#4d5a66',
    alpha: 0.9,
    waves: 1.2,
    fade: 0.45,
  });
  paintLights(stage);
}

const air = (colour: Lab, distance: number): Lab =>
  mix(colour, lab('#5b5a5e'), smooth(150, 360, distance) * 0.7);

export const buddhaPoint: Scene = {
  name: 'buddha-point',
  title: 'Buddha Point at last light',
  place: 'Kuensel Phodrang, Thimphu, Bhutan',
  destination: 'bhutan',
  alt: 'The great bronze Buddha of Kuensel Phodrang seated above its hall, the right hand touching the earth, its face in the last light over Thimphu valley, Bhutan',
  focus: { x: 58, y: 45 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#2c4a5e'],
        [0.14, '#5f6f74'],
        [0.28, '#b08d74'],
        [0.4, '#eca868'],
        [0.52, '#ffdb94'],
      ],
      glow: { x: stage.frame.x(0.1), y: 0.47, colour: '#fff0ae', strength: 0.9 },
      seed: 57,
      streaks: { colour: '#ffbf7d', top: 0.02, bottom: 0.42, amount: 0.85 },
    });
    paintValley(stage);
    const solid = new Solid();
    addHill(solid);
    addStatue(solid);
    addVisitors(solid);
    const view = viewOf(stage.frame, {
      eye: [-14, 15, 138],
      target: [0, 29, 0],
      lens: 1.95,
      at: [0.92, 0.46],
      upright: true,
    });
    paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 3600 });
  },
};

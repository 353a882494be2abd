import { addBuddha, buddhaSkin } from '../parts/buddha.ts';
import { type Hex, type Lab, lab, mix } from '../parts/colour.ts';
import { addCrown, addFir } from '../parts/foliage.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { addLotus } from '../parts/lotus.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { randomOf, smooth } from '../parts/numbers.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { addBox, addRoof } from '../parts/solid/shapes.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [-0.9, 0.24, 0.16];
/** The figure is 42 m tall on a hall of 12 m and looks out over the valley, away from us. */
const TALL = 42;
const SEAT = 15;
const TURN = -2.35;
const noise = noiseOf(3);

const BRONZE = skinOf(['#2b2a33', '#4a3430', '#c2672f', '#ffc766'], 0.06);
const ROBE = skinOf(['#272831', '#412f2f', '#b0592b', '#f9b655'], 0.06);
const HAIR = skinOf(['#1a2230', '#232c3a', '#6a4a3e', '#d38a4c']);
const HALL = twoTone('#5f5a61', '#f6c58c', 0.3);
const BAND = twoTone('#45222a', '#b2472a');
const GOLD = twoTone('#6e4c36', '#ffc964', 0.4);
const PAVED = twoTone('#4d5058', '#cf9c72', 0.2);
const TURF = skinOf(['#1e2b36', '#293740', '#6a563f', '#c48a4a']);
const PINE = skinOf(['#14212d', '#1b2c37', '#4c4538', '#b57c42']);
const DARK = twoTone('#221f2b', '#4d2f2a');

const hillY = (x: number, z: number) =>
  -0.13 * Math.max(0, Math.hypot(x * (x < 0 ? 1.05 : 0.85), z * 1.05) - 45) ** 1.55 + 0.9 * noise.fbm(x * 0.03, z * 0.03, 3);

function addStatue(solid: Solid): void {
  const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
  const local = (x: number, y: number, z: number): Vec => [
    (x * c - z * s) / TALL,
    (y - SEAT) / TALL,
    (x * s + z * c) / TALL,
  ];
  const skin = buddhaSkin({ body: BRONZE, robe: ROBE, hair: HAIR, line: DARK }, local);
  solid.at({ y: SEAT, turn: TURN, scale: TALL }, () => addBuddha(solid, skin, { gesture: 'earth' }));
  solid.at({ turn: TURN }, () => {
    addLotus(solid, { skin: BRONZE, y: SEAT - 4.2, radius: 20, tall: 4.4, petals: 20, deep: 0.84 });
    addBox(solid, { skin: HALL, wide: 50, tall: 3, deep: 46 });
    addBox(solid, { skin: HALL, y: 3, wide: 43, tall: 7, deep: 39 });
    addBox(solid, { skin: BAND, y: 8.2, wide: 43.6, tall: 1.5, deep: 39.6 });
    for (const [turn, near, long] of [
      [0, 19.6, 43],
      [Math.PI / 2, 21.6, 39],
      [Math.PI, 19.6, 43],
      [-Math.PI / 2, 21.6, 39],
    ] as const)
      solid.at({ turn }, () => {
        for (let k = 0; k < 9; k++)
          addBox(solid, {
            skin: k % 2 ? DARK : BAND,
            x: ((k - 4) * long) / 9.6,
            y: 3.4,
            z: near,
            wide: 2.3,
            tall: 4.2,
            deep: 0.6,
          });
      });
    addRoof(solid, {
      skin: GOLD,
      edge: GOLD,
      under: DARK,
      y: 10,
      wide: 47,
      deep: 43,
      tall: 2.2,
      ridge: 30,
      thick: 0.7,
    });
  });
}

function addHill(solid: Solid): void {
  addLandform(solid, {
    skin: (tone, hit) => (Math.hypot(hit.x, hit.z) < 45 ? PAVED(tone, hit) : TURF(tone, hit)),
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
    if (z > 74) continue;
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
    const angle = random() * Math.PI * 2;
    addCrown(solid, {
      skin: TURF,
      x: Math.cos(angle) * 50,
      y: 1,
      z: Math.sin(angle) * 50,
      radius: 1.5 + random(),
      leaves: 120,
      leaf: 0.4,
      seed: i + 7,
    });
  }
  // The gilded bodhisattvas that stand round the terrace.
  for (let i = 0; i < 16; i++) {
    const angle = ((i + 0.5) / 16) * Math.PI * 2;
    const [x, z] = [Math.cos(angle) * 39, Math.sin(angle) * 39];
    addBox(solid, { skin: HALL, x, z, wide: 1.8, tall: 2, deep: 1.8 });
    addBox(solid, { skin: GOLD, x, y: 2, z, wide: 1.3, tall: 3.4, deep: 1.1, batter: 0.25 });
    addBox(solid, { skin: GOLD, x, y: 5.4, z, wide: 0.6, tall: 0.9, deep: 0.6 });
  }
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
  paintMist(stage, { seed: 97, y: 0.6, swell: 0.03, soft: 0.08, top: '#b48d78', base: '#4d5a66', alpha: 0.9, waves: 1.2, fade: 0.45 });
  paintLights(stage);
}

const air = (colour: Lab, distance: number): Lab =>
  mix(colour, lab('#5b5a5e'), smooth(150, 360, distance) * 0.7);

export const buddhaPoint: Scene = {
  name: 'buddha-point',
  title: 'Buddha Point at last light',
  place: 'Kuensel Phodrang, Thimphu, Bhutan',
  destination: 'bhutan',
  alt: 'The great bronze Buddha of Kuensel Phodrang seen from behind as it looks over the lights of Thimphu valley at sunset, Bhutan',
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
    const view = viewOf(stage.frame, {
      eye: [40, 30, 146],
      target: [0, 27, 0],
      lens: 1.85,
      at: [1.0, 0.45],
      upright: true,
    });
    paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 3600 });
  },
};

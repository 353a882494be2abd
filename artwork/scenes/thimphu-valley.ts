import { type Lab, lab, mix } from '../parts/colour.ts';
import { addCrown, addFir } from '../parts/foliage.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { paintMist } from '../parts/mist.ts';
import { clamp, randomOf, smooth } from '../parts/numbers.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { addBox } from '../parts/solid/shapes.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import { paintWater } from '../parts/still-water.ts';
import { addCity, addTashichho, TRIM } from '../parts/thimphu-buildings.ts';
import { land, landHeight, PINE, riverX } from '../parts/thimphu-ground.ts';
import { addWillow } from '../parts/willow.ts';
import type { Scene } from '../scene.types.ts';
import { addHarvest } from './thimphu-valley/harvest.ts';

const SUN: Vec = [-0.8, 0.42, 0.34];

const WILLOW = skinOf(['#3f5030', '#566538', '#8f9342', '#cdbf5e']);

const TURNED = skinOf(['#6b4d22', '#86622a', '#c08a34', '#eec258']);

const BARK = twoTone('#3c342f', '#6f5a46');

const WATER = twoTone('#6f9c9a', '#6f9c9a');

/** Willows and poplars that turn yellow along the river, before the dzong and here and there on a bank. */
function addTrees(solid: Solid): void {
  const random = randomOf(44);
  const put = (x: number, z: number, tall: number, i: number) =>
    addWillow(solid, { skin: i % 3 ? WILLOW : TURNED, stem: BARK, x, y: landHeight(x, z), z, tall, seed: i });
  for (let i = 0; i < 64; i++) {
    const z = 120 - 330 * random();
    const side = random() < 0.62 ? -1 : 1;
    put(riverX(z) + side * (20 + 9 * random()), z, 8 + 6 * random(), i);
  }
  for (let i = 0; i < 16; i++)
    put(-152 + 9.4 * i + 5 * random(), 25 + 6 * random(), 6 + 4 * random(), 80 + i);
  for (const [i, [x, z]] of (
    [
      [-118, 92],
      [-126, 98],
      [-62, 74],
      [-164, 130],
      [-24, 132],
    ] as const
  ).entries())
    put(x, z, 9 + 2 * random(), 110 + i);
  for (let i = 0; i < 22; i++) {
    const z = 60 - 300 * random();
    const x = riverX(z) + (i % 4 ? -1 : 1) * (28 + 8 * random());
    addCrown(solid, {
      skin: TURNED,
      x,
      y: landHeight(x, z) + 8,
      z,
      radius: 1.9,
      tall: 7 + 3 * random(),
      leaves: 320,
      leaf: 0.5,
      seed: i,
    });
  }
  for (let i = 0; i < 1500; i++) {
    const z = 150 - 700 * random();
    const left = random() < 0.72;
    const x = left ? -205 - 300 * random() ** 1.3 : 250 + 200 * random();
    addFir(solid, {
      skin: PINE,
      x,
      y: landHeight(x, z) - 1,
      z,
      tall: 12 + 11 * random(),
      seed: 300 + i,
      slim: 0.2,
      boughs: 20,
    });
  }
  addBox(solid, { skin: TRIM, x: riverX(-4), y: 3, z: -4, wide: 44, tall: 1, deep: 5 });
}

function paintHills(stage: Stage): void {
  const sun = [-0.9, 0.3, 0.2] as const;
  const middle = stage.frame.x(0.62);
  const valley = (k: number) => (x: number) => k * Math.abs(x - middle);
  const far = { sun, steepness: 0.75, depth: 0.6, spurLength: 0.34, drop: 0.6, detail: 0.006 };
  paintFoothill(stage, {
    ...far,
    seed: 83,
    y: 0.4,
    height: 0.2,
    waves: 1.5,
    inks: ['#7f9bb0', '#90a9b3', '#bfc0a8', '#f0d9a2'],
    fog: '#f9e0ad',
    fogTo: 0.3,
    bump: valley(0.1),
  });
  paintMist(stage, {
    seed: 84,
    y: 0.33,
    swell: 0.02,
    top: '#fff0c8',
    base: '#ead7ae',
    alpha: 0.8,
    waves: 2,
  });
  paintFoothill(stage, {
    ...far,
    seed: 87,
    y: 0.44,
    height: 0.14,
    waves: 1.4,
    inks: ['#43707f', '#568180', '#8ea074', '#dcc078'],
    fog: '#eed49a',
    fogTo: 0.28,
    bump: valley(0.2),
  });
  paintMist(stage, {
    seed: 85,
    y: 0.4,
    swell: 0.02,
    top: '#fbe9bd',
    base: '#d9cb9e',
    alpha: 0.7,
    waves: 1.7,
  });
  paintFoothill(stage, {
    ...far,
    seed: 92,
    y: 0.5,
    height: 0.07,
    waves: 1.3,
    inks: ['#1f4f55', '#2e5f57', '#63804e', '#b9a352'],
    fog: '#c9b674',
    fogTo: 0.3,
    bump: valley(0.34),
  });
}

const air = (colour: Lab, distance: number): Lab =>
  mix(colour, lab('#e6d39f'), clamp(smooth(400, 1100, distance)) * 0.52);

export const thimphuValley: Scene = {
  name: 'thimphu-valley',
  title: 'Thimphu at harvest',
  place: 'Tashichho Dzong, Thimphu, Bhutan',
  destination: 'bhutan',
  alt: 'Tashichho Dzong with its golden roofs beside the river, terraced rice fields at harvest before it and the houses of Thimphu up the valley in evening light, Bhutan',
  focus: { x: 42, y: 50 },
  compose(stage) {
    paintSky(stage, {
      seed: 83,
      stops: [
        [0, '#6fa3b4'],
        [0.12, '#a9c0b4'],
        [0.26, '#f3dca6'],
        [0.4, '#fdebc0'],
      ],
      glow: { x: 0, y: 0.2, colour: '#fff2bf', strength: 0.7 },
    });
    paintHills(stage);
    const solid = new Solid();
    const ground = { skin: land, height: landHeight } as const;
    addLandform(solid, { ...ground, left: -620, right: 480, far: -620, near: 30, columns: 420, rows: 380 });
    // The terraces at the viewer's feet are thin: a coarser mesh would saw their edges.
    addLandform(solid, { ...ground, left: -190, right: 100, far: 30, near: 262, columns: 860, rows: 430 });
    addLandform(solid, {
      skin: WATER,
      height: () => -0.6,
      left: -300,
      right: 300,
      far: -620,
      near: 262,
      columns: 40,
      rows: 60,
    });
    addTashichho(solid);
    addCity(solid);
    addTrees(solid);
    addHarvest(solid);

    const view = viewOf(stage.frame, {
      eye: [44, 41, 300],
      target: [-70, 6, -30],
      lens: 2.15,
      at: [0.62, 0.52],
      upright: true,
    });
    const seen = paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 4400 });
    paintWater(stage, {
      at: (x, y) => seen.shows(WATER, x, y),
      top: 0.4,
      stops: [
        [0, '#e4d3a3'],
        [0.12, '#a9b9a0'],
        [0.35, '#6f9c9a'],
        [0.7, '#47807f'],
      ],
      mirror: 0.4,
      glint: '#fff1c4',
      glints: 0.6,
    });
  },
};

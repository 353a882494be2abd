import { type Lab, lab, mix } from '../parts/colour.ts';
import { addCrown, addFir } from '../parts/foliage.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { paintMist } from '../parts/mist.ts';
import { addMonk } from '../parts/monk.ts';
import { clamp, randomOf, smooth } from '../parts/numbers.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { addBox, addLathe } from '../parts/solid/shapes.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import { paintWater } from '../parts/still-water.ts';
import { addCity, addTashichho, TRIM } from '../parts/thimphu-buildings.ts';
import { land, landHeight, PINE, riverX, terraced } from '../parts/thimphu-ground.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [-0.8, 0.42, 0.34];

const POPLAR = skinOf(['#8a5e1f', '#ab7822', '#e0a52f', '#ffdd6e']);

const WATER = twoTone('#6f9c9a', '#6f9c9a');

function addTrees(solid: Solid): void {
  const random = randomOf(44);
  for (let i = 0; i < 80; i++) {
    const z = 96 - 330 * random();
    const x = riverX(z) + (random() < 0.5 ? -1 : 1) * (21 + 7 * random());
    const radius = 2.4 + 2.6 * random();
    addCrown(solid, {
      skin: i % 4 ? POPLAR : PINE,
      x,
      y: 2 + radius * 1.3,
      z,
      radius,
      tall: radius * (1 + random()),
      leaves: 240,
      leaf: 0.62,
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

/** Sheaves set up to dry, and those who cut them. */
function addHarvest(solid: Solid): void {
  const random = randomOf(7);
  for (let i = 0; i < 60; i++) {
    const [x, z] =
      i < 34 ? [-150 + 190 * random(), 70 + 160 * random()] : [80 + 160 * random(), 20 + 150 * random()];
    if (!terraced(x, z)) continue;
    const size = 1.1 + 0.5 * random();
    addLathe(
      solid,
      [
        [0.9 * size, 0],
        [0.5 * size, 1.2 * size],
        [0.65 * size, 1.9 * size],
        [0.05, 2.1 * size],
      ],
      { skin: POPLAR, sides: 9, x, y: landHeight(x, z), z },
    );
  }
  const coats = [twoTone('#5c2430', '#b5402f'), twoTone('#27405c', '#4a7396')] as const;
  for (const [x, z] of [
    [-40, 168],
    [-35, 171],
    [-29, 167],
    [-78, 128],
    [-73, 130],
    [16, 150],
    [20, 153],
    [120, 90],
  ] as const)
    addMonk(solid, {
      robe: coats[1],
      shawl: coats[z % 2 ? 0 : 1],
      skin: TRIM,
      x,
      y: landHeight(x, z),
      z,
      tall: 3,
      lean: 1,
    });
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
  alt: 'Tashichho Dzong with its golden roofs beside the river, ripe rice terraces and the houses of Thimphu up the valley in evening light, Bhutan',
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
    addLandform(solid, { ...ground, left: -300, right: 220, far: 30, near: 262, columns: 860, rows: 400 });
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
      eye: [44, 62, 300],
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

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
    const z = 190 - 420 * random();
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
  for (let i = 0; i < 90; i++) {
    const [x, z] =
      i < 50 ? [-150 + 190 * random(), 70 + 160 * random()] : [80 + 160 * random(), 20 + 150 * random()];
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
    [-40, 150],
    [-37, 153],
    [-70, 128],
    [-12, 176],
    [-96, 164],
    [120, 90],
  ] as const)
    addMonk(solid, {
      robe: coats[1],
      shawl: coats[z % 2 ? 0 : 1],
      skin: TRIM,
      x,
      y: landHeight(x, z),
      z,
      tall: 2.1,
      lean: 1,
    });
}

function paintHills(stage: Stage): void {
  const sun = [-0.9, 0.3, 0.2] as const;
  const middle = stage.frame.x(0.62);
  const valley = (k: number) => (x: number) => k * Math.abs(x - middle);
  paintFoothill(stage, {
    seed: 83,
    y: 0.36,
    height: 0.15,
    waves: 1.6,
    sun,
    inks: ['#8ba3b0', '#9aaeb2', '#bdbda6', '#e8d39f'],
    fog: '#f6deab',
    fogTo: 0.2,
    bump: valley(0.03),
  });
  paintMist(stage, {
    seed: 84,
    y: 0.31,
    swell: 0.015,
    top: '#fff0c8',
    base: '#ead7ae',
    alpha: 0.8,
    waves: 2,
  });
  paintFoothill(stage, {
    seed: 87,
    y: 0.4,
    height: 0.09,
    waves: 1.4,
    sun,
    inks: ['#5d8189', '#6c8e8c', '#97a27f', '#d2bb77'],
    fog: '#e6cf98',
    fogTo: 0.18,
    bump: valley(0.08),
    steepness: 0.7,
    depth: 0.6,
  });
  paintFoothill(stage, {
    seed: 92,
    y: 0.46,
    height: 0.04,
    waves: 1.3,
    sun,
    inks: ['#33605f', '#426c5f', '#6f8352', '#b39d50'],
    fog: '#c5b274',
    fogTo: 0.26,
    bump: valley(0.16),
    steepness: 0.7,
    depth: 0.62,
  });
}

const air = (colour: Lab, distance: number): Lab =>
  mix(colour, lab('#e2cb95'), clamp(smooth(320, 950, distance)) * 0.66);

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
    addLandform(solid, {
      skin: land,
      height: landHeight,
      left: -620,
      right: 480,
      far: -620,
      near: 262,
      columns: 420,
      rows: 460,
    });
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
      eye: [34, 84, 292],
      target: [-40, 6, -30],
      lens: 1.62,
      at: [0.66, 0.5],
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

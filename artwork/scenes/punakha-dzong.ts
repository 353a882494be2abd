import { type Lab, lab, mix } from '../parts/colour.ts';
import { addCrown, addLimb } from '../parts/foliage.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { mirrored, paintMirror } from '../parts/mirror.ts';
import { paintWisp } from '../parts/mist.ts';
import { addMonk } from '../parts/monk.ts';
import { noiseOf } from '../parts/noise.ts';
import { randomOf, smooth } from '../parts/numbers.ts';
import { addBridge, addDzong } from '../parts/punakha-fortress.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [-0.72, 0.42, 0.52];

const noise = noiseOf(23);

const LILAC = skinOf(['#5f4a86', '#7d66a8', '#a98fd0', '#d3bdea']);

const LEAF = skinOf(['#1f4742', '#2d5a4b', '#5d8450', '#a0ad5c']);

const GRASS = skinOf(['#3d5f52', '#557556', '#93a25d', '#c9c479']);

const BARK = twoTone('#4d3d52', '#86695c', 0.1);

const WATER = twoTone('#579aa0', '#579aa0');

/** Along the bank in groups, and one near the viewer. */
const JACARANDAS = [
  [-50, 40, 0.9],
  [-40, 44, 0.7],
  [-12, 42, 1.1],
  [2, 45, 0.8],
  [30, 42, 1],
  [70, 44, 1.15],
  [84, 41, 0.8],
  [97, 45, 1],
  [126, 34, 1.2],
  [144, 20, 1],
  [6, 168, 1.5],
  [22, 180, 1.8],
] as const;

/** The tongue of land between the Pho Chhu on the right and the Mo Chhu in front. */
function landHeight(x: number, z: number): number {
  const inland = Math.min(smooth(46, 26, z), smooth(150, 128, x));
  const nearBank = smooth(
    46,
    24,
    Math.hypot((x - 40) * 0.72, z - 198) +
      9 * noise.fbm(x * 0.035, z * 0.05, 3) +
      2 * noise.at(x * 0.2, z * 0.2),
  );
  const footing = smooth(-92, -102, x - 0.12 * (z - 58)) * smooth(150, 120, z);
  return -3 + 9 * Math.max(inland, footing) + 6 * nearBank + 0.8 * noise.fbm(x * 0.05, z * 0.05, 3);
}

function addTrees(solid: Solid): void {
  const random = randomOf(12);
  for (const [x, z, size] of JACARANDAS) {
    const y = landHeight(x, z) - 0.5;
    const fork: Vec = [x + 0.8 * size, y + 5.5 * size, z];
    addLimb(solid, BARK, [[x, y, z], fork, 0.7 * size, 0.5 * size]);
    for (let k = 0; k < 5; k++) {
      const out = k ? 5.4 * size : 0;
      const [dx, dz] = [Math.cos(k * 1.7 + x) * out, Math.sin(k * 1.7 + x) * out];
      const radius = (3.6 + 2.2 * random()) * size;
      const top: Vec = [x + dx, y + (10.5 + 3 * random()) * size, z + dz];
      addLimb(solid, BARK, [fork, top, 0.4 * size, 0.12 * size]);
      addCrown(solid, {
        skin: LILAC,
        x: top[0],
        y: top[1],
        z: top[2],
        radius,
        tall: radius * 0.7,
        leaves: Math.round(520 * size ** 1.6),
        leaf: 0.52,
        seed: 40 + 7 * k + Math.round(x),
      });
    }
  }
  for (let i = 0; i < 34; i++) {
    const x = 104 + 60 * random();
    const z = -60 + 80 * random();
    const radius = 5 + 5 * random();
    addCrown(solid, { skin: LEAF, x, y: 4 + radius, z, radius, leaves: 260, leaf: 1.1, seed: 90 + i });
  }
}

/** Two monks on their way along the near bank. */
function addMonks(solid: Solid): void {
  const skin = twoTone('#6b4334', '#a8744f');
  const [robe, shawl] = [twoTone('#4f1a26', '#9c2f31'), twoTone('#5c2430', '#c0492f')];
  for (const [x, z] of [
    [9, 187],
    [14, 184],
  ] as const)
    addMonk(solid, { robe, shawl, skin, x, y: landHeight(x, z) - 0.1, z, tall: 2.3, lean: 1 });
}

function paintHills(stage: Stage): void {
  const sun = [-0.85, 0.4, 0.3] as const;
  const middle = stage.frame.x(0.92);
  const valley = (k: number) => (x: number) => k * Math.min(1.3, Math.abs(x - middle)) ** 1.2;
  paintFoothill(stage, {
    seed: 4,
    y: 0.5,
    height: 0.17,
    waves: 1.4,
    sun,
    inks: ['#7fa6b4', '#8fb2b6', '#a9c2b0', '#cfd2a8'],
    fog: '#f2e6c9',
    fogTo: 0.3,
    detail: 0.004,
    bump: valley(0.05),
  });
  paintFoothill(stage, {
    seed: 9,
    y: 0.56,
    height: 0.12,
    waves: 1.2,
    sun,
    inks: ['#487f8f', '#568b93', '#7ba08a', '#bdbf80'],
    fog: '#e3dcb8',
    fogTo: 0.3,
    detail: 0.005,
    bump: valley(0.2),
    depth: 0.62,
    spurLength: 0.34,
    steepness: 0.7,
  });
  paintWisp(stage, {
    seed: 5,
    y: 0.42,
    thick: 0.022,
    top: '#fffaea',
    base: '#dfe2d6',
    alpha: 0.75,
    from: 0,
    to: 0.8,
  });
  paintFoothill(stage, {
    seed: 14,
    y: 0.62,
    height: 0.05,
    waves: 1.3,
    sun,
    inks: ['#23595f', '#2f6663', '#4f8059', '#9aa653'],
    fog: '#8fae8a',
    fogTo: 0.4,
    bump: valley(0.3),
    depth: 0.62,
    spurLength: 0.36,
    steepness: 0.7,
  });
}

function air(colour: Lab, distance: number): Lab {
  return mix(colour, lab('#cfd6c6'), smooth(230, 620, distance) * 0.55);
}

export const punakhaDzong: Scene = {
  name: 'punakha-dzong',
  title: 'Punakha Dzong in jacaranda time',
  place: 'Punakha, Bhutan',
  destination: 'bhutan',
  alt: 'The white fortress of Punakha between its two rivers, with red and golden roofs, lilac jacarandas and the covered cantilever bridge, Bhutan',
  focus: { x: 50, y: 52 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#5fa3b8'],
        [0.2, '#97c3c4'],
        [0.4, '#e9e3c4'],
        [0.55, '#f6ecd0'],
      ],
      seed: 23,
      streaks: { colour: '#fdf6e2', top: 0.02, bottom: 0.3 },
    });
    paintHills(stage);
    const solid = new Solid();
    addLandform(solid, {
      skin: GRASS,
      height: landHeight,
      left: -190,
      right: 240,
      far: -170,
      near: 225,
      columns: 230,
      rows: 230,
      // The bed of the river would show in the mirror.
      skip: (x, z) => landHeight(x, z) < -0.6,
    });
    addDzong(solid);
    addBridge(solid);
    addTrees(solid);
    addMonks(solid);
    const view = viewOf(stage.frame, {
      eye: [-40, 26, 300],
      target: [0, 14, 10],
      lens: 1.75,
      at: [0.75, 0.55],
      upright: true,
    });
    const painting = { solid, view, sun: SUN, air, shadowSize: 3200 };
    const image = mirrored(stage, painting, view.spot([0, view.eye[1], -1e6]).y);
    addLandform(solid, {
      skin: WATER,
      height: () => 0,
      left: -300,
      right: 420,
      far: -170,
      near: 240,
      columns: 40,
      rows: 40,
    });
    const seen = paintSolid(stage, painting);
    paintMirror(stage, {
      image,
      at: (x, y) => seen.shows(WATER, x, y),
      top: 0.62,
      stops: [
        [0, '#79aeae'],
        [0.4, '#4f929c'],
        [0.8, '#2f7488'],
      ],
      own: [0.18, 0.62],
      glint: '#f7f3dc',
    });
  },
};

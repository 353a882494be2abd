import { type Lab, lab, mix } from '../parts/colour.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { paintMist } from '../parts/mist.ts';
import { smooth } from '../parts/numbers.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import { paintWater } from '../parts/still-water.ts';
import type { Scene } from '../scene.types.ts';
import { addFarms, addJakar, addPines, land, landHeight } from './bumthang-valley/valley.ts';

const SUN: Vec = [-0.7, 0.46, 0.46];
const WATER = twoTone('#6fa3ad', '#6fa3ad');

function paintHills(stage: Stage): void {
  const hill = {
    sun: [-0.85, 0.36, 0.3] as const,
    steepness: 0.7,
    depth: 0.6,
    spurLength: 0.34,
    detail: 0.005,
  };
  const middle = stage.frame.x(0.86);
  const valley = (k: number) => (x: number) => k * Math.min(1.2, Math.abs(x - middle));
  paintFoothill(stage, {
    ...hill,
    seed: 6,
    y: 0.34,
    height: 0.14,
    waves: 1.5,
    inks: ['#86a9bf', '#96b5c3', '#b9cac4', '#e6debf'],
    fog: '#f2e6cc',
    fogTo: 0.3,
    bump: valley(0.06),
  });
  paintMist(stage, { seed: 9, y: 0.28, swell: 0.02, top: '#fdf3da', base: '#d3dcd6', alpha: 0.75, waves: 2 });
  paintFoothill(stage, {
    ...hill,
    seed: 11,
    y: 0.42,
    height: 0.1,
    waves: 1.3,
    inks: ['#3f7284', '#4d808a', '#7da08b', '#c3c48e'],
    fog: '#dfdcba',
    fogTo: 0.28,
    bump: valley(0.2),
  });
}

const air = (colour: Lab, distance: number): Lab =>
  mix(colour, lab('#c9d6cd'), smooth(380, 1000, distance) * 0.55);

export const bumthangValley: Scene = {
  name: 'bumthang-valley',
  title: 'Jakar Dzong in buckwheat time',
  place: 'Jakar, Bumthang, Bhutan',
  destination: 'bhutan',
  alt: 'White Jakar Dzong with its tall tower on a spur above the wide valley of Bumthang, pink buckwheat fields, farmhouses, a river and blue pines, Bhutan',
  focus: { x: 42, y: 42 },
  compose(stage) {
    paintSky(stage, {
      seed: 15,
      stops: [
        [0, '#4f97b8'],
        [0.16, '#93c2c9'],
        [0.32, '#e6e4cb'],
        [0.45, '#f8edd2'],
      ],
      streaks: { colour: '#fdf6e4', top: 0.02, bottom: 0.26, amount: 0.7 },
    });
    paintHills(stage);
    const solid = new Solid();
    const ground = { skin: land, height: landHeight } as const;
    addLandform(solid, { ...ground, left: -520, right: 560, far: -640, near: 40, columns: 400, rows: 380 });
    addLandform(solid, { ...ground, left: -240, right: 280, far: 40, near: 236, columns: 420, rows: 200 });
    addLandform(solid, {
      skin: WATER,
      height: () => -0.4,
      left: -60,
      right: 320,
      far: -640,
      near: 236,
      columns: 30,
      rows: 50,
    });
    addJakar(solid);
    addFarms(solid);
    addPines(solid);
    const view = viewOf(stage.frame, {
      eye: [22, 62, 306],
      target: [-24, 40, -60],
      lens: 1.85,
      at: [0.66, 0.4],
      upright: true,
    });
    const seen = paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 4200 });
    paintWater(stage, {
      at: (x, y) => seen.shows(WATER, x, y),
      top: 0.34,
      stops: [
        [0, '#cfdcc9'],
        [0.15, '#8fb9bb'],
        [0.4, '#5c9aa6'],
        [0.7, '#3c8092'],
      ],
      mirror: 0.35,
      glint: '#fff6dc',
      glints: 0.5,
    });
  },
};

import { inks, type Lab, lab, mix } from '../parts/colour.ts';
import { addElephant } from '../parts/elephant.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { paintMist } from '../parts/mist.ts';
import { smooth } from '../parts/numbers.ts';
import { addPassenger, addSafariJeep } from '../parts/safari-jeep.ts';
import { paintSky } from '../parts/sky.ts';
import { groundView } from '../parts/solid/camera.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { addLathe } from '../parts/solid/shapes.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { type Skin, Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';
import { CAMERA, paintForest, paintVerge } from './gorumara-road/forest.ts';
import { addGround, heightAt, middleAt } from './gorumara-road/road.ts';
import { addTower } from './gorumara-road/tower.ts';

/** Low at the right, a little behind the viewer. */
const SUN: Vec = [0.8, 0.34, 0.24];

const HIDE_INK = inks(
  [
    [0, '#2b2a38'],
    [0.1, '#3a3d4b'],
    [0.2, '#4c4c59'],
    [0.3, '#625c64'],
    [0.44, '#8c7c76'],
    [0.64, '#b89a84'],
    [0.86, '#f6d3a2'],
  ],
  0.05,
);
const HIDE: Skin = (tone) => HIDE_INK(tone);
const ELEPHANT = {
  hide: HIDE,
  tusk: skinOf(['#8f8b7c', '#b3aa92', '#ead9b0', '#fff2d0']),
  eye: twoTone('#17131a', '#241d20', 0),
};

function addHerd(solid: Solid): void {
  addElephant(solid, ELEPHANT, {
    x: 0.4,
    z: -19.4,
    tall: 2.55,
    turn: -0.3,
    trunk: 'down',
    step: -0.8,
    ear: 0.5,
  });
  addElephant(solid, ELEPHANT, {
    x: 3.3,
    z: -18.2,
    tall: 1.3,
    turn: -0.22,
    trunk: 'forward',
    calf: true,
    step: -0.6,
    ear: 0.45,
  });
}

const SHIRTS = {
  khaki: twoTone('#5a5140', '#b79a68', 0.2),
  red: twoTone('#6b2434', '#c8483c', 0.2),
  white: twoTone('#8e8a98', '#f6ead0', 0.2),
  blue: twoTone('#2c4668', '#5b8db0', 0.2),
  hair: twoTone('#17141a', '#3a2c28', 0.1),
  straw: twoTone('#8a6b42', '#ecc881', 0.2),
};

function addVisitors(solid: Solid): void {
  const d = 12.4;
  const x = middleAt(d) - 0.75;
  solid.at({ x, y: heightAt(x, d), z: -d, turn: Math.PI / 2 - 0.16 }, () => {
    addSafariJeep(solid);
    addPassenger(solid, { x: 0.02, z: 0.38, shirt: SHIRTS.khaki, hat: SHIRTS.khaki, y: 1.02 });
    addPassenger(solid, { x: 0.02, z: -0.36, shirt: SHIRTS.blue, hair: SHIRTS.hair, y: 1.06 });
    addPassenger(solid, { x: -0.92, z: 0.4, shirt: SHIRTS.red, hair: SHIRTS.hair, y: 1.12 });
    addPassenger(solid, { x: -0.92, z: -0.1, shirt: SHIRTS.white, hat: SHIRTS.straw, y: 1.08 });
  });
}

/** Trees out of sight at the right, for their shadows lie across the road. */
function addShade(solid: Solid): void {
  const bark = twoTone('#3a3a3a', '#888070');
  for (const [x, d] of [
    [7.5, 4.2],
    [11, 5],
    [9, 7.4],
    [16, 6.2],
    [13, 9.4],
  ] as const) {
    addLathe(
      solid,
      [
        [0.5, 0],
        [0.3, 2],
        [0.26, 14],
      ],
      { skin: bark, sides: 9, x, z: -d },
    );
    for (let i = 0; i < 5; i++)
      addLathe(
        solid,
        [
          [0.1, -1],
          [1.5, -0.4],
          [1.3, 0.5],
          [0.1, 1],
        ],
        {
          skin: bark,
          sides: 9,
          x: x + Math.sin(i * 2.4) * 1.4,
          y: 11 + i * 1.6,
          z: -d + Math.cos(i * 2.4) * 1.2,
        },
      );
  }
}

const HAZE = lab('#f0c98e');
const air = (colour: Lab, distance: number): Lab => mix(colour, HAZE, 0.62 * smooth(16, 120, distance));

function paintFar(stage: Stage): void {
  paintSky(stage, {
    seed: 33,
    stops: [
      [0, '#6aa5a8'],
      [0.09, '#b3c3a4'],
      [0.2, '#f5d296'],
      [0.34, '#fdc67c'],
    ],
    streaks: { colour: '#ffe3b0', top: 0, bottom: 0.26, amount: 0.7, slope: 0.9 },
    bottom: 0.6,
  });
  const sun = [0.9, 0.32, 0.3] as const;
  paintFoothill(stage, {
    seed: 31,
    y: 0.37,
    height: 0.13,
    waves: 1.3,
    vary: 0.6,
    detail: 0.004,
    steepness: 0.4,
    sun,
    inks: ['#7299b8', '#7da2bc', '#90abb6', '#aebbb4'],
    fog: '#f0dcb0',
    fogTo: 0.2,
    spurLength: 0.3,
  });
  paintFoothill(stage, {
    seed: 44,
    y: 0.4,
    height: 0.09,
    waves: 1.6,
    vary: 0.8,
    sun,
    inks: ['#47769b', '#5280a1', '#6a909f', '#95a69a'],
    fog: '#e9d6ab',
    fogTo: 0.16,
    spurLength: 0.25,
  });
  paintMist(stage, {
    seed: 6,
    y: 0.36,
    swell: 0.02,
    soft: 0.05,
    top: '#fdebc0',
    base: '#e9d3a0',
    alpha: 0.8,
    fade: 0.1,
  });
}

export const gorumaraRoad: Scene = {
  name: 'gorumara-road',
  title: 'Gorumara by road',
  place: 'Gorumara, Dooars',
  destination: 'dooars',
  alt: 'A wild elephant and her calf cross the forest highway at Gorumara in low evening sun while an open green jeep waits, blue hills of Bhutan beyond',
  focus: { x: 54, y: 58 },
  compose(stage) {
    const view = groundView(stage.frame, CAMERA);
    paintFar(stage);
    paintForest(stage, 'far');
    const whole = new Solid();
    for (const add of [addGround, addTower, addHerd, addVisitors, addShade]) add(whole);
    paintSolid(stage, { solid: whole, view, sun: SUN, air, shadowSize: 5000, samples: 2 });
    paintForest(stage, 'near');
    paintVerge(stage, 'far');
    const living = new Solid();
    for (const add of [addHerd, addVisitors]) add(living);
    paintSolid(stage, { solid: living, view, sun: SUN, air, shadowSize: 3000, samples: 3, jitter: 0.05 });
    paintVerge(stage, 'near');
  },
};

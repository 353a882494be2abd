import { addBuddha, buddhaSkin } from '../parts/buddha.ts';
import { type Lab, lab, mix } from '../parts/colour.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { addLotus } from '../parts/lotus.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { addMonk } from '../parts/monk.ts';
import { smooth } from '../parts/numbers.ts';
import { NOON_SNOW } from '../parts/palette.ts';
import { rangeView } from '../parts/range.ts';
import { addGarden, addPedestal, GOLD } from '../parts/ravangla-park.ts';
import { crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [0.78, 0.5, 0.42];

/** The figure is 30 m tall and sits on a pedestal of 13 m. */
const TALL = 30;

const SEAT = 14.5;

const ROBE = skinOf(['#7c4a22', '#a86f28', '#dfa433', '#fbdc7e'], 0.05);

const HAIR = skinOf(['#1e2d58', '#29407a', '#4063a4', '#7696c8']);

const LINE = twoTone('#5c3420', '#7a4423', 0);

/** Narsing and the ridges beside it, behind the park. */
const NARSING = crestOf(
  '-0.4 0.5, -0.1 0.62, 0.05 0.8, 0.13 1, 0.2 0.82, 0.3 0.68, 0.45 0.6, 0.7 0.5, 1 0.56, 1.16 0.7, 1.25 0.62, 1.4 0.72, 1.55 0.6, 1.9 0.5',
);

function addStatue(solid: Solid): void {
  const local = (x: number, y: number, z: number): Vec => [x / TALL, (y - SEAT) / TALL, z / TALL];
  const skin = buddhaSkin({ body: GOLD, robe: ROBE, hair: HAIR, line: LINE }, local);
  solid.at({ y: SEAT, scale: TALL }, () => addBuddha(solid, skin, { gesture: 'teaching' }));
  addLotus(solid, { skin: GOLD, y: SEAT - 3.4, radius: 14, tall: 3.6, petals: 18, deep: 0.86 });
}

function addVisitors(solid: Solid): void {
  const coats = [
    twoTone('#7a2a3a', '#c4503f'),
    twoTone('#2f4a78', '#4f7fb0'),
    twoTone('#8a6a2a', '#e0ad4a'),
    twoTone('#6d6a72', '#efe4d0'),
  ] as const;
  const [legs, face] = [twoTone('#2a3450', '#4a5670'), twoTone('#5a3a30', '#a8704e')];
  const spots = [
    [-3, 44],
    [-1.6, 44.6],
    [2, 52],
    [3, 37],
    [-12, 40],
    [-13.2, 40.6],
    [16, 46],
    [1, 66],
    [-2.4, 60],
    [-22, 52],
  ] as const;
  spots.forEach(([x, z], i) => {
    addMonk(solid, {
      robe: legs,
      shawl: coats[i % 4] as (typeof coats)[number],
      skin: face,
      x,
      z,
      tall: 1.7,
    });
  });
}

function paintHills(stage: Stage): void {
  const sun = [0.9, 0.35, 0.25] as const;
  const crest = NARSING.map(([x, h]) => [stage.frame.x(x), h * 0.3] as const);
  const segments = skeleton(crest, { seed: 8, spurLength: 0.3, drop: 0.62, wander: 0.03, spread: 0.9 });
  const view = rangeView(stage.frame, {
    segments,
    seed: 4,
    depth: 0.45,
    steepness: 1,
    detail: 0.016,
    stretch: 0.42,
    sun,
    base: 0.62,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: NOON_SNOW, summit: 0.3, fogTop: 0.75, haze: 0.12 });
  paintMist(stage, {
    seed: 4,
    y: 0.56,
    swell: 0.09,
    soft: 0.05,
    top: '#fffdf4',
    base: '#cfe0e6',
    waves: 1.5,
    fade: 0.4,
  });
  paintFoothill(stage, {
    seed: 17,
    y: 0.7,
    height: 0.12,
    waves: 1.3,
    sun,
    inks: ['#2f6f86', '#3a7c8d', '#5f9a95', '#a5bf9c'],
    fog: '#dcebe6',
    fogTo: 0.17,
    depth: 0.4,
  });
  paintWisp(stage, {
    seed: 8,
    y: 0.66,
    thick: 0.04,
    top: '#ffffff',
    base: '#d5e6e8',
    alpha: 0.9,
    from: -0.3,
    to: 0.6,
  });
}

function air(colour: Lab, distance: number): Lab {
  return mix(colour, lab('#d5e6e4'), smooth(150, 330, distance) * 0.5);
}

export const ravanglaBuddha: Scene = {
  name: 'ravangla-buddha',
  title: 'The golden Buddha of Ravangla',
  place: 'Tathagata Tsal, Ravangla, Sikkim',
  destination: 'sikkim',
  alt: 'The tall golden Buddha of Tathagata Tsal seated on its round, pillared pedestal above lawns and clouds, Ravangla, Sikkim',
  focus: { x: 50, y: 42 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#2c86b4'],
        [0.25, '#63add0'],
        [0.5, '#b5d9e0'],
        [0.7, '#eef3e8'],
      ],
      seed: 41,
      streaks: { colour: '#f7fbf6', top: 0.04, bottom: 0.5, amount: 0.9 },
    });
    paintHills(stage);
    const solid = new Solid();
    addGarden(solid);
    addPedestal(solid);
    addStatue(solid);
    addVisitors(solid);
    const view = viewOf(stage.frame, {
      eye: [-30, 4.5, 118],
      target: [0, 24, 0],
      lens: 2.3,
      at: [0.76, 0.435],
      upright: true,
    });
    paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 3600 });
  },
};

import { cover, inks, type Lab, lab, mix } from '../parts/colour.ts';
import { addElephant, type Elephant } from '../parts/elephant.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { paintMist } from '../parts/mist.ts';
import { bell, smooth } from '../parts/numbers.ts';
import { addPassenger, addSafariJeep } from '../parts/safari-jeep.ts';
import { paintSky } from '../parts/sky.ts';
import { groundView, type View } from '../parts/solid/camera.ts';
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

/** Low at the right, and somewhat behind: bodies are edged with light, shadows come toward the viewer. */
const SUN: Vec = [0.8, 0.4, -0.34];

const HIDE_INK = inks(
  [
    [0, '#20242b'],
    [0.09, '#2c3037'],
    [0.17, '#3d3f44'],
    [0.25, '#54504e'],
    [0.4, '#96826c'],
    [0.62, '#dcb682'],
    [0.86, '#ffe3ac'],
  ],
  0.045,
);
const HIDE: Skin = (tone) => HIDE_INK(tone);
const ELEPHANT = {
  hide: HIDE,
  tusk: skinOf(['#8f8b7c', '#b3aa92', '#ead9b0', '#fff2d0']),
  eye: twoTone('#17131a', '#241d20', 0),
};

/** A cow leads, her calf keeps to her side, another comes out of the trees behind them. */
const HERD: readonly Elephant[] = [
  { x: 6, z: -24, tall: 2.6, turn: -0.22, trunk: 'down', step: -0.8, ear: 0.5 },
  { x: 2.9, z: -23, tall: 1.25, turn: -0.14, trunk: 'forward', calf: true, step: 0.7, ear: 0.45 },
  { x: -0.4, z: -25.6, tall: 2.4, turn: -0.1, trunk: 'forward', step: 0.75, ear: 0.4 },
];

function addHerd(solid: Solid): void {
  for (const elephant of HERD)
    addElephant(solid, ELEPHANT, { ...elephant, y: heightAt(elephant.x, -elephant.z) - 0.03 });
}

const SHIRTS = {
  khaki: twoTone('#3d372e', '#b0935f', 0.2),
  red: twoTone('#4d2028', '#b8473a', 0.2),
  white: twoTone('#5d5b60', '#ead7b0', 0.2),
  blue: twoTone('#233648', '#58809a', 0.2),
  hair: twoTone('#121014', '#4a382c', 0.1),
  straw: twoTone('#5d4a34', '#ecc881', 0.2),
};

function addVisitors(solid: Solid): void {
  const d = 14.4;
  const x = middleAt(d) - 1.2;
  solid.at({ x, y: heightAt(x, d) + 0.02, z: -d, turn: Math.PI / 2 - 0.34 }, () => {
    addSafariJeep(solid);
    addPassenger(solid, { x: 0.05, z: 0.36, shirt: SHIRTS.khaki, hat: SHIRTS.khaki, y: 0.74 });
    addPassenger(solid, { x: 0.05, z: -0.34, shirt: SHIRTS.blue, hair: SHIRTS.hair, y: 0.76 });
    addPassenger(solid, { x: -1.1, z: 0.42, shirt: SHIRTS.red, hair: SHIRTS.hair, y: 0.95 });
    addPassenger(solid, { x: -1.1, z: -0.02, shirt: SHIRTS.white, hat: SHIRTS.straw, y: 0.92 });
    addPassenger(solid, { x: -1.1, z: -0.44, shirt: SHIRTS.khaki, hair: SHIRTS.hair, y: 0.94 });
  });
}

/** Trees out of sight at the right, for their shadows lie across the road. */
function addShade(solid: Solid): void {
  const bark = twoTone('#3a3a3a', '#888070');
  for (const [x, d] of [
    [13, 17],
    [17.5, 19],
    [19, 26],
    [24, 25],
    [26, 36],
    [31, 33],
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

const HAZE = lab('#f6d596');
const air = (colour: Lab, distance: number): Lab =>
  mix(colour, HAZE, 0.72 * smooth(15, 120, distance) ** 0.8);

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
    glow: { x: stage.frame.x(1.3), y: 0.3, colour: '#fff0bd' },
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
    inks: ['#8ba1a6', '#98aaa8', '#b3b8a4', '#d3c8a2'],
    fog: '#f6dcaa',
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
    inks: ['#6f8e93', '#7d9896', '#9aa88f', '#c0b98d'],
    fog: '#f2d8a4',
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

/** Under each body the ground is darkest: without this a heavy animal floats. */
function paintFootShadows(stage: Stage, view: View): void {
  const feet = HERD.flatMap(({ x, z, tall }) =>
    [-0.42, 0.27].map((along) => ({ x: x + along * tall, z, reach: 0.3 * tall })),
  );
  const d = 14.4;
  for (const along of [-1.3, 0, 1.2])
    feet.push({ x: middleAt(d) - 1.1 + 0.34 * along, z: -d - along, reach: 1 });
  const spots = feet.map(({ x, z, reach }) => {
    const spot = view.spot([x, heightAt(x, -z), z]);
    return { ...spot, reach: (reach * CAMERA.focal * stage.frame.fit) / spot.distance };
  });
  const dark = lab('#241f26');
  stage.each((px, py) => {
    let k = 0;
    for (const { x, y, reach } of spots)
      k = Math.max(k, smooth(1, 0.15, Math.hypot((px - x) / reach, (py - y) / (reach * 0.24))));
    return k > 0 ? cover(dark, k * 0.72) : null;
  });
}

/** What their feet throw up hangs in the light. */
function paintDust(stage: Stage): void {
  const { x } = stage.frame;
  for (const [seed, middle, y] of [
    [61, 0.74, 0.585],
    [64, 1.2, 0.59],
  ] as const)
    paintMist(stage, {
      seed,
      y,
      swell: 0.05,
      soft: 0.07,
      top: '#ffe6b0',
      base: '#dcb27c',
      alpha: 1,
      waves: 3,
      fade: 0.09,
      where: (at) => bell(at, x(middle), 0.2),
    });
}

export const gorumaraRoad: Scene = {
  name: 'gorumara-road',
  title: 'Gorumara by road',
  place: 'Gorumara, Dooars',
  destination: 'dooars',
  alt: 'Wild elephants with a calf cross an earth track at the edge of the sal forest at Gorumara in low evening sun while visitors wait in an open jeep, the hills of Bhutan beyond',
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
    paintFootShadows(stage, view);
    const living = new Solid();
    for (const add of [addHerd, addVisitors]) add(living);
    paintSolid(stage, { solid: living, view, sun: SUN, air, shadowSize: 3000, samples: 3, jitter: 0.05 });
    paintDust(stage);
    paintVerge(stage, 'near');
  },
};

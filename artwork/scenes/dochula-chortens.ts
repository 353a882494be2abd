import { paintRange } from '../parts/bhutan-range.ts';
import { blend, type Lab, lab, mix } from '../parts/colour.ts';
import { drawConifer } from '../parts/conifer.ts';
import { addGrowth, addRings, hillHeight } from '../parts/dochula-hill.ts';
import { addDzongBlock, dzongSkins } from '../parts/dzong.ts';
import { smooth } from '../parts/numbers.ts';
import type { Pen } from '../parts/plate.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import { type View, viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { skinOf } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [-0.86, 0.36, 0.22];

const FROST = skinOf(['#62759f', '#7788ad', '#c4b893', '#e9dcb9']);

const DZONG = dzongSkins({
  wall: ['#8d8fb4', '#fbeedd'],
  band: ['#5c2f47', '#a6463c'],
  timber: ['#553f4e', '#b27c50'],
  pane: '#33283a',
  roof: ['#6d5b66', '#b98a5d'],
  crown: ['#8d6a4f', '#eab85e'],
  gold: ['#a4763c', '#f8cf73'],
});

/** Hemlocks and cypresses on both sides, dark against the frost. x, z, height. */
const FIRS = [
  [-38, -34, 22],
  [38, -36, 20],
  [46, -26, 24],
  [-46, -20, 26],
  [-54, -8, 30],
  [56, -12, 27],
  [-66, -2, 24],
  [66, -4, 30],
  [52, 8, 13],
  [-47, 14, 12],
  [-54, 22, 26],
  [58, 24, 29],
] as const;

function paintFirs(stage: Stage, view: View): void {
  const planted = [...FIRS].sort((a, b) => a[1] - b[1]);
  for (const [x, z, tall] of planted) {
    const foot = view.spot([x, hillHeight(x, z) - 0.4, z]);
    const height = foot.y - view.spot([x, hillHeight(x, z) + tall, z]).y;
    const draw = (pen: Pen) =>
      drawConifer(pen, {
        x: foot.x,
        y: foot.y,
        height,
        seed: Math.round(x * 7 + z),
        width: 0.21,
        density: 1.7,
      });
    const far = smooth(40, -40, z);
    paintSilhouette(stage, {
      draw,
      base: blend('#152a42', '#4b6288', far),
      rim: blend('#e8cba6', '#c9c2c0', far),
      rimStrength: 0.28,
      toward: -1,
    });
  }
}

const air = (colour: Lab, distance: number): Lab =>
  mix(colour, lab('#b9c5d8'), smooth(85, 200, distance) * 0.6);

export const dochulaChortens: Scene = {
  name: 'dochula-chortens',
  title: 'The 108 chortens of Dochula',
  place: 'Dochula pass, Bhutan',
  destination: 'bhutan',
  alt: 'The 108 white chortens of Dochula in rings on a frosted mound, with the snow peaks of northern Bhutan behind, on the pass between Thimphu and Punakha',
  focus: { x: 50, y: 58 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#7fb2cf'],
        [0.2, '#b5cfd8'],
        [0.36, '#f0e2d2'],
        [0.5, '#fbeedd'],
      ],
      seed: 29,
      streaks: { colour: '#fff6ea', top: 0.0, bottom: 0.2 },
    });
    paintRange(stage);
    const solid = new Solid();
    addLandform(solid, {
      skin: FROST,
      height: hillHeight,
      left: -130,
      right: 130,
      far: -120,
      near: 62,
      columns: 200,
      rows: 160,
    });
    addRings(solid);
    addGrowth(solid);
    solid.at({ x: 62, y: hillHeight(62, -52) - 2, z: -52, turn: -0.3 }, () =>
      addDzongBlock(solid, DZONG, { wide: 26, deep: 18, tall: 13, rows: 2, tiers: 2 }),
    );
    const view = viewOf(stage.frame, {
      eye: [-8, 27, 86],
      target: [0, 9, 0],
      lens: 1.72,
      at: [0.75, 0.62],
      upright: true,
    });
    paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 3600 });
    paintFirs(stage, view);
  },
};

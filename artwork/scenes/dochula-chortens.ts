import { paintRange } from '../parts/bhutan-range.ts';
import { blend, type Lab, lab, mix } from '../parts/colour.ts';
import { drawConifer } from '../parts/conifer.ts';
import { addChortens, addGrowth, addWalkers, addWalls, HILLSIDE, hillHeight } from '../parts/dochula-hill.ts';
import { addDzongBlock, dzongSkins } from '../parts/dzong.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { smooth } from '../parts/numbers.ts';
import type { Pen } from '../parts/plate.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import { type View, viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { type Hit, Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [-0.86, 0.42, 0.34];

const DZONG = dzongSkins({
  wall: ['#8d8fb4', '#fbeedd'],
  band: ['#5c2f47', '#a6463c'],
  timber: ['#553f4e', '#b27c50'],
  pane: '#33283a',
  roof: ['#6d5b66', '#b98a5d'],
  crown: ['#8d6a4f', '#eab85e'],
  gold: ['#a4763c', '#f8cf73'],
});

/** Hemlocks and cypresses. x, z, height. */
const FIRS = [
  [-38, -60, 28],
  [-50, -66, 30],
  [-62, -52, 34],
  [-76, -60, 30],
  [-84, -44, 36],
  [34, -66, 26],
  [44, -70, 30],
  [58, -74, 28],
  [112, -64, 34],
  [122, -60, 30],
  [-52, -30, 25],
  [-60, -26, 32],
  [-68, -22, 27],
  [-76, -14, 33],
  [-62, -8, 25],
  [-71, 2, 31],
  [-80, -4, 35],
  [-57, 12, 23],
  [-66, 20, 33],
  [60, -16, 25],
  [68, -12, 31],
  [77, -6, 28],
  [64, 16, 24],
  [72, 22, 33],
  [-39, 19, 25],
  [-35, 28, 18],
  [-33, 33, 10],
] as const;

function paintFirs(stage: Stage, view: View, seenFrom: number, seenTo: number): void {
  const planted = FIRS.filter(([, z]) => z >= seenFrom && z < seenTo).sort((a, b) => a[1] - b[1]);
  for (const [x, z, tall] of planted) {
    const foot = view.spot([x, hillHeight(x, z) - 0.4, z]);
    const height = foot.y - view.spot([x, hillHeight(x, z) + tall, z]).y;
    const draw = (pen: Pen) =>
      drawConifer(pen, {
        x: foot.x,
        y: foot.y,
        height,
        seed: Math.round(x * 7 + z),
        width: 0.25,
        density: 2.4,
        bare: 0.04,
      });
    const far = smooth(26, -60, z);
    paintSilhouette(stage, {
      draw,
      base: blend('#16303f', '#7f93ab', far),
      rim: blend('#e0c391', '#d4cdc6', far),
      rimStrength: 0.4,
      toward: -1,
      fog: { colour: '#d5d9e0', from: foot.y - height * 0.7, to: foot.y + 0.03, most: 0.25 + 0.6 * far },
    });
  }
}

/** Fog stands round the foot of the hillock and behind it. */
const FOG = lab('#d9dde4');
const air = (colour: Lab, distance: number, { x, y, z }: Hit): Lab => {
  const behind = 0.93 * smooth(-6, -46, z) * smooth(24, 2, y);
  const beside = 0.6 * smooth(44, 90, Math.abs(x)) * smooth(20, -30, z) * smooth(26, 4, y);
  return mix(colour, FOG, Math.max(behind, beside, smooth(110, 260, distance) * 0.7));
};

export const dochulaChortens: Scene = {
  name: 'dochula-chortens',
  title: 'The 108 chortens of Dochula',
  place: 'Dochula pass, Bhutan',
  destination: 'bhutan',
  alt: 'The 108 white chortens of Dochula in three tiers on a grassy hillock, fog drifting round it and the snow peaks of northern Bhutan behind, on the pass between Thimphu and Punakha',
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
    const view = viewOf(stage.frame, {
      eye: [-22, 21, 88],
      target: [0, 9, 0],
      lens: 1.38,
      at: [0.72, 0.57],
      upright: true,
    });
    paintFirs(stage, view, -99, -30);
    paintMist(stage, {
      seed: 12,
      y: 0.6,
      swell: 0.03,
      soft: 0.06,
      top: '#f2efee',
      base: '#cdd5e0',
      fade: 0.3,
    });
    const solid = new Solid();
    addLandform(solid, {
      skin: HILLSIDE,
      height: hillHeight,
      left: -130,
      right: 130,
      far: -120,
      near: 70,
      columns: 420,
      rows: 330,
    });
    addWalls(solid);
    addChortens(solid);
    addGrowth(solid);
    addWalkers(solid);
    solid.at({ x: 86, y: 4, z: -70, turn: -0.3 }, () =>
      addDzongBlock(solid, DZONG, { wide: 26, deep: 18, tall: 13, rows: 2, tiers: 2 }),
    );
    paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 4200 });
    paintFirs(stage, view, -30, 99);
    for (const wisp of WISPS) paintWisp(stage, { ...wisp, top: '#fbf4ea', base: '#cfd6e2' });
  },
};

const WISPS = [
  { seed: 21, y: 0.5, slope: 0.02, thick: 0.03, alpha: 0.85, from: 0.8, to: 1.2 },
  { seed: 36, y: 0.68, slope: -0.04, thick: 0.06, alpha: 1, from: 0.8, to: 1.2 },
  { seed: 27, y: 0.63, slope: 0.03, thick: 0.045, alpha: 1, from: 0.55, to: 0.1 },
  { seed: 29, y: 0.47, slope: 0, thick: 0.02, alpha: 0.7, from: 0.7, to: 0.35 },
] as const;

import { addSquareChorten } from '../parts/chorten.ts';
import { blend, type Lab, lab, mix } from '../parts/colour.ts';
import { drawConifer } from '../parts/conifer.ts';
import { addDzongBlock, dzongSkins } from '../parts/dzong.ts';
import { addCrown } from '../parts/foliage.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { randomOf, smooth } from '../parts/numbers.ts';
import type { SnowInks } from '../parts/palette.ts';
import type { Pen } from '../parts/plate.ts';
import { rangeView } from '../parts/range.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { type View, viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';

import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [-0.86, 0.36, 0.22];
const noise = noiseOf(8);

const CHORTEN = {
  white: twoTone('#8b93b8', '#fbeede', 0.35),
  gold: twoTone('#a4763c', '#f8cf73', 0.4),
  red: twoTone('#64334a', '#b6503f'),
  niche: twoTone('#4a4a66', '#8d7f7c'),
};
const FROST = skinOf(['#62759f', '#7788ad', '#c4b893', '#e9dcb9']);

const SHRUB = skinOf(['#4a4f72', '#5f6484', '#a58f86', '#e2c9ac']);
const DZONG = dzongSkins({
  wall: ['#8d8fb4', '#fbeedd'],
  band: ['#5c2f47', '#a6463c'],
  timber: ['#553f4e', '#b27c50'],
  pane: '#33283a',
  roof: ['#6d5b66', '#b98a5d'],
  crown: ['#8d6a4f', '#eab85e'],
  gold: ['#a4763c', '#f8cf73'],
});

const RANGE: SnowInks = {
  high: [
    [0, '#6f8db5'],
    [0.05, '#8fa6c4'],
    [0.16, '#d5bcc0'],
    [0.3, '#f7ddc9'],
    [0.55, '#fff4e4'],
  ],
  low: [
    [0, '#7590b5'],
    [0.08, '#93a9c5'],
    [0.3, '#c5bfcb'],
    [0.5, '#e6d3cd'],
  ],
  rockLit: '#b08f8c',
  rockDark: '#5f7a9e',
  fog: '#dfdfe4',
};

/** From Dochula to the north: Masanggang, Tsendagang, Terigang, Jejegang, the table of Zongphugang, Gangkar Puensum. */
const BHUTAN_RANGE = crestOf(
  `-0.4 0.4, -0.2 0.5, -0.05 0.44, 0.08 0.62, 0.16 0.86, 0.21 0.7, 0.3 0.55, 0.38 0.72, 0.44 0.6, 0.52 0.66, 0.6 0.84,
   0.65 0.7, 0.74 0.58, 0.83 0.76, 0.88 0.64, 0.97 0.62, 1.04 0.9, 1.12 0.93, 1.19 0.88, 1.26 0.62, 1.35 0.78, 1.42 1, 1.48 0.8, 1.6 0.56, 1.9 0.4`,
);

/** The mound with its three rings; the road cuts below it. */
function hillHeight(x: number, z: number): number {
  const r = Math.hypot(x, z * 1.1);
  const terraces = 3.2 * (smooth(27, 25, r) + smooth(20, 18, r) + smooth(13, 11, r) + smooth(6.5, 5.5, r));
  return (
    -5 + terraces + 6 * smooth(60, 22, r) - 12 * smooth(-30, -110, z) + 0.5 * noise.fbm(x * 0.08, z * 0.08, 3)
  );
}

/** 108: 45 in the lowest ring, 36 and 27 above, and the large one on top. */
function addRings(solid: Solid): void {
  for (const [count, radius] of [
    [45, 24.2],
    [36, 17.2],
    [26, 10.4],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = ((i + 0.5) / count) * Math.PI * 2;
      const [x, z] = [Math.cos(angle) * radius, (Math.sin(angle) * radius) / 1.1];
      solid.at({ x, y: hillHeight(x, z) - 0.1, z, turn: Math.PI / 2 - angle, scale: 0.86 }, () =>
        addSquareChorten(solid, CHORTEN),
      );
    }
  solid.at({ y: hillHeight(0, 0), scale: 1.75 }, () => addSquareChorten(solid, CHORTEN));
}

function addGrowth(solid: Solid): void {
  const random = randomOf(31);

  for (let i = 0; i < 90; i++) {
    const angle = random() * Math.PI * 2;
    const r = 29 + 22 * random() ** 2;
    const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
    addCrown(solid, {
      skin: SHRUB,
      x,
      y: hillHeight(x, z) + 0.3,
      z,
      radius: 0.7 + random(),
      leaves: 60,
      leaf: 0.22,
      seed: 100 + i,
    });
  }
}

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
        width: 0.21, density: 1.7,
      });
    const far = smooth(40, -40, z);
    paintSilhouette(stage, {
      draw,
      base: blend('#1f3854', '#53698d', far),
      rim: blend('#e8cba6', '#c9c2c0', far),
      rimStrength: 0.4,
      toward: -1,
    });
  }
}

function paintRange(stage: Stage): void {
  const tall = 0.2;
  const crest = BHUTAN_RANGE.map(([x, h]) => [stage.frame.x(x), h * tall] as const);
  const segments = skeleton(crest, {
    seed: 12,
    spurLength: 0.25 * stage.frame.fit,
    drop: 0.6,
    wander: 0.03,
    spread: 0.9,
    lean: -0.1,
  });
  const view = rangeView(stage.frame, {
    segments,
    seed: 7,
    depth: 0.4,
    steepness: 1,
    warpFrequency: 9,
    detail: 0.014,
    stretch: 0.42,
    sun: [-0.9, 0.3, 0.25],
    base: 0.43,
    tilt: 0.15,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: RANGE, summit: tall, fogTop: 0.55, rockFrom: 0.46 });
  const sun = [-0.9, 0.35, 0.25] as const;
  paintMist(stage, { seed: 3, y: 0.4, swell: 0.02, top: '#fdf3e8', base: '#cdd4e2', waves: 2 });
  paintFoothill(stage, {
    seed: 41,
    y: 0.47,
    height: 0.05,
    waves: 1.6,
    sun,
    inks: ['#7b93b6', '#869cba', '#a2b0c2', '#cfc6c8'],
    fog: '#d9dde6',
    fogTo: 0.07,
  });
  paintMist(stage, { seed: 6, y: 0.47, swell: 0.02, top: '#f6efe8', base: '#bac6da', waves: 1.7 });
  paintFoothill(stage, {
    seed: 45,
    y: 0.58,
    height: 0.08,
    waves: 1.3,
    sun,
    inks: ['#4f6c93', '#5b779a', '#7d93a8', '#b3b3b4'],
    fog: '#bcc8da',
    fogTo: 0.11,
  });
  paintMist(stage, { seed: 9, y: 0.6, swell: 0.03, top: '#eee9ea', base: '#a9b8d0', waves: 1.4, fade: 0.3 });
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

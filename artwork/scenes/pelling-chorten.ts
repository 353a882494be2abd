import { addStupa } from '../parts/chorten.ts';
import { type Hex, type Lab, lab, mix } from '../parts/colour.ts';
import { drawForest } from '../parts/conifer.ts';
import { drawDarchor, drawFlags } from '../parts/flags.ts';
import { addCrown } from '../parts/foliage.ts';
import { drawGrass } from '../parts/grass.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import { paintRanges } from '../parts/south-face.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [0.85, 0.45, 0.32];

const noise = noiseOf(19);

const CHORTEN = {
  white: twoTone('#7f9dc4', '#fdf6e6', 0.5),
  gold: twoTone('#96703a', '#f3c65c', 0.4),
  red: twoTone('#5b3350', '#b5473f'),
  niche: twoTone('#2f3d60', '#5f5a66'),
};

const TURF = skinOf(['#1d4257', '#285565', '#5b8a72', '#b4bf83']);

const BUSH = skinOf(['#173a50', '#22505c', '#4a7f6a', '#a3b47a']);

const knoll = (x: number, z: number) =>
  -0.016 * x * x * smooth(3, 9, Math.abs(x)) -
  0.09 * Math.max(0, -z - 3) ** 1.5 +
  0.35 * noise.fbm(x * 0.2, z * 0.2, 4);

function paintKnoll(stage: Stage): void {
  const solid = new Solid();
  addLandform(solid, {
    skin: TURF,
    height: knoll,
    left: -26,
    right: 26,
    far: -16,
    near: 15,
    columns: 220,
    rows: 120,
  });
  solid.at({ y: -0.2, turn: -0.42 }, () => addStupa(solid, CHORTEN));
  const bushes = [
    [-9, -3, 1.4],
    [-11, -1, 1.8],
    [8.5, -4, 1.5],
    [11.5, -3, 1.9],
    [14, -1.5, 2.2],
    [-14, 0, 2],
  ] as const;
  bushes.forEach(([x, z, radius], i) => {
    addCrown(solid, {
      skin: BUSH,
      x,
      y: knoll(x, z) + radius * 0.5,
      z,
      radius,
      leaves: 800,
      leaf: 0.16,
      seed: i + 5,
    });
  });
  const view = viewOf(stage.frame, {
    eye: [0, 3.6, 25],
    target: [0, 5, 0],
    lens: 1.6,
    at: [0.62, 0.6],
    upright: true,
  });
  paintSolid(stage, {
    solid,
    view,
    sun: SUN,
    air: (colour: Lab, d) => mix(colour, lab('#86abc0'), smooth(26, 46, d) * 0.5),
  });
  paintFlags(stage, (x, y, z) => view.spot([x, y, z]));
}

type Place = (x: number, y: number, z: number) => { x: number; y: number };

function paintFlags(stage: Stage, place: Place): void {
  const top = place(0, 9, 0);
  const ends = [place(-13, 2.2, 3), place(13.5, 1.2, 2), place(11, 1.4, -5)] as const;
  stage.live(
    (pen, t) => {
      const masts: [number, number, number, Hex][] = [
        [6.6, 5.6, -3, '#f4ead6'],
        [7.9, 6.4, -2.2, '#5f93c4'],
        [9.4, 7, -1.2, '#d0574a'],
        [11.2, 7.4, -0.2, '#f4ead6'],
      ];
      masts.forEach(([x, tall, z, colour], i) => {
        const foot = place(x, knoll(x, z), z);
        drawDarchor(
          pen,
          { ...foot, height: foot.y - place(x, knoll(x, z) + tall, z).y, colour, seed: i * 2.3 },
          t,
        );
      });
      const from = [top.x, top.y] as const;
      drawFlags(
        pen,
        {
          from: [ends[0].x, ends[0].y],
          to: from,
          sag: 0.05,
          count: 24,
          size: 0.036,
          endSize: 0.022,
          seed: 3,
        },
        t,
      );
      drawFlags(
        pen,
        { from, to: [ends[1].x, ends[1].y], sag: 0.06, count: 26, size: 0.022, endSize: 0.036, seed: 8 },
        t + 0.3,
      );
    },
    (colour) => [colour[0] * 0.95, colour[1] * 0.95, colour[2] * 0.95],
  );
}

function paintFirs(stage: Stage): void {
  const { aspect, fit } = stage.frame;
  const slope = (x: number) =>
    0.86 - 0.08 * smooth(0.35 * fit, -0.1, x) - 0.08 * smooth(aspect - 0.4 * fit, aspect, x);
  paintSilhouette(stage, {
    draw: (pen) => {
      drawForest(pen, {
        ground: slope,
        count: 46,
        from: -0.05,
        to: 0.4 * fit,
        least: 0.05,
        most: 0.15,
        seed: 6,
      });
      drawForest(pen, {
        ground: slope,
        count: 40,
        from: aspect - 0.38 * fit,
        to: aspect + 0.05,
        least: 0.05,
        most: 0.17,
        seed: 9,
      });
    },
    base: '#1c4a60',
    rim: '#b9c9a8',
    fog: { colour: '#86abc0', from: 0.78, to: 0.95, most: 0.5 },
  });
}

export const pellingChorten: Scene = {
  name: 'pelling-chorten',
  title: 'Chorten before the south face',
  place: 'Pemayangtse, Pelling, Sikkim',
  destination: 'sikkim',
  alt: 'A white chorten with fluttering prayer flags before the south face of Kangchenjunga in blue morning air, near Pemayangtse, Pelling, Sikkim',
  focus: { x: 45, y: 50 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#1f5c97'],
        [0.2, '#4a89bb'],
        [0.4, '#9cc4d8'],
        [0.55, '#e3ebe0'],
      ],
      seed: 37,
      streaks: { colour: '#eef4f2', top: 0, bottom: 0.26, amount: 0.6 },
    });
    paintRanges(stage);
    paintFirs(stage);
    paintKnoll(stage);
    paintSilhouette(stage, {
      draw: (pen) =>
        drawGrass(pen, {
          from: -0.05,
          to: stage.frame.aspect + 0.05,
          ground: (x) => 0.985 + 0.012 * noise.at(x * 3, 2),
          height: 0.028,
          count: 1500,
          seed: 2,
        }),
      base: '#1a3d50',
      rim: '#a9bb85',
    });
  },
};

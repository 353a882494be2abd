import { type Lab, lab, mix } from '../parts/colour.ts';
import { drawForest } from '../parts/conifer.ts';
import { paintFoothill } from '../parts/foothill.ts';

import { addGompaWindow, addPillar, addVictoryBanner, addWheelAndDeer, gompaSkins } from '../parts/gompa.ts';
import { addMonk } from '../parts/monk.ts';

import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { addBox, addRoof } from '../parts/solid/shapes.ts';
import { twoTone } from '../parts/solid/skins.ts';
import { type Skin, Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [0.86, 0.4, 0.5];

const SKINS = gompaSkins({
  wall: ['#a99bb4', '#fdf0d9'],
  red: ['#6b2130', '#b8402f'],
  frieze: ['#4e1c2a', '#83302f'],
  gold: ['#a9712a', '#f5c552'],
  green: ['#2b5c50', '#5a9462'],
  blue: ['#2c4c74', '#4f83a8'],
  dark: ['#2a2230', '#4a3437'],
});
const COURT = paving(twoTone('#8f88a6', '#eed9b6', 0.12), twoTone('#878099', '#e6cea8', 0.12));
const MAROON = twoTone('#4c1526', '#9c2c33', 0.1);
const SHAWL = twoTone('#5c1a28', '#b9473b', 0.1);
const FACE = twoTone('#5b3431', '#b67a55', 0.1);

/** Slabs of the court, each a little off its neighbour. */
function paving(one: Skin, other: Skin): Skin {
  return (tone, hit) => {
    const [i, j] = [Math.floor(hit.x / 1.6), Math.floor(hit.z / 1.6)];
    const joint = Math.min(((hit.x % 1.6) + 1.6) % 1.6, ((hit.z % 1.6) + 1.6) % 1.6) < 0.05;
    return (i * 7 + j * 13) % 5 < 2 !== joint ? other(tone, hit) : one(tone, hit);
  };
}

function addStorey(
  solid: Solid,
  y: number,
  { wide, z, windows }: { wide: number; z: number; windows: number },
): void {
  const gap = wide / windows;
  for (let i = 0; i < windows; i++) {
    const x = (i + 0.5 - windows / 2) * gap;
    if (Math.abs(x) < 6.4) continue;
    addGompaWindow(solid, SKINS, { x, y, z, wide: 1.5, tall: 2.1 });
  }
}

function addTemple(solid: Solid): void {
  addBox(solid, { skin: SKINS.wall, z: -12, wide: 38, tall: 14.4, deep: 24, batter: 0.7 });
  addBox(solid, { skin: SKINS.frieze, z: -12, y: 11.9, wide: 37.2, tall: 2, deep: 23.4 });
  addBox(solid, { skin: SKINS.painted, z: -12, y: 13.9, wide: 37.8, tall: 0.6, deep: 24 });
  addBox(solid, { skin: SKINS.wall, z: -12, y: 14.5, wide: 38.4, tall: 0.5, deep: 24.6 });
  for (const x of [-15, -9.4, 9.4, 15])
    addBox(solid, { skin: SKINS.gold, x, y: 12.3, z: -0.3, wide: 1.1, tall: 1.1, deep: 0.3 });
  addStorey(solid, 2, { wide: 36, z: -0.1, windows: 8 });
  addStorey(solid, 7.2, { wide: 36, z: -0.35, windows: 8 });
  addPortico(solid);
  addUpperTemple(solid);
}

/** Six red pillars under painted beams, and the gallery with its curtains above. */
function addPortico(solid: Solid): void {
  addBox(solid, { skin: SKINS.wall, z: 2.6, wide: 15.4, tall: 0.6, deep: 6 });
  for (let k = 0; k < 3; k++)
    addBox(solid, {
      skin: SKINS.wall,
      z: 5.8 + k * 0.5,
      wide: 8 + k * 0.4,
      tall: 0.45 - k * 0.15,
      deep: 0.6,
    });
  addBox(solid, { skin: SKINS.dark, y: 0.6, z: -0.2, wide: 14.6, tall: 5, deep: 0.8 });
  addBox(solid, { skin: SKINS.red, y: 0.6, z: 0, wide: 3.4, tall: 4, deep: 0.9 });
  for (let i = 0; i < 6; i++) addPillar(solid, SKINS, { x: (i - 2.5) * 2.75, y: 0.6, z: 4.8, tall: 5.2 });
  addBox(solid, { skin: SKINS.painted, y: 5.8, z: 2.5, wide: 15.6, tall: 1.2, deep: 5.6 });
  addBox(solid, { skin: SKINS.gold, y: 7, z: 2.5, wide: 16.4, tall: 0.22, deep: 6.4 });
  addBox(solid, { skin: SKINS.red, y: 7.2, z: 5.1, wide: 15.4, tall: 1, deep: 0.25 });
  addBox(solid, { skin: SKINS.dark, y: 7.2, z: 0.1, wide: 12.4, tall: 3.6, deep: 0.6 });
  addBox(solid, { skin: SKINS.curtain, y: 9.4, z: 0.6, wide: 12.6, tall: 0.8, deep: 0.3 });
  for (let i = 0; i < 6; i++)
    addBox(solid, { skin: SKINS.red, x: (i - 2.5) * 2.4, y: 7.2, z: 0.7, wide: 0.4, tall: 3.6, deep: 0.4 });
  addBox(solid, { skin: SKINS.painted, y: 10.6, z: 0.4, wide: 13.4, tall: 1, deep: 1.8 });
  addBox(solid, { skin: SKINS.curtain, y: 5.1, z: 5.1, wide: 15, tall: 0.7, deep: 0.08 });
}

/** The small temple on the roof, under gold. */
function addUpperTemple(solid: Solid): void {
  addBox(solid, { skin: SKINS.wall, y: 15, z: -11, wide: 17, tall: 3.6, deep: 12, batter: 0.2 });
  for (const x of [-5.6, -2.8, 0, 2.8, 5.6])
    addGompaWindow(solid, SKINS, { x, y: 15.8, z: -5, wide: 1.3, tall: 1.6 });
  addBox(solid, { skin: SKINS.painted, y: 18.6, z: -11, wide: 17.6, tall: 0.9, deep: 12.8 });
  addRoof(solid, {
    skin: SKINS.gold,
    edge: SKINS.red,
    under: SKINS.red,
    y: 19.3,
    z: -11,
    wide: 22,
    deep: 17,
    tall: 3.6,
    ridge: 8,
    lift: 0.8,
    sweep: 1.5,
    thick: 0.5,
  });
  for (const x of [-3, 0, 3]) addVictoryBanner(solid, SKINS.gold, { x, y: 22.6, z: -11, tall: x ? 1.8 : 3 });
  addWheelAndDeer(solid, SKINS.gold, { y: 15, z: -0.6, scale: 0.95 });
  for (const x of [-18, 18]) addVictoryBanner(solid, SKINS.gold, { x, y: 15, z: -1.2, tall: 2.8 });
}

/** The galleries that close the court on both sides. */
function addGallery(solid: Solid, side: 1 | -1): void {
  const x = side * 25.5;
  solid.at({ x, z: 14, turn: -side * (Math.PI / 2) }, () => {
    addBox(solid, { skin: SKINS.wall, z: -5, wide: 44, tall: 8.6, deep: 5 });
    addBox(solid, { skin: SKINS.dark, z: -2.4, y: 0.3, wide: 43, tall: 3.4, deep: 0.3 });
    addBox(solid, { skin: SKINS.dark, z: -2.4, y: 5, wide: 43, tall: 2.6, deep: 0.3 });
    for (let i = 0; i < 12; i++) addPillar(solid, SKINS, { x: (i - 5.5) * 3.7, z: 0, tall: 4 });
    addBox(solid, { skin: SKINS.painted, y: 4, wide: 44, tall: 0.7, deep: 1.2 });
    addBox(solid, { skin: SKINS.red, y: 4.7, wide: 44, tall: 0.9, deep: 0.2 });
    for (let i = 0; i < 12; i++)
      addBox(solid, { skin: SKINS.red, x: (i - 5.5) * 3.7, y: 4.7, wide: 0.4, tall: 3, deep: 0.4 });
    addBox(solid, { skin: SKINS.painted, y: 7.7, z: -0.3, wide: 44, tall: 0.7, deep: 1.6 });
    addRoof(solid, {
      skin: SKINS.red,
      edge: SKINS.gold,
      under: SKINS.dark,
      y: 8.5,
      z: -2.6,
      wide: 46,
      deep: 9,
      tall: 1.8,
      ridge: 42,
      thick: 0.3,
    });
  });
}

function addCourt(solid: Solid): void {
  addLandform(solid, {
    skin: COURT,
    height: () => 0,
    left: -60,
    right: 60,
    far: -30,
    near: 54,
    columns: 12,
    rows: 40,
  });
  addBox(solid, { skin: SKINS.wall, x: -7, z: 21, wide: 2.2, tall: 1, deep: 2.2, batter: 0.3 });
  addBox(solid, { skin: SKINS.red, x: -7, z: 21, wide: 0.26, tall: 17, deep: 0.26, batter: 0.06 });
  addVictoryBanner(solid, SKINS.gold, { x: -7, y: 17, z: 21, tall: 1.3 });
  const flag = twoTone('#b68d3c', '#f6d98a');
  solid.quad(flag, [-7.1, 6, 21], [-8.2, 5.7, 21.3], [-8.1, 15.6, 21.2], [-7.1, 16, 21]);
  const spots = [
    [2, 12],
    [3.1, 12.6],
    [4.4, 11.6],
    [-12, 15],
    [9, 19],
    [10.2, 19.6],
    [-3, 27],
    [14, 10],
    [-16.4, 22],
    [-15.2, 22.8],
    [1.6, 33],
    [2.9, 33.7],
  ] as const;
  spots.forEach(([x, z], i) => {
    addMonk(solid, {
      robe: MAROON,
      shawl: i % 3 ? SHAWL : MAROON,
      skin: FACE,
      x,
      z,
      tall: 1.75,
      lean: (i % 3) - 1,
    });
  });
}

/** The forest on the slope behind the monastery. */
function paintWood(stage: Stage): void {
  const { aspect, fit } = stage.frame;
  for (const [base, rim, y, most, seed] of [
    ['#5f8f8c', '#b9bf95', 0.33, 0.12, 3],
    ['#3c6f70', '#a8ae80', 0.4, 0.17, 8],
  ] as const) {
    const ground = (x: number) => y + 0.03 * Math.sin(x * 3 + seed);
    paintSilhouette(stage, {
      draw: (pen) => {
        drawForest(pen, { ground, count: 120, from: -0.05, to: 0.55 * fit, least: 0.05, most, seed, scatter: 0.13 });
        drawForest(pen, {
          ground,
          count: 120, from: aspect - 0.55 * fit, to: aspect + 0.05, least: 0.05, most, seed: seed + 1, scatter: 0.13,
        });
        pen.fillRect(-0.1, y, aspect + 0.2, 0.3);
      },
      base,
      rim,
      fog: { colour: '#e3d8b4', from: y - 0.1, to: y + 0.12, most: 0.6 },
    });
  }
}

const air = (colour: Lab, distance: number): Lab =>
  mix(colour, lab('#ecd5bb'), Math.min(0.3, Math.max(0, distance - 60) / 240));

export const rumtekCourtyard: Scene = {
  name: 'rumtek-courtyard',
  title: 'The courtyard of Rumtek',
  place: 'Rumtek monastery, Gangtok',
  destination: 'gangtok',
  alt: 'Monks crossing the white courtyard of Rumtek monastery before its painted portico and golden roof, in long afternoon shadows, near Gangtok',
  focus: { x: 52, y: 48 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#4f93a6'],
        [0.2, '#8fb9b5'],
        [0.42, '#ecdcb9'],
        [0.6, '#f9e6c2'],
      ],
      seed: 71,
      streaks: { colour: '#fdf0d4', top: 0.0, bottom: 0.3 },
    });
    paintFoothill(stage, {
      seed: 21,
      y: 0.5,
      height: 0.22,
      waves: 1.4,
      sun: [0.9, 0.35, 0.3],
      inks: ['#6c98a0', '#7aa3a4', '#a0b59c', '#d5cb9a'],
      fog: '#efdfba',
      fogTo: 0.3,
      depth: 0.7,
      spurLength: 0.4,
    });
    paintWood(stage);
    const solid = new Solid();
    addCourt(solid);
    addTemple(solid);
    for (const side of [-1, 1] as const) addGallery(solid, side);
    const view = viewOf(stage.frame, {
      eye: [13, 6.2, 55],
      target: [-2, 9.5, 0],
      lens: 1.32,
      at: [0.73, 0.44],
      upright: true,
    });
    paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 4000 });
  },
};

import { drawBush } from '../parts/blossom.ts';
import { drawBoulder } from '../parts/boulder.ts';
import { inks, lab, mix } from '../parts/colour.ts';
import { drawForest } from '../parts/conifer.ts';
import { paintFoothill } from '../parts/foothill.ts';
import type { GroundView } from '../parts/ground.ts';
import { landOf } from '../parts/land.ts';
import { drawFlowers } from '../parts/meadow.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { at, bell, randomOf, smooth } from '../parts/numbers.ts';
import { NOON_SNOW, type SnowInks } from '../parts/palette.ts';
import { rangeView } from '../parts/range.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { type Crest, crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import { paintWater } from '../parts/water.ts';
import { drawYak } from '../parts/yak.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Sunward = [-0.88, 0.34, 0.2];
const noise = noiseOf(83);

/** The river winds from one side of the plain to the other. */
const riverAt = (z: number) => 0.12 + 0.3 * Math.sin(z * 1.25 + 0.4) * Math.min(1, z * 0.55) + 0.06 * z;

function valleyAt(x: number, z: number): number {
  const bank = Math.abs(x - riverAt(z));
  const breadth = 0.12 + 0.04 * z + 0.09 * noise.fbm(x * 0.6, z * 1.3, 2);
  const river = -0.045 * smooth(breadth * 1.25, breadth * 0.7, bank + 0.03 * noise.fbm(x * 6, z * 6, 3));
  const plain = 0.02 * noise.fbm(x * 1.5, z * 1.5, 3) * smooth(breadth, breadth * 2, bank);
  const edge = 0.35 * smooth(0.9, 2.4, Math.abs(x) / (0.8 + 0.28 * z)) ** 1.5;
  return plain + river + edge;
}

/** Crests that fall from both sides to the head of the valley: the walls, then the forested spurs at their feet. */
const HEAD = crestOf('-0.4 0.3, 0 0.4, 0.3 0.5, 0.42 0.62, 0.5 0.7, 0.56 0.82, 0.6 0.9, 0.65 1, 0.7 0.9, 0.75 0.8, 0.8 0.84, 0.86 0.72, 0.95 0.55, 1.1 0.5, 1.5 0.4, 1.9 0.3');
const WALLS = crestOf(
  `-0.5 1, -0.3 0.9, -0.18 1.02, -0.05 0.9, 0.06 1, 0.13 0.88, 0.2 0.8, 0.27 0.84, 0.33 0.66, 0.4 0.52, 0.46 0.4,
   0.52 0.22, 0.6 0.08, 0.7 0.02, 0.8 0.05, 0.88 0.2, 0.95 0.34, 1.02 0.44, 1.08 0.62, 1.14 0.7, 1.19 0.66, 1.26 0.8,
   1.33 0.92, 1.4 0.86, 1.5 0.98, 1.62 0.9, 1.75 1.05, 2 0.95`,
);

type Range = { crest: Crest; tall: number; base: number; seed: number; haze: number; depth: number };

function paintSnows(stage: Stage, { crest, tall, base, seed, haze, depth }: Range): void {
  const { frame } = stage;
  const view = rangeView(frame, {
    segments: skeleton(crest.map(([x, h]) => [frame.x(x), h * tall] as const), { seed, spurLength: 0.34, drop: 0.75, wander: 0.03, spread: 0.9 }),
    seed,
    depth,
    steepness: 0.95,
    warpFrequency: 7,
    detail: 0.014,
    detailFrequency: 12,
    stretch: 0.42,
    sun: SUN,
    base,
    tilt: 0.12,
    floor: -0.08,
  });
  paintMassif(stage, view, { snow: SPRING_SNOW, summit: tall, rockFrom: 0.4, fogTop: 0.3, haze, warmFrom: 0.2 });
}

function paintMountains(stage: Stage): void {
  const { frame } = stage;
  paintSnows(stage, { crest: HEAD, tall: 0.25, base: 0.47, seed: 18, haze: 0.22, depth: 0.36 });
  paintMist(stage, { seed: 41, y: 0.39, swell: 0.02, top: '#f6f8f0', base: '#cfe2e4', waves: 2.4, alpha: 0.7 });
  paintSnows(stage, { crest: WALLS, tall: 0.4, base: 0.47, seed: 29, haze: 0.04, depth: 0.44 });
  const slopes = [
    { seed: 6, y: 0.485, rise: 0.22, foot: 0.52, inks: ['#34626b', '#3f7170', '#5b8a72', '#93ab78'] as const },
    { seed: 14, y: 0.505, rise: 0.2, foot: 0.3, inks: ['#173f44', '#22504a', '#3d6d4e', '#7d9a55'] as const },
  ];
  for (const { seed, y, rise, foot, inks } of slopes) {
    const away = (x: number) => Math.abs(x - frame.x(0.7)) / frame.fit;
    const bump = (x: number) => rise * smooth(foot * 0.6, foot + 0.62, away(x));
    paintFoothill(stage, { seed, y, height: 0.02, bump, inks, fog: '#a9cbc4', fogFrom: 0.05, fogTo: 0.4, sun: SUN, spurLength: 0.2, steepness: 0.8, detail: 0.011 });
    const crest = (x: number) => y - 0.02 - bump(x) * 0.94;
    paintSilhouette(stage, {
      draw: (pen) => drawForest(pen, { ground: crest, count: 150, from: -0.03, to: frame.aspect, least: 0.012, most: 0.034, seed, scatter: 0.05 }),
      base: inks[1],
      rim: inks[3],
      toward: -1,
      rimWidth: 0.001,
    });
  }
}

const SPRING_SNOW: SnowInks = {
  ...NOON_SNOW,
  low: [[0, '#4a6d7c'], [0.08, '#6d8b8c'], [0.3, '#a9b7a4'], [0.5, '#d9dcc4']],
  rockLit: '#a59a86',
  rockDark: '#4a6270',
  fog: '#c4d8cf',
};

const MEADOW = inks([[0, '#2f5b3f'], [0.3, '#4f8048'], [0.42, '#7fa650'], [0.52, '#b3c766']], 0.06);
function paintValley(stage: Stage): GroundView {
  const land = landOf({ left: -6.5, right: 6.5, near: 0.42, far: 9, step: 7.5 / stage.frame.height }, valleyAt);
  const [haze, gravel, wet] = [lab('#c4dccf'), lab('#dcd6c0'), lab('#8f9a94')];
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.34, horizon: 0.47, centre: stage.frame.aspect / 2, near: 0.45, far: 8.9 },
    inkAt: ({ x, z, y, light, px, py }) => {
      const jitter = noise.fbm(px * 240, py * 240, 2) * 0.07;
      const tone = MEADOW(light * 0.75 + jitter + noise.fbm(x * 7, z * 7, 3) * 0.16);
      const shore = Math.abs(x - riverAt(z)) - 0.15 - 0.045 * z;
      const stones = smooth(-0.003, -0.014, y + 0.012 * noise.fbm(x * 16, z * 16, 2)) * smooth(0.06, 0.02, shore);
      const colour = mix(tone, mix(wet, gravel, smooth(-0.05, 0.4, light + noise.fbm(x * 40, z * 30, 2) * 0.5)), stones);
      return mix(colour, haze, smooth(1.5, 9, z) * 0.5);
    },
  });
}

function paintRiver(stage: Stage, view: GroundView): void {
  const { height, width } = stage.frame;
  paintWater(stage, {
    seed: 12,
    shore: 0.505,
    deep: '#2f9fa6',
    sheen: '#cdeae4',
    ripple: 0.8,
    mirror: [0.55, 0.22],
    where: (x, y) => {
      const i = Math.min(height - 1, Math.round(y * height)) * width + Math.min(width - 1, Math.round(x * height));
      return at(view.z, i) > 7 ? 0 : smooth(-0.022, -0.028, at(view.height, i));
    },
  });
}

const drift = (x: number, z: number) => {
  const wet = Math.abs(x - riverAt(z)) - 0.17 - 0.05 * z;
  return smooth(0.02, 0.1, wet) * smooth(0.02, 0.34, noise.fbm(x * 2.1, z * 1.5, 3) + 0.12);
};

function paintMeadow(stage: Stage, view: GroundView): void {
  const strip = { view, heightAt: valleyAt, spread: 0.95, centre: 0, stem: '#3d6b3c' } as const;
  stage.vector((pen) => {
    drawFlowers(pen, { ...strip, density: drift, near: 0.9, far: 4.5, count: 12000, size: 0.0085, colours: ['#b14f93', '#d17bb0', '#8f5fae', '#e9b6d3'], seed: 4 });
    drawBushes(pen, view);
    drawStones(pen, view);
    drawFlowers(pen, { ...strip, density: (x, z) => (valleyAt(x, z) < -0.012 ? 0 : 0.1 + 0.9 * drift(x, z)), near: 0.46, far: 0.9, count: 7600, size: 0.0072, colours: ['#a8458c', '#cf6fa9', '#8a56a8', '#efbcd8', '#c85f9f'], seed: 9 });
    drawFlowers(pen, { ...strip, density: (x, z) => (valleyAt(x, z) < -0.008 ? 0 : 0.6 * (1 - drift(x, z))), near: 0.46, far: 3, count: 2600, size: 0.0042, colours: ['#f6e08a', '#fbf3d8'], seed: 29 });
  });
}

/** Stones that the melt has left along both banks and in the shallows. */
function drawStones(pen: Pen, view: GroundView): void {
  const random = randomOf(61);
  const stones = Array.from({ length: 120 }, (_, i) => {
    const z = 1 / (0.3 + 1.5 * random());
    const side = random() < 0.5 ? -1 : 1;
    return { z, x: riverAt(z) + side * (0.1 + 0.04 * z + 0.1 * random()), size: 0.008 + 0.032 * random() ** 2.6, seed: i };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z, size, seed } of stones) {
    const [px, py, scale] = view.project(x, valleyAt(x, z), z);
    drawBoulder(pen, { x: px, y: py + 0.003 * scale, size: size * scale, seed, shade: '#56636a', lit: '#f0ead8', toward: -1 });
  }
}

type Pen = Parameters<Parameters<Stage['vector']>[0]>[0];

function drawBushes(pen: Pen, view: GroundView): void {
  const random = randomOf(15);
  const bushes = Array.from({ length: 74 }, () => {
    const z = 1 / (0.2 + 0.62 * random());
    const side = random() < 0.55 ? -1 : 1;
    return { z, x: riverAt(z) + side * (0.34 + 0.1 * z + 0.34 * z * random() ** 1.4), size: 0.1 + 0.12 * random(), pink: random(), seed: Math.floor(random() * 9999) };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z, size, pink, seed } of bushes) {
    const [px, py, scale] = view.project(x, valleyAt(x, z), z);
    const bloom = pink < 0.5 ? { shade: '#8f1f3f', lit: '#ee5f68' } : pink < 0.86 ? { shade: '#a04a7d', lit: '#f5a9c4' } : { shade: '#b58a9a', lit: '#f9dfe0' };
    drawBush(pen, { x: px, y: py + 0.01 * scale, radius: size * scale, tall: size * 1.05 * scale, leaf: { shade: '#17402f', lit: '#6f9a4e' }, bloom: bloom as { shade: `#${string}`; lit: `#${string}` }, blooms: 0.5, toward: -1, grain: 0.0125 * scale, seed });
  }
}

function paintYaks(stage: Stage, view: GroundView): void {
  const herd = [[0.78, 2.6, 1], [0.98, 2.75, -1], [0.9, 2.35, 1], [1.2, 2.9, 1], [0.62, 3.3, -1]] as const;
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [i, [x, z, side]] of herd.entries()) {
        const [px, py, scale] = view.project(x, valleyAt(x, z), z);
        drawYak(pen, { x: px, y: py + 0.002, height: 0.088 * scale, seed: 4 + i, side, grazing: i !== 2 });
      }
    },
    base: '#2a2429',
    rim: '#e8d7a8',
    toward: -1,
  });
}

export const yumthangValley: Scene = {
  name: 'yumthang-valley',
  title: 'Yumthang, the valley of flowers',
  place: 'Yumthang, North Sikkim',
  destination: 'sikkim',
  alt: 'Primulas and rhododendrons in flower along the river in the Yumthang valley, with snow walls on both sides and yaks grazing',
  focus: { x: 50, y: 58 },
  hero: true,
  compose(stage) {
    paintSky(stage, {
      stops: [[0, '#3b8fc0'], [0.16, '#7fbcd6'], [0.32, '#c9e3e3'], [0.48, '#f1f3e0']],
      seed: 15,
      streaks: { colour: '#fdfaf0', top: 0, bottom: 0.26, amount: 0.8, slope: 1.4, from: 0, to: 0.4 },
      bottom: 0.6,
    });
    paintMountains(stage);
    const view = paintValley(stage);
    paintRiver(stage, view);
    paintYaks(stage, view);
    paintMeadow(stage, view);
  },
};

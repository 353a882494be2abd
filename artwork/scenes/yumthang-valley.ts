import { drawBush } from '../parts/blossom.ts';
import { inks, lab, mix } from '../parts/colour.ts';
import type { GroundView } from '../parts/ground.ts';
import { landOf } from '../parts/land.ts';
import { drawFlowers } from '../parts/meadow.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { at, bell, randomOf, smooth } from '../parts/numbers.ts';
import { NOON_SNOW } from '../parts/palette.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import { paintWater } from '../parts/water.ts';
import { drawYak } from '../parts/yak.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Sunward = [-0.8, 0.45, -0.1];
const noise = noiseOf(83);

/** The river winds from one side of the plain to the other. */
const riverAt = (z: number) => 0.12 + 0.3 * Math.sin(z * 1.25 + 0.4) * Math.min(1, z * 0.55) + 0.06 * z;

function valleyAt(x: number, z: number): number {
  const bank = Math.abs(x - riverAt(z));
  const breadth = 0.1 + 0.045 * z + 0.05 * noise.fbm(x * 0.6, z * 1.3, 2);
  const river = -0.045 * smooth(breadth, breadth * 0.72, bank);
  const plain = 0.02 * noise.fbm(x * 1.5, z * 1.5, 3) * smooth(breadth, breadth * 2, bank);
  const warp = 0.5 * noise.fbm(x * 0.5, z * 0.5, 3);
  const ribs = 0.55 + 0.75 * noise.ridged(x * 0.3 + warp, z * 0.62 + warp, 6, 0.5);
  const left = Math.max(0, -x - 1.15 - 0.1 * z + 0.25 * noise.fbm(2, z * 0.9, 3));
  const right = Math.max(0, x - 1.35 - 0.12 * z + 0.25 * noise.fbm(7, z * 0.9, 3));
  const walls = 0.98 * left ** 0.92 + 0.9 * right ** 0.95;
  const end = Math.max(0, z - 6.1 + 0.4 * Math.abs(x - 0.5)) * 1.3;
  const peaks = 1 + 0.5 * bell(x, 0.1, 0.8) + 0.35 * bell(x, 1.9, 0.7) + 0.4 * bell(z, 4.4, 0.8);
  const height = (walls + end * peaks) * ribs;
  return plain + river + Math.min(height, 1.4 + 0.62 * height);
}

const MEADOW = inks([[0, '#2f5b3f'], [0.3, '#4f8048'], [0.42, '#7fa650'], [0.52, '#b3c766']], 0.06);
const FOREST = inks([[0, '#163c44'], [0.1, '#24524c'], [0.28, '#3f7053'], [0.5, '#7d9a5c']], 0.05);
const SCREE = inks([[0, '#4b6480'], [0.14, '#75808a'], [0.34, '#b09c86'], [0.55, '#d9c8a8']], 0.05);
const SNOW = inks(NOON_SNOW.high, 0.04);

function paintValley(stage: Stage): GroundView {
  const land = landOf({ left: -6.5, right: 6.5, near: 0.42, far: 9, step: 7.5 / stage.frame.height }, valleyAt);
  const [haze, gravel] = [lab('#cfe3e2'), lab('#c9c7b4')];
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.34, horizon: 0.47, centre: stage.frame.aspect / 2, near: 0.45, far: 8.9 },
    inkAt: ({ x, z, y, light, slope, px, py }) => {
      const jitter = noise.fbm(px * 240, py * 240, 2) * 0.07;
      const grown = y + noise.fbm(x * 2.4, z * 2.4, 4) * 0.45;
      const trees = noise.ridged(px * 90, py * 60, 2) * 0.22 - 0.1;
      let colour = mix(MEADOW(light * 0.75 + jitter + noise.fbm(x * 7, z * 7, 3) * 0.16), FOREST(light + jitter + trees), smooth(0.06, 0.09, y + noise.fbm(x * 5, z * 5, 3) * 0.06));
      colour = mix(colour, SCREE(light + jitter), smooth(0.7, 0.86, grown));
      const snow = smooth(0.92, 1, grown) * smooth(0.62, 0.54, slope + jitter * 0.5 - 0.12 * smooth(1.3, 2.4, y));
      colour = mix(colour, SNOW(light + jitter), snow);
      colour = mix(colour, gravel, smooth(-0.004, -0.016, y));
      return mix(colour, haze, smooth(1.5, 9, z) * 0.5);
    },
  });
}

function paintRiver(stage: Stage, view: GroundView): void {
  const { height, width } = stage.frame;
  paintWater(stage, {
    seed: 12,
    shore: 0.505,
    deep: '#1f8f9c',
    sheen: '#bfe3e0',
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
  return smooth(0.02, 0.1, wet) * smooth(0.02, 0.3, noise.fbm(x * 1.8, z * 1.3, 3) + 0.2);
};

function paintMeadow(stage: Stage, view: GroundView): void {
  const strip = { view, heightAt: valleyAt, spread: 0.95, centre: 0, stem: '#3d6b3c' } as const;
  stage.vector((pen) => {
    drawFlowers(pen, { ...strip, density: drift, near: 0.9, far: 4.5, count: 9000, size: 0.012, colours: ['#b14f93', '#d17bb0', '#8f5fae', '#e9b6d3'], seed: 4 });
    drawBushes(pen, view);
    drawFlowers(pen, { ...strip, density: (x, z) => 0.25 + 0.75 * drift(x, z), near: 0.46, far: 0.9, count: 5200, size: 0.0105, colours: ['#a8458c', '#cf6fa9', '#8a56a8', '#efbcd8', '#c85f9f'], seed: 9 });
  });
}

type Pen = Parameters<Parameters<Stage['vector']>[0]>[0];

function drawBushes(pen: Pen, view: GroundView): void {
  const random = randomOf(15);
  const bushes = Array.from({ length: 74 }, () => {
    const z = 1 / (0.2 + 0.62 * random());
    const side = random() < 0.55 ? -1 : 1;
    return { z, x: riverAt(z) + side * (0.34 + 0.1 * z + 0.62 * z * random() ** 1.4), size: 0.1 + 0.12 * random(), pink: random(), seed: Math.floor(random() * 9999) };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z, size, pink, seed } of bushes) {
    const [px, py, scale] = view.project(x, valleyAt(x, z), z);
    const bloom = pink < 0.4 ? { shade: '#8f1f3f', lit: '#ee5f68' } : pink < 0.75 ? { shade: '#a04a7d', lit: '#f5a9c4' } : { shade: '#b9a98e', lit: '#fff3d6' };
    drawBush(pen, { x: px, y: py + 0.01 * scale, radius: size * scale, tall: size * 1.05 * scale, leaf: { shade: '#17402f', lit: '#6f9a4e' }, bloom: bloom as { shade: `#${string}`; lit: `#${string}` }, blooms: 0.62, toward: -1, grain: 0.017 * scale, seed });
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
    const view = paintValley(stage);
    paintMist(stage, { seed: 33, y: 0.425, swell: 0.018, soft: 0.03, top: '#ffffff', base: '#d6e8e6', alpha: 0.6, waves: 2.2, fade: 0.07 });
    paintRiver(stage, view);
    paintYaks(stage, view);
    paintMeadow(stage, view);
  },
};

import { drawBush } from '../../parts/blossom.ts';
import { drawBoulder } from '../../parts/boulder.ts';
import type { GroundView } from '../../parts/ground.ts';
import { drawFlowers } from '../../parts/meadow.ts';
import { randomOf, smooth } from '../../parts/numbers.ts';
import type { Stage } from '../../parts/stage.ts';
import { noise, riverAt, valleyAt } from './valley.ts';

const drift = (x: number, z: number) => {
  const wet = Math.abs(x - riverAt(z)) - 0.17 - 0.05 * z;
  return smooth(0.02, 0.1, wet) * smooth(0.02, 0.34, noise.fbm(x * 2.1, z * 1.5, 3) + 0.12);
};

export function paintMeadow(stage: Stage, view: GroundView): void {
  const strip = { view, heightAt: valleyAt, spread: 0.95, centre: 0, stem: '#3d6b3c' } as const;
  stage.vector((pen) => {
    drawFlowers(pen, {
      ...strip,
      density: drift,
      near: 0.9,
      far: 4.5,
      count: 12000,
      size: 0.0085,
      colours: ['#b14f93', '#d17bb0', '#8f5fae', '#e9b6d3'],
      seed: 4,
    });
    drawBushes(pen, view);
    drawStones(pen, view);
    drawFlowers(pen, {
      ...strip,
      density: (x, z) => (valleyAt(x, z) < -0.012 ? 0 : 0.1 + 0.9 * drift(x, z)),
      near: 0.46,
      far: 0.9,
      count: 7600,
      size: 0.0072,
      colours: ['#a8458c', '#cf6fa9', '#8a56a8', '#efbcd8', '#c85f9f'],
      seed: 9,
    });
    drawFlowers(pen, {
      ...strip,
      density: (x, z) => (valleyAt(x, z) < -0.008 ? 0 : 0.6 * (1 - drift(x, z))),
      near: 0.46,
      far: 3,
      count: 2600,
      size: 0.0042,
      colours: ['#f6e08a', '#fbf3d8'],
      seed: 29,
    });
  });
}

/** Stones that the melt has left along both banks and in the shallows. */
function drawStones(pen: Pen, view: GroundView): void {
  const random = randomOf(61);
  const stones = Array.from({ length: 120 }, (_, i) => {
    const z = 1 / (0.3 + 1.25 * random());
    const side = random() < 0.5 ? -1 : 1;
    return {
      z,
      x: riverAt(z) + side * (0.1 + 0.04 * z + 0.1 * random()),
      size: 0.008 + 0.032 * random() ** 2.6,
      seed: i,
    };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z, size, seed } of stones) {
    const [px, py, scale] = view.project(x, valleyAt(x, z), z);
    drawBoulder(pen, {
      x: px,
      y: py + 0.003 * scale,
      size: size * scale,
      seed,
      shade: '#56636a',
      lit: '#f0ead8',
      toward: -1,
    });
  }
}

type Pen = Parameters<Parameters<Stage['vector']>[0]>[0];

function drawBushes(pen: Pen, view: GroundView): void {
  const random = randomOf(15);
  const bushes = Array.from({ length: 74 }, () => {
    const z = 1 / (0.2 + 0.62 * random());
    const side = random() < 0.55 ? -1 : 1;
    return {
      z,
      x: riverAt(z) + side * (0.34 + 0.1 * z + 0.34 * z * random() ** 1.4),
      size: 0.1 + 0.12 * random(),
      pink: random(),
      seed: Math.floor(random() * 9999),
    };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z, size, pink, seed } of bushes) {
    const [px, py, scale] = view.project(x, valleyAt(x, z), z);
    const bloom =
      pink < 0.5
        ? { shade: '#8f1f3f', lit: '#ee5f68' }
        : pink < 0.86
          ? { shade: '#a04a7d', lit: '#f5a9c4' }
          : { shade: '#b58a9a', lit: '#f9dfe0' };
    drawBush(pen, {
      x: px,
      y: py + 0.01 * scale,
      radius: size * scale,
      tall: size * 1.05 * scale,
      leaf: { shade: '#17402f', lit: '#6f9a4e' },
      bloom: bloom as { shade: `#${string}`; lit: `#${string}` },
      blooms: 0.5,
      toward: -1,
      grain: 0.0125 * scale,
      seed,
    });
  }
}

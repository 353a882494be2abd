import { describe, expect, it } from 'vitest';
import { frameOf } from '../frame.ts';
import { viewOf } from './camera.ts';
import { rasterised, sharesAt } from './raster.ts';
import { sunshineOn } from './shadow-map.ts';
import { addBox } from './shapes.ts';
import { glowing } from './skins.ts';
import { Solid } from './solid.ts';
import { addBody } from './surface-nets.ts';

const skin = glowing('#ffffff');
const frame = frameOf('card', 150);
const view = viewOf(frame, { eye: [0, 0, 10], target: [0, 0, 0], lens: 1, at: [0.75, 0.5] });

describe('a view', () => {
  it('puts the target where it was asked to, and what is right or high beside and above it', () => {
    expect(view.spot([0, 0, 0])).toMatchObject({ x: 0.75, y: 0.5, distance: 10 });
    expect(view.spot([1, 0, 0]).x).toBeCloseTo(0.85);
    expect(view.spot([0, 1, 0]).y).toBeCloseTo(0.4);
  });

  it('keeps verticals upright when asked to', () => {
    const upright = viewOf(frame, {
      eye: [0, 8, 10],
      target: [0, 0, 0],
      lens: 1,
      at: [0.75, 0.5],
      upright: true,
    });
    expect(upright.spot([2, 5, 0]).x).toBeCloseTo(upright.spot([2, 0, 0]).x);
  });
});

describe('a solid', () => {
  it('turns and moves what is built elsewhere', () => {
    const solid = new Solid();
    solid.at({ x: 5, turn: Math.PI / 2 }, () => solid.quad(skin, [0, 0, 1], [0, 0, 2], [0, 1, 2], [0, 1, 1]));
    const [x, y, z] = solid.corners[0]?.point ?? [0, 0, 0];
    expect([x, y, z].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([6, 0, 0]);
  });

  it('shows what is nearer, with shares that add up to one', () => {
    const solid = new Solid();
    for (const z of [0, 2]) solid.quad(skin, [-1, -1, z], [1, -1, z], [1, 1, z], [-1, 1, z]);
    const raster = rasterised(solid, view, { width: 150, height: 100, samples: 1 });
    const middle = raster.triangles[50 * 150 + 75] ?? -1;
    expect(middle).toBeGreaterThanOrEqual(2);
    expect(sharesAt(raster, middle, 75.5, 50.5).reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  it('throws a shadow away from the sun and none toward it', () => {
    const solid = new Solid();
    addBox(solid, { skin, wide: 2, tall: 2, deep: 2 });
    solid.quad(skin, [-20, 0, 20], [20, 0, 20], [20, 0, -20], [-20, 0, -20]);
    const sunshine = sunshineOn(solid, [1, 1, 0], 800);
    expect(sunshine([-2, 0, 0], [0, 1, 0])).toBe(0);
    expect(sunshine([2, 0, 0], [0, 1, 0])).toBe(1);
  });
});

it('nets a ball with every corner on its skin', () => {
  const solid = new Solid();
  addBody(solid, skin, (x, y, z) => Math.hypot(x, y, z) - 1, {
    low: [-1.3, -1.3, -1.3],
    high: [1.3, 1.3, 1.3],
    cell: 0.1,
  });
  expect(solid.size).toBeGreaterThan(1000);
  for (const { point, normal } of solid.corners) {
    expect(Math.abs(Math.hypot(...point) - 1)).toBeLessThan(0.02);
    expect(point[0] * normal[0] + point[1] * normal[1] + point[2] * normal[2]).toBeGreaterThan(0.9);
  }
});

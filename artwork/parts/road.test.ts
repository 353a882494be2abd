import { describe, expect, it } from 'vitest';
import { landOf, reader } from './land.ts';
import { at } from './numbers.ts';
import { cutRoad, hairpins, onFace } from './road.ts';

const extent = { left: 0, right: 2, near: 1, far: 3, step: 0.02 };
const slope = (x: number, z: number) => 0.5 * z + 0.3 * x;

describe('land', () => {
  it('reads between its cells and goes on beyond its borders', () => {
    const land = landOf(extent, slope);
    const heightAt = reader(land, land.heights);
    expect(heightAt(0.513, 1.777)).toBeCloseTo(slope(0.513, 1.777), 4);
    expect(heightAt(-4, 2)).toBeCloseTo(slope(0, 2), 4);
  });
});

describe('cutRoad', () => {
  const land = landOf(extent, slope);
  const road = cutRoad(land, {
    waypoints: [
      [0.4, 1.4],
      [0.4, 2.6],
    ],
    width: 0.1,
  });
  const heightAt = reader(land, land.heights);

  it('levels the land across the road and leaves it alone farther off', () => {
    const [left, right] = [heightAt(0.37, 2), heightAt(0.43, 2)];
    expect(Math.abs(left - right)).toBeLessThan(0.002);
    expect(heightAt(1.2, 2)).toBeCloseTo(slope(1.2, 2), 4);
  });

  it('climbs with the land and knows how far each cell lies from its middle', () => {
    expect(road.points.every((point, i, all) => i === 0 || point.y >= (all[i - 1]?.y ?? 0))).toBe(true);
    expect(reader(land, road.distance)(0.46, 2)).toBeCloseTo(0.06, 2);
    expect(at(road.distance, 0)).toBe(9);
  });
});

describe('hairpins', () => {
  it('turns round outward at each bend and comes back higher', () => {
    const bend = hairpins(
      [
        [0, 1],
        [1, 2],
      ],
      0.1,
    ).slice(0, 5);
    expect(Math.min(...bend.map(([x]) => x))).toBeLessThan(0);
    expect(bend.map(([, z]) => z)).toEqual([...bend.map(([, z]) => z)].sort((a, b) => a - b));
  });
});

it('keeps, on a face, the heights that a road was given', () => {
  const heightAt = (x: number, z: number) => 0.8 * z + 0.1 * Math.sin(5 * x);
  const places = onFace(
    [
      [-0.5, 1],
      [0.5, 1.2],
    ],
    { heightAt, near: 0, far: 4, step: 0.1 },
  );
  expect(places.length).toBeGreaterThan(8);
  for (const [x, z] of places.slice(0, -1)) expect(heightAt(x, z)).toBeCloseTo(1.1 + 0.2 * x, 4);
});

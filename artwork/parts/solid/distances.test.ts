import { expect, it } from 'vitest';
import { carved, chain, ellipsoid, hollow, type Link, limb } from './distances.ts';

const LINKS: readonly Link[] = [
  [0, 0, 0, 0.2],
  [1, 0, 0, 0.1],
  [1, 1, 0, 0.1],
];

it('measures a chain as the nearest of its limbs', () => {
  expect(chain(0.5, 0.5, 0, LINKS)).toBeCloseTo(
    Math.min(
      limb(0.5, 0.5, 0, [[0, 0, 0], [1, 0, 0], 0.2, 0.1]),
      limb(0.5, 0.5, 0, [[1, 0, 0], [1, 1, 0], 0.1, 0.1]),
    ),
  );
  expect(chain(0, 0, 0, LINKS)).toBeCloseTo(-0.2);
});

it('takes away what is carved out', () => {
  const ball = (x: number) => ellipsoid(x, 0, 0, [0, 0, 0], [1, 1, 1]);
  const hole = (x: number) => ellipsoid(x, 0, 0, [1, 0, 0], [0.3, 0.3, 0.3]);
  expect(carved(ball(0.9), hole(0.9), 0.01)).toBeGreaterThan(0);
  expect(carved(ball(0.2), hole(0.2), 0.01)).toBeLessThan(0);
});

it('finds a fold hollow and a brow open', () => {
  const twoBalls = (x: number, y: number, z: number) =>
    Math.min(ellipsoid(x, y, z, [-0.8, 0, 0], [1, 1, 1]), ellipsoid(x, y, z, [0.8, 0, 0], [1, 1, 1]));
  expect(hollow(twoBalls, [-0.8, 1, 0], 0.2)).toBeCloseTo(0, 1);
  expect(hollow(twoBalls, [-0.02, 0.63, 0], 0.2)).toBeGreaterThan(0.3);
});

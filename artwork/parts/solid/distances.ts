import type { Vec } from './vector.ts';

/** About the distance to an ellipsoid; good enough near its skin. */
export function ellipsoid(x: number, y: number, z: number, [cx, cy, cz]: Vec, [rx, ry, rz]: Vec): number {
  const [px, py, pz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
  const k = Math.sqrt(px * px + py * py + pz * pz);
  const [qx, qy, qz] = [px / rx, py / ry, pz / rz];
  const grade = Math.sqrt(qx * qx + qy * qy + qz * qz);
  return grade < 1e-9 ? -Math.min(rx, ry, rz) : (k * (k - 1)) / grade;
}

/** A limb from a to b whose thickness goes from `ra` to `rb`. */
export function limb(
  x: number,
  y: number,
  z: number,
  [a, b, ra, rb]: readonly [Vec, Vec, number, number],
): number {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  const [dx, dy, dz] = [px - bx * t, py - by * t, pz - bz * t];
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * t);
}

/** The union of two bodies, filled in where they meet. */
export function melt(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

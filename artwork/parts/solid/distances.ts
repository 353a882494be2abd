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

/** `a` without `b`, rounded where they meet. */
export const carved = (a: number, b: number, k: number): number => -melt(-a, b, k);

/** Where `a` and `b` both are, rounded where they meet. */
export const common = (a: number, b: number, k: number): number => -melt(-a, -b, k);

/** 0 in the valley, rising to 1, then falling at once: cloth that lies over cloth. */
export function pleat(t: number): number {
  const part = t - Math.floor(t);
  return part < 0.82 ? part / 0.82 : 1 - (part - 0.82) / 0.18;
}

/** A place along a limb of several links, and its thickness there. */
export type Link = readonly [x: number, y: number, z: number, thick: number];

/** Limbs one after another. Asked for at every cell of a body, so it makes nothing new. */
export function chain(x: number, y: number, z: number, links: readonly Link[]): number {
  let nearest = 9;
  for (let i = 1; i < links.length; i++) {
    const a = links[i - 1] as Link;
    const b = links[i] as Link;
    const bx = b[0] - a[0];
    const by = b[1] - a[1];
    const bz = b[2] - a[2];
    const px = x - a[0];
    const py = y - a[1];
    const pz = z - a[2];
    const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
    const dx = px - bx * t;
    const dy = py - by * t;
    const dz = pz - bz * t;
    const d = Math.sqrt(dx * dx + dy * dy + dz * dz) - (a[3] + (b[3] - a[3]) * t);
    if (d < nearest) nearest = d;
  }
  return nearest;
}

/** How closed in a place on a body is, 0 to 1: hollows take less light. `reach` is how far off walls count. */
export function hollow(
  body: (x: number, y: number, z: number) => number,
  [x, y, z]: Vec,
  reach: number,
): number {
  const e = reach * 0.1;
  const [dx, dy, dz] = [
    body(x + e, y, z) - body(x - e, y, z),
    body(x, y + e, z) - body(x, y - e, z),
    body(x, y, z + e) - body(x, y, z - e),
  ];
  const k = reach / (Math.hypot(dx, dy, dz) || 1);
  return Math.max(0, Math.min(1, 1 - body(x + dx * k, y + dy * k, z + dz * k) / reach));
}

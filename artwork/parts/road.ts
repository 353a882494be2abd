import { type Land, reader } from './land.ts';
import { at, lerp, smooth } from './numbers.ts';

export type Waypoint = readonly [x: number, z: number];
export type RoadPoint = { x: number; z: number; y: number };
export type Road = {
  points: RoadPoint[];
  /** For each cell of the land its distance from the middle of the road, or a large number. */
  distance: Float32Array;
};

/** The bends of a zigzag, each turned round with a radius; `[x, z]` is where the bend lies. */
export function hairpins(bends: readonly Waypoint[], radius: number): Waypoint[] {
  return bends.flatMap(([x, z], i) => {
    const other = bends[i + 1] ?? bends[i - 1];
    const side = other && other[0] > x ? -1 : 1;
    return [
      [x - side * radius * 1.5, z - radius * 0.9],
      [x, z - radius * 0.7],
      [x + side * radius * 0.55, z],
      [x, z + radius * 0.7],
      [x - side * radius * 1.5, z + radius * 0.9],
    ] as const;
  });
}

function curve(points: readonly Waypoint[], step: number): Waypoint[] {
  const line: Waypoint[] = [];
  const point = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Waypoint;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const count = Math.max(2, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    const axis = (k: 0 | 1, t: number) => {
      const [p, q, r, s] = [a[k], b[k], c[k], d[k]];
      return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
    };
    for (let n = 0; n < count; n++) line.push([axis(0, n / count), axis(1, n / count)]);
  }
  return line;
}

export type RoadCut = { waypoints: readonly Waypoint[]; width: number; shoulder?: number };

/** Cuts a road into the land: level across, a bank above it, a wall of fill below. */
export function cutRoad(land: Land, { waypoints, width, shoulder = 2.2 }: RoadCut): Road {
  const groundAt = reader(land, land.heights);
  const line = curve(waypoints, land.step);
  const rough = line.map(([x, z]) => groundAt(x, z));
  const reach = Math.max(3, Math.round((width * 2.5) / land.step));
  const points = line.map(([x, z], i) => {
    const around = rough.slice(Math.max(0, i - reach), i + reach + 1);
    return { x, z, y: around.reduce((sum, y) => sum + y, 0) / around.length };
  });
  const distance = new Float32Array(land.heights.length).fill(9);
  const level = new Float32Array(land.heights.length);
  for (const point of points) mark(land, { point, reach: width * shoulder, distance, level });
  for (let i = 0; i < distance.length; i++) {
    const k = smooth(width * shoulder, width * 0.55, at(distance, i));
    if (k > 0) land.heights[i] = lerp(at(land.heights, i), at(level, i), k);
  }
  return { points, distance };
}

type Mark = { point: RoadPoint; reach: number; distance: Float32Array; level: Float32Array };

function mark({ columns, rows, step, left, far }: Land, { point, reach, distance, level }: Mark): void {
  const cells = Math.ceil(reach / step);
  const [middleQ, middleJ] = [Math.round((point.x - left) / step), Math.round((far - point.z) / step)];
  for (let j = Math.max(0, middleJ - cells); j <= Math.min(rows - 1, middleJ + cells); j++) {
    for (let q = Math.max(0, middleQ - cells); q <= Math.min(columns - 1, middleQ + cells); q++) {
      const i = j * columns + q;
      const d = Math.hypot(left + q * step - point.x, far - j * step - point.z);
      if (d >= at(distance, i)) continue;
      distance[i] = d;
      level[i] = point.y;
    }
  }
}

export type Face = { heightAt: (x: number, z: number) => number; near: number; far: number; step: number };

/**
 * A line of places given as x and height, laid on a slope that rises away from the viewer: so a road keeps an
 * even gradient over rib and gully, as roads are built.
 */
export function onFace(line: readonly Waypoint[], { heightAt, near, far, step }: Face): Waypoint[] {
  const placeAt = (x: number, height: number): Waypoint => {
    let [low, high] = [near, far];
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (heightAt(x, middle) < height) low = middle;
      else high = middle;
    }
    return [x, (low + high) / 2];
  };
  return line.flatMap(([x, height], i) => {
    const [toX, toHeight] = line[i + 1] ?? [x, height];
    const steps = Math.max(1, Math.round(Math.abs(toX - x) / step));
    return Array.from({ length: steps }, (_, k) =>
      placeAt(lerp(x, toX, k / steps), lerp(height, toHeight, k / steps)),
    );
  });
}

import { at, lerp, type Random, randomOf } from './numbers.ts';

export type Point = { x: number; z: number; h: number; peak?: boolean };
export type Segment = readonly [Point, Point];
/** x, height over the base and, where it matters, distance behind the front. */
export type Crest = readonly (readonly [number, number, number?])[];

export type SkeletonOptions = {
  seed: number;
  spurLength?: number;
  /** How fast spurs fall toward the viewer. */
  drop?: number;
  levels?: number;
  /** How far the crest winders back and forth. */
  wander?: number;
  lean?: number;
  every?: number;
  spread?: number;
};

/** A mountain as its arêtes: the skyline, and spurs on spurs that grow from it toward the viewer. */
export function skeleton(crest: Crest, options: SkeletonOptions): Segment[] {
  const {
    seed,
    spurLength = 0.35,
    drop = 0.8,
    levels = 3,
    wander = 0.02,
    lean = 0,
    every = 0.03,
    spread = 0.9,
  } = options;
  const random = randomOf(seed);
  const fine = subdivided(crest, { every, wander, random });
  const segments: Segment[] = [];
  for (let i = 0; i < fine.length - 1; i++) segments.push([fine[i] as Point, fine[i + 1] as Point]);
  for (const point of fine) {
    if (random() >= (point.peak ? 1 : 0.55)) continue;
    const angle = (random() - 0.5) * spread + lean;
    const length = spurLength * (0.6 + 0.6 * random()) * (point.peak ? 1 : 0.7);
    growSpur(segments, random, { from: point, angle, length, drop: drop * (0.8 + 0.4 * random()), levels });
  }
  return segments;
}

function subdivided(
  crest: Crest,
  { every, wander, random }: { every: number; wander: number; random: Random },
): Point[] {
  const points = crest.map(([x, h, z]) => ({ x, z: z ?? random() * wander, h, peak: true }));
  const fine: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const steps = Math.max(1, Math.round(Math.abs(b.x - a.x) / every));
    for (let j = 0; j < steps; j++) {
      const [t, jitter] = [j / steps, j ? 1 : 0];
      fine.push({
        x: lerp(a.x, b.x, t),
        z: lerp(a.z, b.z, t) + jitter * (random() - 0.3) * wander,
        h: lerp(a.h, b.h, t) - jitter * random() * 0.012,
        peak: !j,
      });
    }
  }
  const last = points.at(-1);
  if (last) fine.push(last);
  return fine;
}

type Spur = { from: Point; angle: number; length: number; drop: number; levels: number };

function growSpur(segments: Segment[], random: Random, { from, angle, length, drop, levels }: Spur): void {
  const steps = Math.max(3, Math.round(length / 0.035));
  const step = length / steps;
  let [point, heading] = [from, angle];
  for (let i = 0; i < steps; i++) {
    heading = lerp(heading + (random() - 0.5) * 0.7, angle, 0.3);
    const fall = drop * step * (1.25 - (0.6 * i) / steps) * (0.55 + 0.9 * random());
    const next = {
      x: point.x + Math.sin(heading) * step,
      z: point.z + Math.cos(heading) * step,
      h: point.h - fall,
    };
    segments.push([point, next]);
    point = next;
    if (levels > 1 && i < steps - 1 && random() < 0.8) {
      const side = i % 2 ? 1 : -1;
      growSpur(segments, random, {
        from: point,
        angle: heading + side * (0.6 + 0.5 * random()),
        length: length * (0.3 + 0.3 * random()) * (1 - (i / steps) * 0.4),
        drop: drop * 1.15,
        levels: levels - 1,
      });
    }
  }
}

/** A crest from pairs of x and height, as one reads them off a photograph: `0 0.56, 0.07 0.7`. */
export function crestOf(pairs: string): Crest {
  return pairs.split(',').map((pair) => {
    const [x, h] = pair.trim().split(/\s+/).map(Number);
    if (x === undefined || h === undefined || Number.isNaN(x + h))
      throw new Error(`Not a point of a crest: "${pair}".`);
    return [x, h] as const;
  });
}

/** The height of a crest over x, straight between its points. */
export function crestHeight(crest: Crest, x: number): number {
  for (let i = 0; i < crest.length - 1; i++) {
    const [a, b] = [crest[i] as readonly number[], crest[i + 1] as readonly number[]];
    if (x >= at(a, 0) && x <= at(b, 0))
      return lerp(at(a, 1), at(b, 1), (x - at(a, 0)) / (at(b, 0) - at(a, 0)));
  }
  return 0;
}

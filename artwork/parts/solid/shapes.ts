import type { Corner, Skin, Solid } from './solid.ts';
import { cross, minus, unit, type Vec } from './vector.ts';

export type Box = {
  skin: Skin;
  /** Of the middle of its foot. */
  x?: number;
  y?: number;
  z?: number;
  wide: number;
  tall: number;
  deep: number;
  /** How far each wall leans in at the top. */
  batter?: number;
  top?: Skin;
};

/** A block whose walls may lean in, as those of a dzong do. */
export function addBox(solid: Solid, box: Box): void {
  const { skin, x = 0, y = 0, z = 0, wide, tall, deep, batter = 0, top = skin } = box;
  const ring = (at: number, inset: number): [Vec, Vec, Vec, Vec] => {
    const [w, d] = [wide / 2 - inset, deep / 2 - inset];
    return [
      [x - w, at, z + d],
      [x + w, at, z + d],
      [x + w, at, z - d],
      [x - w, at, z - d],
    ];
  };
  const [low, high] = [ring(y, 0), ring(y + tall, batter)];
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    solid.quad(skin, low[i] as Vec, low[j] as Vec, high[j] as Vec, high[i] as Vec);
  }
  solid.quad(top, ...high);
}

export type Loft = { skin: Skin; smooth?: boolean; open?: boolean };

/** A skin over rings of equally many points: domes, spires, curved roofs. u counts round, v along, each 0 to 1. */
export function addLoft(
  solid: Solid,
  rings: readonly (readonly Vec[])[],
  { skin, smooth, open }: Loft,
): void {
  const count = rings[0]?.length ?? 0;
  const spot = (k: number, i: number): Vec => {
    const ring = rings[Math.max(0, Math.min(rings.length - 1, k))] as readonly Vec[];
    return ring[open ? Math.max(0, Math.min(count - 1, i)) : (i + count) % count] as Vec;
  };
  const corner = (k: number, i: number): Corner => ({
    point: spot(k, i),
    normal: unit(cross(minus(spot(k, i + 1), spot(k, i - 1)), minus(spot(k + 1, i), spot(k - 1, i)))),
    u: i / count,
    v: k / (rings.length - 1),
  });
  for (let k = 0; k < rings.length - 1; k++) {
    for (let i = 0; i < (open ? count - 1 : count); i++) {
      const [a, b, c, d] = [corner(k, i), corner(k, i + 1), corner(k + 1, i + 1), corner(k + 1, i)];
      if (smooth) {
        solid.triangle(skin, a, b, c);
        solid.triangle(skin, a, c, d);
      } else addFlat(solid, skin, [a, b, c, d]);
    }
  }
}

function addFlat(solid: Solid, skin: Skin, [a, b, c, d]: [Corner, Corner, Corner, Corner]): void {
  const normal = unit(cross(minus(c.point, a.point), minus(d.point, b.point)));
  const flat = (corner: Corner): Corner => ({ ...corner, normal });
  solid.triangle(skin, flat(a), flat(b), flat(c));
  solid.triangle(skin, flat(a), flat(c), flat(d));
}

/** A body turned on a wheel: pairs of radius and height. */
export function addLathe(
  solid: Solid,
  profile: readonly (readonly [number, number])[],
  {
    skin,
    sides = 24,
    x = 0,
    y = 0,
    z = 0,
  }: { skin: Skin; sides?: number; x?: number; y?: number; z?: number },
): void {
  const rings = profile.map(([radius, height]) =>
    Array.from({ length: sides }, (_, i): Vec => {
      const angle = (i / sides) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + height, z - Math.sin(angle) * radius];
    }),
  );
  addLoft(solid, rings, { skin, smooth: sides > 8 });
}

/** The rim of a wheel that rolls along x: points of a circle about its middle. */
export function rim([x, y, z]: Vec, radius: number, points: number): Vec[] {
  return Array.from({ length: points }, (_, i): Vec => {
    const angle = (i / points) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  });
}

export type Roof = {
  skin: Skin;
  edge: Skin;
  under: Skin;
  y: number;
  wide: number;
  deep: number;
  tall: number;
  /** Length of the ridge; 0 is a pyramid. */
  ridge: number;
  thick?: number;
  /** How much the corners turn up. */
  lift?: number;
  /** 1 is straight; more hangs in like a pagoda's. */
  sweep?: number;
  x?: number;
  z?: number;
};

/** A hipped roof with a thick edge and a dark underside; its size is that of the eaves. */
export function addRoof(solid: Solid, roof: Roof): void {
  const { y, wide, deep, tall, ridge, thick = tall * 0.12, lift = 0, sweep = 1.35, x = 0, z = 0 } = roof;
  const steps = 6;
  const ringAt = (t: number, down: number): Vec[] => {
    const [w, d] = [(wide / 2) * (1 - t) + (ridge / 2) * t, (deep / 2) * (1 - t)];
    const rise = tall * t ** sweep - down;
    return rectangle(w, d, 6).map(([px, pz, corner]) => [
      x + px,
      y + rise + lift * corner ** 3 * (1 - t) ** 2,
      z + pz,
    ]);
  };
  const slopes = Array.from({ length: steps + 1 }, (_, k) => ringAt(k / steps, 0));
  addLoft(solid, slopes, { skin: roof.skin });
  addLoft(solid, [ringAt(0, thick), ringAt(0, 0)], { skin: roof.edge });
  addLoft(solid, [ringAt(0.55, thick + tall * 0.18), ringAt(0, thick)], { skin: roof.under });
}

/** Points round a rectangle, and how near each is to a corner. */
function rectangle(w: number, d: number, steps: number): [number, number, number][] {
  const points: [number, number, number][] = [];
  const sides = [
    [-w, d, w, d],
    [w, d, w, -d],
    [w, -d, -w, -d],
    [-w, -d, -w, d],
  ] as const;
  for (const [ax, az, bx, bz] of sides)
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      points.push([ax + (bx - ax) * t, az + (bz - az) * t, Math.abs(2 * t - 1)]);
    }
  return points;
}

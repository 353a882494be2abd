import { lerp, type Random, randomOf } from './numbers.ts';
import { addLoft } from './solid/shapes.ts';
import type { Corner, Skin, Solid } from './solid/solid.ts';
import { plus, times, unit, type Vec } from './solid/vector.ts';

export type Crown3 = {
  skin: Skin;
  x: number;
  y: number;
  z: number;
  /** Half its width; `tall` is half its height. */
  radius: number;
  tall?: number;
  leaves: number;
  leaf: number;
  seed: number;
};

/** A crown of loose leaves that lean outward: light gathers on the sunny side, and it throws a broken shadow. */
export function addCrown(solid: Solid, crown: Crown3): void {
  const { skin, x, y, z, radius, tall = radius * 0.8, leaves, leaf, seed } = crown;
  const random = randomOf(seed);
  const tufts = Array.from({ length: Math.max(5, Math.round(leaves / 16)) }, () => {
    const way = anyWay(random);
    return times([way[0] * radius, way[1] * tall, way[2] * radius], 0.35 + 0.5 * random());
  });
  for (let i = 0; i < leaves; i++) {
    const tuft = tufts[i % tufts.length] as Vec;
    const way = anyWay(random);
    const place = plus(tuft, times([way[0] * radius, way[1] * tall, way[2] * radius], 0.3 * random()));
    const normal = unit(plus(plus(unit(place), times(unit(way), 0.75)), [0, 0.25, 0]));
    addLeaf(solid, skin, {
      point: plus([x, y, z], place),
      normal,
      size: leaf * (0.6 + 0.8 * random()),
      random,
    });
  }
}

function anyWay(random: Random): Vec {
  const height = lerp(-1, 1, random());
  const angle = random() * Math.PI * 2;
  const level = Math.sqrt(1 - height * height);
  return [Math.cos(angle) * level, height, Math.sin(angle) * level];
}

type Leaf = { point: Vec; normal: Vec; size: number; random: Random };

/** It faces any way, yet takes light as the crown does there. */
function addLeaf(solid: Solid, skin: Skin, { point, normal, size, random }: Leaf): void {
  const [p, q] = [anyWay(random), anyWay(random)];
  const corner = (at: Vec): Corner => ({ point: at, normal, u: 0, v: 0 });
  solid.triangle(
    skin,
    corner(plus(point, times(p, size))),
    corner(plus(point, times(q, size))),
    corner(plus(point, times(plus(p, q), -size * 0.7))),
  );
}

/** A stem or a bough from a to b. */
export function addLimb(solid: Solid, skin: Skin, [a, b, ra, rb]: readonly [Vec, Vec, number, number]): void {
  const ring = ([x, y, z]: Vec, r: number): Vec[] =>
    Array.from({ length: 7 }, (_, i): Vec => {
      const angle = (i / 7) * Math.PI * 2;
      return [x + Math.cos(angle) * r, y, z - Math.sin(angle) * r];
    });
  addLoft(solid, [ring(a, ra), ring(b, rb)], { skin, smooth: true });
}

export type Fir3 = {
  skin: Skin;
  x: number;
  y: number;
  z: number;
  tall: number;
  seed: number;
  slim?: number;
  boughs?: number;
};

/** A conifer of drooping boughs, for places where one looks down on a forest. */
export function addFir(solid: Solid, { skin, x, y, z, tall, seed, slim = 0.2, boughs = 26 }: Fir3): void {
  const random = randomOf(seed);
  for (let i = 0; i < boughs; i++) {
    const t = (i + random()) / boughs;
    const angle = i * 2.4 + random();
    const reach = tall * slim * (1.02 - t) * (0.7 + 0.5 * random());
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
    const height = y + tall * (0.08 + 0.92 * t);
    const normal = unit([dx, 0.7, dz]);
    const corner = (out: number, side: number, drop: number): Corner => ({
      point: [x + dx * out - dz * side, height - drop, z + dz * out + dx * side],
      normal,
      u: 0,
      v: 0,
    });
    const wide = reach * Math.min(0.55, 13 / boughs + 0.08);
    solid.triangle(
      skin,
      corner(0, 0, -tall * 0.07),
      corner(reach, wide, reach * 0.5),
      corner(reach * 0.9, -wide, reach * 0.55),
    );
  }
}

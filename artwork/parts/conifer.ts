import { lerp, type Random, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Conifer = {
  x: number;
  y: number;
  height: number;
  seed: number;
  density?: number;
  width?: number;
  lean?: number;
  bare?: number;
};

type Shape = Required<Conifer> & { random: Random; stemAt(u: number): number; needle: number };

/** A fir from hundreds of hanging needle strokes: limbs of uneven length, gaps, drooping tips. */
export function drawConifer(pen: Pen, tree: Conifer): void {
  const random = randomOf(tree.seed);
  const wobble = 0.02 * (random() - 0.5);
  const { x, height } = tree;
  const lean = tree.lean ?? 0;
  const stemAt = (u: number) => x + lean * u * height + Math.sin(u * 4 + tree.seed) * wobble * height;
  const needle = Math.max(0.0016, height * 0.0052);
  const shape: Shape = { density: 1, width: 0.2, lean, bare: 0.1, ...tree, random, stemAt, needle };
  pen.lineCap = 'round';
  drawStem(pen, shape);
  const sides: [number, number] = [0.8 + 0.4 * random(), 0.8 + 0.4 * random()];
  const limbs = Math.round(34 * shape.density + 8);
  for (let i = 0; i < limbs; i++) {
    const u = shape.bare + (1 - shape.bare) * ((i + 0.6 * random()) / limbs) ** 0.9;
    if (u > 0.985) continue;
    if (random() >= 0.16) drawLimb(pen, shape, { u, side: -1, long: sides[0] });
    if (random() >= 0.16) drawLimb(pen, shape, { u, side: 1, long: sides[1] });
  }
}

function drawStem(pen: Pen, { y, height, stemAt }: Shape): void {
  const thick = 0.013 * height;
  pen.beginPath();
  pen.moveTo(stemAt(0) - thick, y);
  pen.lineTo(stemAt(0) + thick, y);
  pen.lineTo(stemAt(1) + 0.001 * height, y - height);
  pen.lineTo(stemAt(1) - 0.001 * height, y - height);
  pen.fill();
  pen.lineWidth = height * 0.004;
  pen.beginPath();
  pen.moveTo(stemAt(1), y - height * 0.95);
  pen.lineTo(stemAt(1), y - height * 1.02);
  pen.stroke();
}

type Limb = { u: number; side: 1 | -1; long: number };

function drawLimb(pen: Pen, shape: Shape, { u, side, long }: Limb): void {
  const { random, height, y, needle } = shape;
  const profile = (1 - u) ** 0.72 * (u < shape.bare + 0.12 ? 0.55 + 0.45 * random() : 1);
  const gap = 0.75 + 0.35 * Math.sin(u * 17 + shape.seed * side);
  const length = height * shape.width * profile * (0.5 + 0.75 * random()) * gap * long + height * 0.01;
  const [rootX, rootY] = [shape.stemAt(u), y - height * u];
  const droop = length * (0.1 + 0.38 * (1 - u) * (0.6 + 0.6 * random()));
  const tip = length * (0.06 + 0.14 * random());
  const along = (t: number): [number, number] => [
    rootX + side * length * t,
    rootY + droop * (1.5 * t - 0.5 * t * t) * 0.9 - tip * t ** 3,
  ];
  pen.lineWidth = Math.max(0.0008, height * 0.0065 * (0.4 + profile));
  pen.beginPath();
  pen.moveTo(rootX, rootY - height * 0.006);
  for (let k = 1; k <= 5; k++) pen.lineTo(...along(k / 5));
  pen.stroke();
  const needles = Math.max(3, Math.round((length / needle) * 1.25));
  for (let k = 0; k < needles; k++) {
    const t = 0.06 + (0.96 * (k + random())) / needles;
    const [px, py] = along(Math.min(1, t));
    const l = height * (0.009 + 0.02 * random()) * (1.12 - 0.65 * t) * (0.65 + 0.6 * profile);
    const hang = 0.25 + 0.75 * random();
    pen.lineWidth = needle * (0.5 + 0.6 * random());
    pen.beginPath();
    pen.moveTo(px, py);
    pen.lineTo(px + side * l * (0.9 - hang * 0.5) * (random() < 0.12 ? -1 : 1), py + l * hang);
    pen.stroke();
  }
}

export type Forest = {
  ground: (x: number) => number;
  count: number;
  from: number;
  to: number;
  least: number;
  most: number;
  seed: number;
  scatter?: number;
};

/** A stand of conifers in clumps along a line; what grows lower in the picture is drawn later. */
export function drawForest(
  pen: Pen,
  { ground, count, from, to, least, most, seed, scatter = 0.02 }: Forest,
): void {
  const random = randomOf(seed);
  const trees = Array.from({ length: count }, (_, i) => {
    const x = lerp(from, to, random());
    const clump = 0.5 + 0.5 * Math.sin(x * 23 + seed) * Math.sin(x * 9.7 + seed * 2);
    const height = lerp(least, most, random() * (0.3 + 0.7 * clump));
    return {
      x,
      y: ground(x) + 0.006 + scatter * random(),
      height,
      seed: seed * 100 + i,
      density: 0.6,
      width: 0.19 + 0.08 * random(),
    };
  });
  trees.sort((a, b) => a.y - b.y);
  for (const tree of trees) drawConifer(pen, tree);
}

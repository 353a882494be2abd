import { blend, type Hex } from './colour.ts';
import { clamp, lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Bush = {
  x: number;
  y: number;
  /** Half its width; it stands `tall` above y. */
  radius: number;
  tall: number;
  leaf: { shade: Hex; lit: Hex };
  bloom: { shade: Hex; lit: Hex };
  /** Trusses of flowers for each leaf cluster, 0 to 1. */
  blooms?: number;
  /** Where the light comes from: −1 left, 1 right. */
  toward?: number;
  grain?: number;
  seed: number;
};

/** A rhododendron crown: clusters of dark leaves from back to front, with trusses of flowers where light falls. */
export function drawBush(pen: Pen, bush: Bush): void {
  const { x, y, radius, tall, leaf, bloom, blooms = 0.3, toward = 1, grain = 0.011, seed } = bush;
  const random = randomOf(seed);
  const count = clamp(Math.round((radius * tall) / (grain * grain * 0.42)), 12, 900);
  const clusters = Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random());
    // Lumps along the rim, so that no crown is an egg.
    const lump = 0.82 + 0.22 * Math.sin(angle * 5 + seed) * Math.sin(angle * 2.3 + seed * 1.7);
    return { u: Math.cos(angle) * out * lump, v: Math.sin(angle) * out * lump, fall: random() };
  });
  clusters.sort((a, b) => a.v + 0.5 * a.fall - (b.v + 0.5 * b.fall));
  for (const { u, v, fall } of clusters) {
    const spot = [x + u * radius, y - tall * 0.5 - v * -0.5 * tall] as const;
    const light = clamp(0.5 + 0.38 * u * toward - 0.5 * v + 0.3 * (fall - 0.5));
    const size = grain * lerp(0.7, 1.25, random());
    drawLeaves(pen, { spot, size, colour: blend(leaf.shade, leaf.lit, light), random });
    if (random() < blooms * (0.35 + light)) {
      drawTruss(pen, {
        spot,
        size: size * 0.62,
        shade: blend(bloom.shade, bloom.lit, light * 0.7),
        lit: blend(bloom.shade, bloom.lit, clamp(light * 1.25)),
        toward,
        random,
      });
    }
  }
}

type Leaves = { spot: readonly [number, number]; size: number; colour: Hex; random: () => number };

/** A whorl of long leaves, as rhododendrons hold them. */
function drawLeaves(pen: Pen, { spot: [x, y], size, colour, random }: Leaves): void {
  pen.fillStyle = colour;
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + random();
    pen.beginPath();
    pen.ellipse(
      x + Math.cos(angle) * size * 0.5,
      y + Math.sin(angle) * size * 0.36,
      size * 0.52,
      size * 0.17,
      angle * 0.8,
      0,
      7,
    );
    pen.fill();
  }
}

type Truss = {
  spot: readonly [number, number];
  size: number;
  shade: Hex;
  lit: Hex;
  toward: number;
  random: () => number;
};

/** A round head of flowers with its lit side. */
function drawTruss(pen: Pen, { spot: [x, y], size, shade, lit, toward, random }: Truss): void {
  pen.fillStyle = shade;
  pen.beginPath();
  pen.ellipse(x, y, size, size * 0.86, 0, 0, 7);
  pen.fill();
  pen.fillStyle = lit;
  for (let i = 0; i < 4; i++) {
    pen.beginPath();
    pen.ellipse(
      x + (0.25 * toward + (random() - 0.5) * 0.9) * size,
      y - (0.3 + (random() - 0.5) * 0.7) * size,
      size * 0.36,
      size * 0.3,
      0,
      0,
      7,
    );
    pen.fill();
  }
}

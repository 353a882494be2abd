import { blend, type Hex } from './colour.ts';
import { randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Boulder = {
  x: number;
  /** Where it meets the ground or the water. */
  y: number;
  /** Half its breadth. */
  size: number;
  seed: number;
  shade: Hex;
  lit: Hex;
  toward?: 1 | -1;
  /** Water that breaks against its foot. */
  foam?: Hex;
};

/** A river boulder: rounded by water, a lit shoulder, a face in shade, a wet foot, foam where the stream meets it. */
export function drawBoulder(pen: Pen, { x, y, size, seed, shade, lit, toward = -1, foam }: Boulder): void {
  const random = randomOf(seed);
  const tall = size * (0.6 + 0.55 * random());
  const skew = (random() - 0.5) * 0.5;
  const outline = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (i / 14);
    const bump = 0.86 + 0.2 * random();
    const up = Math.sin(angle) ** 0.7;
    return [x + (-Math.cos(angle) * bump + skew * up) * size, y - up * tall * bump] as const;
  });
  pen.save();
  pen.beginPath();
  trace(pen, outline);
  pen.closePath();
  pen.fillStyle = shade;
  pen.fill();
  pen.clip();
  drawLight(pen, { x: x + skew * size * 0.6, y, size, tall, shade, lit, toward, random });
  pen.fillStyle = blend(shade, '#08161b', 0.35);
  pen.beginPath();
  pen.ellipse(x, y + size * 0.02, size * 1.3, tall * 0.08, 0, 0, 7);
  pen.fill();
  pen.restore();
  if (foam) drawCollar(pen, { x, y, size, foam, random });
}

type Light = {
  x: number;
  y: number;
  size: number;
  tall: number;
  shade: Hex;
  lit: Hex;
  toward: number;
  random: () => number;
};

/** Dabs that crowd together toward the sun: flat inks with a broken edge, as the stone is rough. */
function drawLight(pen: Pen, { x, y, size, tall, shade, lit, toward, random }: Light): void {
  for (const [step, count] of [
    [0.35, 46],
    [0.68, 40],
    [1, 30],
  ] as const) {
    pen.fillStyle = blend(shade, lit, step);
    for (let i = 0; i < count; i++) {
      const [u, v] = [random() * 2.2 - 1.1, random()];
      const facing = 0.62 * u * toward + 0.9 * (v - 0.5) + 0.22 * (random() - 0.5);
      if (facing < step * 0.52 - 0.12) continue;
      pen.beginPath();
      pen.ellipse(
        x + u * size,
        y - v * tall,
        size * (0.12 + 0.12 * random()),
        tall * (0.06 + 0.08 * random()),
        toward * -0.5,
        0,
        7,
      );
      pen.fill();
    }
  }
}

function trace(pen: Pen, spots: readonly (readonly [number, number])[]): void {
  for (let i = 0; i < spots.length - 1; i++) {
    const [a, b] = [spots[i], spots[i + 1]];
    if (!a || !b) continue;
    if (i === 0) pen.moveTo(...a);
    pen.quadraticCurveTo(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  }
  pen.lineTo(...(spots.at(-1) ?? ([0, 0] as const)));
}

type Collar = { x: number; y: number; size: number; foam: Hex; random: () => number };

function drawCollar(pen: Pen, { x, y, size, foam, random }: Collar): void {
  pen.fillStyle = foam;
  for (let i = 0; i < 16; i++) {
    const u = random() * 2 - 1;
    pen.beginPath();
    pen.ellipse(
      x + u * size * 1.12,
      y + size * (0.1 * (1 - u * u) + 0.05 * (random() - 0.3)),
      size * (0.08 + 0.12 * random()),
      size * (0.025 + 0.04 * random()),
      0,
      0,
      7,
    );
    pen.fill();
  }
}

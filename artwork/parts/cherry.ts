import { type Crown, drawCrown } from './broadleaf.ts';
import type { Hex } from './colour.ts';
import { randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Cherry = {
  x: number;
  y: number;
  height: number;
  seed: number;
  /** Where the sun stands: −1 left, 1 right. */
  toward: 1 | -1;
  bark: Hex;
  /** From the shade within the crown to the side in the sun. */
  bloom: readonly [Hex, Hex, Hex];
};

/** A Himalayan cherry in flower: a short forked stem under a wide loose crown, darker within, pale toward the sun. */
export function drawCherry(pen: Pen, { x, y, height: h, seed, toward, bark, bloom }: Cherry): void {
  const random = randomOf(seed);
  const forks = Array.from({ length: 6 }, (_, i) => {
    const u = (i + 0.5) / 6;
    return [
      x + (u - 0.5) * h * 0.86 + (random() - 0.5) * h * 0.1,
      y - h * (0.62 + 0.26 * Math.sin(u * Math.PI)),
    ] as const;
  });
  pen.strokeStyle = bark;
  pen.lineCap = 'round';
  const fork = [x + h * 0.02, y - h * 0.26] as const;
  pen.lineWidth = h * 0.055;
  pen.beginPath();
  pen.moveTo(x, y + h * 0.02);
  pen.lineTo(...fork);
  pen.stroke();
  for (const [endX, endY] of forks) {
    pen.lineWidth = h * 0.024;
    pen.beginPath();
    pen.moveTo(...fork);
    pen.quadraticCurveTo(fork[0] + (endX - x) * 0.45, y - h * 0.42, endX, endY);
    pen.stroke();
  }
  const tufts: Omit<Crown, 'leaf'>[] = [];
  for (const [i, [px, py]] of forks.entries())
    for (let k = 0; k < 5; k++)
      tufts.push({
        x: px + (random() - 0.5) * h * 0.26,
        y: py + (random() - 0.55) * h * 0.26,
        radius: h * (0.11 + 0.05 * random()),
        seed: seed * 41 + i * 5 + k,
      });
  const leaf = Math.max(0.0012, h * 0.014);
  for (const [layer, colour] of bloom.entries()) {
    pen.fillStyle = colour;
    for (const tuft of tufts)
      drawCrown(pen, {
        ...tuft,
        x: tuft.x + toward * layer * h * 0.022,
        y: tuft.y - layer * h * 0.026,
        radius: tuft.radius * (1.05 - 0.24 * layer),
        seed: tuft.seed + layer,
        leaf,
      });
  }
}

export type CherryBranch = {
  from: readonly [number, number];
  to: readonly [number, number];
  bend: number;
  seed: number;
  size: number;
  bark: Hex;
  bloom: readonly [Hex, Hex, Hex];
  heart: Hex;
};

/** A branch close to the viewer: twigs, and clusters of five-petalled flowers hanging from them. */
export function drawCherryBranch(
  pen: Pen,
  { from, to, bend, seed, size, bark, bloom, heart }: CherryBranch,
): void {
  const random = randomOf(seed);
  const along = (u: number): [number, number] => [
    from[0] + (to[0] - from[0]) * u,
    from[1] + (to[1] - from[1]) * u + bend * 4 * u * (1 - u) + 0.006 * Math.sin(u * 17 + seed),
  ];
  pen.strokeStyle = bark;
  pen.lineCap = 'round';
  for (let i = 0; i < 24; i++) {
    pen.lineWidth = size * 0.42 * (1.1 - i / 24);
    pen.beginPath();
    pen.moveTo(...along(i / 24));
    pen.lineTo(...along((i + 1) / 24));
    pen.stroke();
  }
  const clusters: [number, number][] = [];
  for (let i = 0; i < 13; i++) {
    const u = 0.12 + (0.88 * (i + 0.5 * random())) / 13;
    const [x, y] = along(u);
    const [dx, dy] = [(random() - 0.4) * size * 3.4, (i % 3 ? 1 : -0.8) * size * (1 + 1.6 * random())];
    pen.lineWidth = size * 0.12;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + dx * 0.2, y + dy * 0.6, x + dx, y + dy);
    pen.stroke();
    clusters.push([x + dx, y + dy], [x + dx * 0.3, y + dy * 0.4]);
  }
  for (const [x, y] of clusters)
    for (let k = 0; k < 6; k++) {
      const [px, py] = [x + (random() - 0.5) * size * 2.3, y + (random() - 0.5) * size * 2];
      drawFlower(pen, {
        x: px,
        y: py,
        size: size * (0.62 + 0.3 * random()),
        turn: random() * 6,
        colour: bloom[Math.min(2, Math.floor(k / 2))] as Hex,
        heart,
      });
    }
}

type Flower = { x: number; y: number; size: number; turn: number; colour: Hex; heart: Hex };

function drawFlower(pen: Pen, { x, y, size, turn, colour, heart }: Flower): void {
  pen.fillStyle = colour;
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i / 5) * Math.PI * 2;
    pen.beginPath();
    pen.ellipse(
      x + Math.cos(angle) * size * 0.5,
      y + Math.sin(angle) * size * 0.45,
      size * 0.42,
      size * 0.3,
      angle,
      0,
      7,
    );
    pen.fill();
  }
  pen.fillStyle = heart;
  pen.beginPath();
  pen.arc(x, y, size * 0.15, 0, 7);
  pen.fill();
}

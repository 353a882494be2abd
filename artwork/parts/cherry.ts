import { type Crown, drawCrown } from './broadleaf.ts';
import type { Hex } from './colour.ts';
import { type Random, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Cherry = {
  x: number;
  y: number;
  height: number;
  seed: number;
  /** Where the sun stands: −1 left, 1 right. */
  toward: 1 | -1;
  bark: Hex;
  /** The edge of the wood in the sun. */
  lit: Hex;
  /** From the shade within the crown to the side in the sun. */
  bloom: readonly [Hex, Hex, Hex];
  /** How far the stem leans over, in its heights. */
  lean?: number;
};

type Bough = { x: number; y: number; toX: number; toY: number; bend: number; thick: number };
type Wood = { boughs: Bough[]; tips: { x: number; y: number; radius: number }[] };

/** A Himalayan cherry in flower: a bent stem, boughs that fork three times and spread, blossom in loose tiers with gaps. */
export function drawCherry(
  pen: Pen,
  { x, y, height, seed, toward, bark, lit, bloom, lean = 0 }: Cherry,
): void {
  const random = randomOf(seed);
  const wood: Wood = { boughs: [], tips: [] };
  grow(wood, random, {
    x,
    y,
    angle: lean + (random() - 0.5) * 0.2,
    length: height * 0.34,
    thick: height * 0.05,
    level: 0,
  });
  const leaf = Math.max(0.0011, Math.min(0.0046, height * 0.0105));
  const tufts: Omit<Crown, 'leaf'>[] = wood.tips.map((tip, i) => ({ ...tip, seed: seed * 41 + i * 5 }));
  const print = (layer: 0 | 1 | 2, from: number) => {
    pen.fillStyle = bloom[layer];
    for (const [i, tuft] of tufts.entries())
      if (i % 3 >= from)
        drawCrown(pen, {
          ...tuft,
          x: tuft.x + toward * layer * height * 0.014,
          y: tuft.y - layer * height * 0.018,
          radius: tuft.radius * (1.1 - 0.27 * layer),
          seed: tuft.seed + layer,
          leaf,
          flat: 0.6,
        });
  };
  print(0, 0);
  drawWood(pen, wood, { bark, lit, toward });
  print(1, 0);
  print(2, 1);
}

type Growth = { x: number; y: number; angle: number; length: number; thick: number; level: number };

/** The angle is from upright; boughs turn outward as they fork and level off. */
function grow(wood: Wood, random: Random, { x, y, angle, length, thick, level }: Growth): void {
  const toX = x + Math.sin(angle) * length;
  const toY = y - Math.cos(angle) * length * (level > 1 ? 0.7 : 0.92);
  wood.boughs.push({ x, y, toX, toY, bend: (random() - 0.5) * 0.36 * length, thick });
  if (level > 1) wood.tips.push({ x: toX, y: toY, radius: length * (0.4 + 0.24 * random()) });
  if (level > 3) return;
  const forks = level === 0 ? 4 : random() < 0.4 ? 3 : 2;
  for (let i = 0; i < forks; i++) {
    const out = (i / (forks - 1)) * 2 - 1;
    grow(wood, random, {
      x: toX,
      y: toY,
      angle: Math.max(
        -1.75,
        Math.min(1.75, angle * 0.9 + out * (level ? 0.62 : 0.86) + (random() - 0.5) * 0.4),
      ),
      length: length * (level ? 0.66 : 0.72) * (0.8 + 0.4 * random()),
      thick: thick * (level ? 0.56 : 0.6),
      level: level + 1,
    });
  }
}

/** Tapering limbs, the side to the sun drawn once more and thinner. */
function drawWood(
  pen: Pen,
  { boughs }: Wood,
  { bark, lit, toward }: { bark: Hex; lit: Hex; toward: number },
): void {
  pen.lineCap = 'round';
  for (const [ink, share, shift] of [
    [bark, 1, 0],
    [lit, 0.3, 0.3],
  ] as const) {
    pen.strokeStyle = ink;
    for (const [i, { x, y, toX, toY, bend, thick }] of boughs.entries()) {
      if (shift && thick < 0.0035) continue;
      const steps = i ? 6 : 18;
      for (let k = 0; k < steps; k++) {
        const place = (t: number): [number, number] => [
          x + (toX - x) * t + bend * 4 * t * (1 - t) * 0.5 + toward * shift * thick,
          y + (toY - y) * t - 0.1 * shift * thick,
        ];
        pen.lineWidth = thick * share * (1 - 0.42 * (k / steps) + (i ? 0 : 0.5 * (1 - k / steps) ** 4));
        pen.beginPath();
        pen.moveTo(...place(k / steps));
        pen.lineTo(...place((k + 1) / steps));
        pen.stroke();
      }
    }
  }
}

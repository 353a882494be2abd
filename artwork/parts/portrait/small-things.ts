import { ellipsoid } from '../solid/distances.ts';
import { type Inks, type Part, printedIn } from './sitter.ts';

/** Two rims with a bridge, and arms to the ears. */
export function spectaclesOf(inks: Inks): Part {
  const printed = printedIn(inks);
  const thick = 0.011;
  return {
    body(x, y, z) {
      const side = Math.abs(x);
      const front = 0.52 - 0.35 * side * side;
      const rim = Math.hypot((side - 0.2) / 1.18, y + 0.005) - 0.118;
      const ring = Math.hypot(rim, z - front) - thick;
      const bridge = Math.hypot(Math.hypot(side, y + 0.02) - 0.075, z - front - 0.02) - thick;
      const arm = Math.max(
        Math.hypot(side - 0.36 - 0.16 * (0.45 - z), y - 0.045) - thick,
        z - 0.45,
        0.02 - z,
      );
      return Math.min(ring, Math.max(bridge, -0.01 - y), arm);
    },
    ink: (tone) => printed(tone),
    low: [-0.56, -0.2, -0.02],
    high: [0.56, 0.2, 0.62],
    cell: 0.0075,
    reach: 0.02,
  };
}

export function earringsOf(inks: Inks, wide: number): Part {
  const printed = printedIn(inks);
  return {
    body: (x, y, z) => ellipsoid(Math.abs(x), y, z, [0.455 * wide, -0.21, -0.01], [0.028, 0.045, 0.028]),
    ink: (tone) => printed(tone),
    low: [-0.6, -0.3, -0.1],
    high: [0.6, -0.1, 0.1],
    cell: 0.01,
  };
}

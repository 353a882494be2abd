import type { Hex } from './colour.ts';
import type { Pane } from './hill-town.ts';
import { noiseOf } from './noise.ts';
import { randomOf, smooth } from './numbers.ts';
import type { Pen } from './plate.ts';
import type { Spot, View } from './solid/camera.ts';
import type { Seen } from './solid/paint-solid.ts';
import type { Vec } from './solid/vector.ts';
import type { Stage } from './stage.ts';

const noise = noiseOf(12);

const LAMPS: readonly Hex[] = ['#ffd98a', '#ffc766', '#ffe7b5', '#ffb95a'];

/** A lamp from its middle outward. */
const GLOW = [
  [0, '#fff1c9ff'],
  [0.14, '#ffdf9aff'],
  [0.2, '#ffcb7a70'],
  [0.5, '#ffbe6a24'],
  [1, '#ffb96000'],
] as const;

type Lit = { spots: Spot[]; x: number; y: number; size: number; always: boolean; from: number; colour: Hex };

/** Lights that go on one after the other and off again late, each once in a cycle; some burn all evening. */
export function paintWindows(stage: Stage, panes: readonly Pane[], view: View, seen: Seen): void {
  const random = randomOf(9);
  const lit = panes.flatMap((pane): Lit[] => {
    const [chance, from, stays] = [random(), random(), random()];
    const spots = pane.map((corner) => view.spot(corner));
    const middle = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot) / 4, 0);
    const [x, y, distance] = [middle((s) => s.x), middle((s) => s.y), middle((s) => s.distance)];
    // Whole families are at home in one house, and out in the next.
    const home = noise.at(pane[0][0] * 0.09, pane[0][2] * 0.09);
    if (chance > 0.42 + 0.45 * home || seen.distance(x, y) < distance - 1) return [];
    const size = 1 / distance;
    return [
      { spots, x, y, size, always: stays < 0.45, from, colour: LAMPS[Math.floor(stays * 97) % 4] as Hex },
    ];
  });
  stage.live((pen, t) => {
    for (const { spots, x, y, size, always, from, colour } of lit) {
      const age = (((t - from) % 1) + 1) % 1;
      const glow = always ? 1 : smooth(0, 0.025, age) * smooth(0.62, 0.6, age);
      if (glow <= 0) continue;
      pen.fillStyle = colour;
      disc(pen, { x, y, radius: 2.6 * size, alpha: 0.09 * glow });
      pen.globalAlpha = glow;
      pen.beginPath();
      for (const spot of spots) pen.lineTo(spot.x, spot.y);
      pen.fill();
    }
    pen.globalAlpha = 1;
  });
}

/** Strings of street lamps, each with its glow. */
export function paintLamps(stage: Stage, lamps: readonly Vec[], view: View, seen: Seen): void {
  const spots = lamps
    .map((lamp) => view.spot(lamp))
    .filter(({ x, y, distance }) => seen.distance(x, y) > distance - 7);
  stage.vector((pen) => {
    for (const { x, y, distance } of spots) {
      const reach = Math.max(0.008, 4.5 / distance);
      const glow = pen.createRadialGradient(x, y, 0, x, y, reach);
      for (const [at, ink] of GLOW) glow.addColorStop(at, ink);
      pen.fillStyle = glow;
      disc(pen, { x, y, radius: reach, alpha: 1 });
    }
  });
}

function disc(
  pen: Pen,
  { x, y, radius, alpha }: { x: number; y: number; radius: number; alpha: number },
): void {
  pen.globalAlpha = alpha;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

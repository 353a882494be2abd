import type { Hex } from './colour.ts';
import type { Pane } from './hill-town.ts';
import { randomOf, smooth } from './numbers.ts';
import type { View } from './solid/camera.ts';
import type { Seen } from './solid/paint-solid.ts';
import type { Stage } from './stage.ts';

const LAMPS: readonly Hex[] = ['#ffd98a', '#ffc766', '#ffe7b5', '#ffb95a'];

/** Lights that go on one after the other and off again late, each once in a cycle; some burn all evening. */
export function paintWindows(stage: Stage, panes: readonly Pane[], view: View, seen: Seen): void {
  const random = randomOf(9);
  const lit = panes.flatMap((pane) => {
    const chance = random();
    const spots = pane.map((corner) => view.spot(corner));
    const [x, y] = [0.25, 0.25].map((k, i) =>
      spots.reduce((sum, spot) => sum + k * (i ? spot.y : spot.x), 0),
    ) as [number, number];
    const distance = spots.reduce((sum, spot) => sum + 0.25 * spot.distance, 0);
    if (chance > 0.5 || seen.distance(x, y) < distance - 1) return [];
    return [
      {
        spots,
        x,
        y,
        always: random() < 0.4,
        from: random(),
        colour: LAMPS[Math.floor(random() * LAMPS.length)] as Hex,
      },
    ];
  });
  stage.live((pen, t) => {
    for (const { spots, x, y, always, from, colour } of lit) {
      const age = (((t - from) % 1) + 1) % 1;
      const glow = always ? 1 : smooth(0, 0.025, age) * smooth(0.62, 0.6, age);
      if (glow <= 0) continue;
      pen.fillStyle = colour;
      pen.globalAlpha = 0.1 * glow;
      pen.beginPath();
      pen.arc(x, y, 0.009, 0, 7);
      pen.fill();
      pen.globalAlpha = glow;
      pen.beginPath();
      for (const spot of spots) pen.lineTo(spot.x, spot.y);
      pen.fill();
    }
    pen.globalAlpha = 1;
  });
}

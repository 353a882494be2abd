import type { GroundView } from './ground.ts';
import type { Pen } from './plate.ts';

/** A narrow-gauge line over the ground: z of its middle for each x, and the level it keeps. */
export type Track = { zAt: (x: number) => number; level: number; gauge: number };

/** Picture place and scale of a point of the line, `across` it and `above` it. */
export const onTrack =
  (view: GroundView, { zAt, level }: Track) =>
  (x: number, across = 0, above = 0) =>
    view.project(x, level + above, zAt(x) + across);

/** Goes `length` along the line from x. */
export function alongTrack({ zAt }: Track, x: number, length: number): number {
  let place = x;
  for (let i = 0; i < 20; i++) {
    const slope = (zAt(place + 0.001) - zAt(place)) / 0.001;
    place += length / 20 / Math.sqrt(1 + slope * slope);
  }
  return place;
}

export function drawTrack(pen: Pen, view: GroundView, track: Track, from: number, to: number): void {
  const place = onTrack(view, track);
  const half = track.gauge / 2;
  pen.lineWidth = 0.0015;
  for (let x = from; x < to; x += track.gauge * 0.5) {
    const [near, far] = [place(x, -half * 1.7), place(x, half * 1.7)];
    pen.beginPath();
    pen.moveTo(near[0], near[1]);
    pen.lineTo(far[0], far[1]);
    pen.stroke();
  }
  for (const rail of [-half, half]) {
    pen.lineWidth = 0.002;
    pen.beginPath();
    for (let x = from; x < to; x += 0.02) {
      const [px, py] = place(x, rail);
      pen.lineTo(px, py);
    }
    pen.stroke();
  }
}

// Prayer flags in their true order (blue, white, red, green, yellow), strung with sag, fewer and smaller with
// distance, each lifted a little differently: equal flags between two poles are clip-art.
import { prayerFlags } from '../palette.ts';
import { lerp, random } from './noise.ts';
import { type Point, type Sheet, trace } from './sheet.ts';

export type Cord = {
  from: Point;
  to: Point;
  sag: number;
  count: number;
  size: readonly [number, number];
  seed: number;
  wind?: number;
};

export function flags(
  sheet: Sheet,
  s: Cord,
  shade: (hex: string) => string = (c) => c,
  cord = '#2b2f38',
): void {
  const r = random(s.seed);
  const ratio = s.size[1] / s.size[0];
  // Equal flags in perspective: their places along the cord shrink by the same ratio as they do.
  const place = (u: number): number => (Math.abs(ratio - 1) < 0.01 ? u : (1 - ratio ** u) / (1 - ratio));
  const cordAt = (u: number): Point => [
    lerp(s.from[0], s.to[0], u),
    lerp(s.from[1], s.to[1], u) + 4 * s.sag * u * (1 - u),
  ];
  const shapes: string[] = ['', '', '', '', ''];
  for (let i = 0; i < s.count; i++) {
    const size = lerp(s.size[0], s.size[1], i / s.count) * (0.9 + 0.2 * r());
    const [a, b] = [cordAt(place((i + 0.06) / s.count)), cordAt(place((i + 0.9) / s.count))];
    const lift = (s.wind ?? 0.5) * (0.3 + 0.9 * r());
    const [dx, dy] = [-size * lift * 0.7, size * (1 - 0.35 * lift)];
    const middle: Point = [(a[0] + b[0]) / 2 + dx * 0.8, (a[1] + b[1]) / 2 + dy * (0.8 + 0.35 * r())];
    const hem: Point[] = [[b[0] + dx, b[1] + dy * (0.85 + 0.2 * r())], middle, [a[0] + dx, a[1] + dy]];
    shapes[i % 5] += trace([a, b, ...hem], { digits: 1 });
  }
  for (const [i, d] of shapes.entries()) sheet.fill(shade(prayerFlags[i] ?? '#fff'), d);
  const line = Array.from({ length: 13 }, (_, i) => cordAt(i / 12));
  sheet.line(cord, Math.max(0.8, s.size[0] / 18), trace(line, { open: true, digits: 1 }));
}

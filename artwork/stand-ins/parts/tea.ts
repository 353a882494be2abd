// Tea: rows of clipped bushes following the hill. Every bush is one dot of a stroke dashed with round caps, laid
// five times in shrinking sizes toward the light, so a row of sixty domed bushes costs four hundred bytes.
import { mix } from './colour.ts';
import { fbm, lerp, random } from './noise.ts';
import { below, yAt } from './ridge.ts';
import { group, type Point, type Sheet, type Stop, short, tag, trace } from './sheet.ts';

type Garden = {
  top: readonly Point[];
  bottom: readonly Point[];
  rows: number;
  seed: number;
  inks: readonly [string, string, string, string, string];
  /** Haze takes the garden toward this colour. */
  air: string;
  haze?: number;
  /** How fast rows widen toward the viewer. */
  widen?: number;
  from: number;
  to: number;
  /** Where the sun lies across the garden, 0 to 1 for u from 0 to 1. */
  shade: (u: number) => number;
};

/** Bushes are wider than they are high: everything is drawn in a frame flattened by this much. */
const FLAT = 0.6;

export function tea(s: Sheet, g: Garden): void {
  const { widen = 1.2, haze = 0.5 } = g;
  const grow = (k: number): number => (widen ** k - 1) / (widen ** g.rows - 1);
  const r = random(g.seed);
  const air = (c: string): string => mix(c, g.air, haze);
  // One gradient per ink for the whole garden, slanting so that light and shadow lie across the rows.
  const across = (shadow: string, light: string): string =>
    s.linear(
      [g.from, 0, g.to, 180],
      ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((u): Stop => [u, air(mix(shadow, light, g.shade(u)))]),
    );
  const [deep, dark, mid, light, bright] = g.inks;
  const inks = [
    across(deep, mix(deep, dark, 0.6)),
    across(mix(deep, dark, 0.6), mix(dark, mid, 0.7)),
    across(dark, mix(mid, light, 0.45)),
    across(mix(dark, mid, 0.6), light),
    across(mid, bright),
  ];
  const floor = yAt(g.bottom, 600) + 60;
  s.fill(
    inks[0] ?? deep,
    below(
      g.top.map(([x, y]): Point => [x, y]),
      floor,
      1.5,
    ),
  );
  const rows: string[] = [];
  for (let k = 0; k < g.rows; k++) {
    const t = grow(k);
    const wide = (grow(k + 1) - t) * (yAt(g.bottom, 600) - yAt(g.top, 600));
    const line: Point[] = [];
    for (let x = g.from - 40; x <= g.to + 80; x += 90)
      line.push([
        x,
        (lerp(yAt(g.top, x), yAt(g.bottom, x), t) + wide * 0.2 * fbm(x / 190, t * 3, g.seed, 2)) / FLAT,
      ]);
    const id = s.define((name) => `<path id="${name}" d="${trace(line, { open: true })}"/>`);
    const dots = (gap: number, uneven: number): string =>
      Array.from({ length: 4 }, () => `0 ${short(wide * gap * (1 + uneven * (r() - 0.5)), 1)}`).join(' ');
    const lay = (ink: number, width: number, dx: number, dy: number, gap = 0, uneven = 0.5): string =>
      tag('use', {
        href: `#${id}`,
        stroke: inks[ink] ?? deep,
        'stroke-width': short(wide * width, 1),
        ...(dx || dy ? { x: short(wide * dx, 1), y: short((wide * dy) / FLAT, 1) } : {}),
        ...(gap ? { 'stroke-dasharray': dots(gap, uneven) } : {}),
      });
    const near = wide > 22 ? [lay(4, 0.26, -0.2, -0.1, 0.7, 1.3)] : [];
    rows.push(lay(1, 1.1, 0, 0.28), lay(2, 0.85, -0.06, 0.14, 0.6), lay(3, 0.5, -0.12, 0, 0.5, 0.7), ...near);
  }
  s.add(
    group(
      { transform: `scale(1 ${FLAT})`, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ...rows,
    ),
  );
}

// A hill town: houses stacked up a slope, three to six storeys, flat or tin-roofed, a few windows lit. All of
// one tier's walls go into few paths, so that two hundred houses stay under ten kilobytes.
import { random } from './noise.ts';
import { yAt } from './ridge.ts';
import { type Point, type Sheet, short } from './sheet.ts';

export type Tier = {
  line: readonly Point[];
  from: number;
  to: number;
  seed: number;
  /** House width and height, least and most. */
  wide: readonly [number, number];
  tall: readonly [number, number];
  walls: readonly string[];
  side: string;
  roofs: readonly string[];
  lamp: string;
  lit: number;
  gap?: number;
  pane?: number;
};

export function houses(s: Sheet, t: Tier): void {
  const r = random(t.seed);
  const walls = t.walls.map(() => '');
  const roofs = t.roofs.map(() => '');
  let side = '';
  let lamps = '';
  let dim = '';
  const n = short;
  for (let x = t.from; x < t.to; ) {
    const w = t.wide[0] + (t.wide[1] - t.wide[0]) * r();
    const h = t.tall[0] + (t.tall[1] - t.tall[0]) * r() ** 1.5;
    const foot = yAt(t.line, x + w / 2) + 22;
    const y = yAt(t.line, x + w / 2) - h;
    const i = Math.floor(r() * walls.length);
    walls[i] += `M${n(x)} ${n(foot)}V${n(y)}h${n(w)}V${n(foot)}z`;
    // The wall away from the afterglow.
    side += `M${n(x)} ${n(foot)}V${n(y)}h${n(w * 0.3)}V${n(foot)}z`;
    const k = Math.floor(r() * roofs.length);
    const e = w * 0.08;
    if (r() < 0.62)
      roofs[k] +=
        `M${n(x - e)} ${n(y)}l${n(w * 0.28)} ${n(-w * (0.16 + 0.14 * r()))}h${n(w * 0.6)}L${n(x + w + e)} ${n(y)}z`;
    else
      roofs[k] +=
        `M${n(x - e)} ${n(y)}v-3h${n(w + 2 * e)}v3z` +
        (r() < 0.5 ? `M${n(x + w * 0.5)} ${n(y - 3)}v-5h${n(w * 0.3)}v5z` : '');
    const storeys = Math.max(1, Math.floor(h / 11));
    const bays = Math.max(2, Math.floor(w / 8));
    for (let v = 0; v < storeys; v++)
      for (let u = 0; u < bays; u++) {
        // A stroke three long and four thick is a window in ten bytes.
        const d = `M${n(x + (w * (u + 0.3)) / bays)} ${n(y + 6 + v * 11)}h3`;
        if (r() < t.lit) lamps += d;
        else if (r() < 0.16) dim += d;
      }
    x += w * (0.82 + (t.gap ?? 0.3) * r());
  }
  for (const [i, d] of walls.entries()) s.fill(t.walls[i] ?? '', d);
  s.fill(t.side, side, { opacity: '.45' });
  for (const [i, d] of roofs.entries()) s.fill(t.roofs[i] ?? '', d);
  s.line(t.side, 4, dim, { opacity: '.7' }).line(t.lamp, t.pane ?? 4, lamps);
}

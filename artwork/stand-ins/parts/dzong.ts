// Bhutanese building: battered white wall, the red kemar band under the eaves, timber windows widening upward,
// hipped roofs stacked with a gilded finial. Drawn with a lit front and a shaded flank.
import { type Sheet, short } from './sheet.ts';

export type DzongInks = Record<
  'wall' | 'wallShade' | 'kemar' | 'kemarShade' | 'gold' | 'goldDark' | 'window' | 'trim',
  string
>;
/** Corners as x, y, x, y …, clockwise. */
const poly = (...q: readonly number[]): string => `M${q.map((v) => short(v)).join(' ')}z`;

/** Shapes are gathered per ink: a hall is then eight paths, not twenty. */
class Cuts {
  private readonly inks = new Map<string, string>();

  add(ink: string, d: string): void {
    this.inks.set(ink, (this.inks.get(ink) ?? '') + d);
  }

  take(ink: string): string {
    return this.inks.get(ink) ?? '';
  }
}

/** Left foot at (x, y); `w` wide, `h` high to the eaves; `flank` to the right as a share of the width. */
export function hall(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  p: DzongInks,
  { tiers = 1, rows = 2, bays = 4, flank = 0.34 } = {},
): void {
  const dx = w * flank;
  const dy = -Math.min(w * 0.06, dx * 0.25);
  const b = w * 0.035;
  const cuts = new Cuts();
  cuts.add(
    p.wallShade,
    poly(x + w, y, x + w + dx, y + dy, x + w + dx - b, y + dy - h, x + w - b * 0.4, y - h),
  );
  cuts.add(p.wall, poly(x, y, x + w, y, x + w - b * 0.4, y - h, x + b, y - h));
  const [k, e] = [h * 0.76, h * 0.95];
  cuts.add(
    p.kemarShade,
    poly(
      x + w - b * 0.3,
      y - k,
      x + w + dx - b * 0.8,
      y + dy - k,
      x + w + dx - b,
      y + dy - e,
      x + w - b * 0.4,
      y - e,
    ),
  );
  cuts.add(p.kemar, poly(x + b * 0.75, y - k, x + w - b * 0.3, y - k, x + w - b * 0.4, y - e, x + b, y - e));
  let glass = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < bays; c++) {
      // Low windows are slits, the upper ones bays.
      const ww = ((w * 0.9) / bays) * (0.34 + 0.2 * (r / Math.max(1, rows - 1)));
      const wh = ((h * 0.66) / rows) * 0.5;
      const px = x + w * 0.05 + ((w * 0.9) / bays) * (c + 0.5) - ww / 2;
      const py = y - h * (0.1 + (0.66 * (r + 0.5)) / rows) - wh * 0.4;
      glass += `M${short(px, 1)} ${short(py)}h${short(ww, 1)}v${short(wh)}h${short(-ww, 1)}z`;
    }
  roof(cuts, x, y - h, w, dx, dy, tiers, p);
  for (const ink of [p.wallShade, p.wall, p.kemarShade, p.kemar]) s.fill(ink, cuts.take(ink));
  s.fill(p.window, glass, { stroke: p.trim, 'stroke-width': 1.6 });
  // The gilded discs of the kemar, as a dashed line; then the windows of the lantern storeys.
  const pitch = (w * 0.84) / Math.max(3, Math.round(w / 12));
  s.line(p.gold, 4, `M${short(x + w * 0.1)} ${short(y - (k + e) / 2)}h${short(w * 0.84)}`, {
    'stroke-dasharray': `4 ${short(pitch - 4, 1)}`,
  });
  if (tiers > 1)
    s.line(p.trim, w * 0.055, cuts.take(p.trim), {
      'stroke-dasharray': `${short(w * 0.07, 1)} ${short(w * 0.05, 1)}`,
    });
  for (const ink of [p.goldDark, p.gold]) s.fill(ink, cuts.take(ink));
}

function roof(
  cuts: Cuts,
  x: number,
  y: number,
  w: number,
  dx: number,
  dy: number,
  tiers: number,
  p: DzongInks,
): void {
  const out = Math.min(w * 0.13, 20);
  const rise = Math.min(w * 0.1 + 4, 24);
  const n = short;
  // A dark line under the eaves, the flank, and the sunlit front of the roof with its upturned corners.
  cuts.add(p.kemarShade, poly(x - out * 0.6, y - 2, x + w + out * 0.5, y - 1, x + w, y + 4, x, y + 4));
  // Seen square on, a roof shows no flank.
  const turned = dx > 2;
  if (turned) {
    cuts.add(
      p.goldDark,
      poly(
        x + w + out * 0.5,
        y + 1,
        x + w + dx + out,
        y + dy - 2,
        x + w * 0.9 + dx * 0.6,
        y + dy * 0.7 - rise,
        x + w * 0.84,
        y - rise,
      ),
    );
  }
  cuts.add(
    p.gold,
    `M${n(x - out)} ${n(y - 4)}Q${n(x)} ${n(y + 1)} ${n(x + w * 0.25)} ${n(y)}H${n(x + w * 0.8)}Q${n(x + w)} ${n(y + 1)} ${n(x + w + out * (turned ? 0.7 : 1))} ${n(y - (turned ? 2 : 4))}L${n(x + w * (turned ? 0.84 : 0.8))} ${n(y - rise)}H${n(x + w * 0.2)}z`,
  );
  if (tiers === 1) {
    cuts.add(p.gold, `M${n(x + w * 0.52 - 3)} ${n(y - rise)}q0-5 2-6l1-9l1 9q2 1 2 6z`);
    return;
  }
  const [nw, nh] = [w * 0.52, Math.min(w * 0.14 + 3, 24)];
  const [nx, ny] = [x + w * 0.27, y - rise];
  cuts.add(
    p.kemarShade,
    poly(
      nx + nw,
      ny + 1,
      nx + nw + dx * 0.5,
      ny + dy * 0.3,
      nx + nw + dx * 0.5,
      ny + dy * 0.3 - nh,
      nx + nw,
      ny - nh,
    ),
  );
  cuts.add(p.kemar, poly(nx, ny + 1, nx + nw, ny + 1, nx + nw, ny - nh, nx, ny - nh));
  cuts.add(p.trim, `M${n(nx + nw * 0.1)} ${n(ny - nh * 0.5)}h${n(nw * 0.8)}`);
  roof(cuts, nx, ny - nh, nw, dx * 0.5, dy * 0.4, tiers - 1, p);
}

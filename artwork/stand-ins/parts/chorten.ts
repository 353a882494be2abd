// A whitewashed chorten: stepped base, round dome, square harmika, thirteen tapering rings, sun and moon.
import { type Sheet, short } from './sheet.ts';

type Inks = { wall: string; wallShade: string; gold: string; near: string; rim: string };

/** Foot at (x, y), `h` high to the tip, lit from the right. */
export function chorten(s: Sheet, x: number, y: number, h: number, p: Inks): void {
  const n = (v: number): string => short(v, 1);
  const block = (y0: number, y1: number, w0: number, w1: number, paint: string, shade: string): void => {
    // A little overlap downward: two edges that only meet show a hairline of the sky between them.
    const [a, b] = [y - y0 * h + 1, y - y1 * h];
    s.fill(
      paint,
      `M${n(x - w0 * h)} ${n(a)}L${n(x - w1 * h)} ${n(b)}H${n(x + w1 * h)}L${n(x + w0 * h)} ${n(a)}z`,
    );
    // The shadow side is a full flat ink, as the sun stands low on the right.
    s.fill(
      shade,
      `M${n(x - w0 * h)} ${n(a)}L${n(x - w1 * h)} ${n(b)}H${n(x + w1 * h * 0.1)}L${n(x - w0 * h * 0.05)} ${n(a)}z`,
    );
  };
  block(-0.05, 0.1, 0.3, 0.3, p.wall, p.wallShade);
  block(0.1, 0.12, 0.325, 0.325, p.wall, p.wallShade);
  block(0.12, 0.25, 0.25, 0.25, p.wall, p.wallShade);
  block(0.25, 0.27, 0.275, 0.275, p.wall, p.wallShade);
  for (const [i, w] of [0.235, 0.205, 0.175].entries())
    block(0.27 + i * 0.028, 0.298 + i * 0.028, w, w, p.wall, p.wallShade);
  const [r, c] = [0.165 * h, y - 0.354 * h];
  const dome = (paint: string, to: number): void => {
    s.fill(
      paint,
      `M${n(x - r * 0.86)} ${n(c)}C${n(x - r * 1.25)} ${n(c - r * 1.3)} ${n(x - r * 0.5)} ${n(c - r * 1.42)} ${n(x)} ${n(c - r * 1.42)}` +
        `C${n(x + r * to)} ${n(c - r * 1.42)} ${n(x + r * to * 2)} ${n(c - r * 1.3)} ${n(x + r * to * 1.6)} ${n(c)}z`,
    );
  };
  dome(p.wall, 0.56);
  dome(p.wallShade, -0.08);
  s.fill(
    p.gold,
    `M${n(x - r * 0.22)} ${n(c - r * 0.2)}v${n(-r * 0.62)}q${n(r * 0.22)} ${n(-r * 0.3)} ${n(r * 0.44)} 0v${n(r * 0.62)}z`,
    { opacity: 0.55 },
  );
  block(0.58, 0.64, 0.05, 0.05, p.gold, '#94703f');
  block(0.64, 0.65, 0.065, 0.065, p.gold, '#94703f');
  block(0.65, 0.88, 0.045, 0.012, p.gold, '#94703f');
  for (let i = 1; i < 9; i++)
    s.line(
      p.near,
      0.9,
      `M${n(x - h * (0.045 - i * 0.0037))} ${n(y - h * (0.65 + i * 0.0255))}h${n(2 * h * (0.045 - i * 0.0037))}`,
      { opacity: 0.45 },
    );
  block(0.88, 0.895, 0.035, 0.03, p.gold, '#94703f');
  s.fill(
    p.gold,
    `M${n(x - 5)} ${n(y - h * 0.915)}q5 6 10 0q-1 9-5 9t-5-9zM${n(x - 3)} ${n(y - h * 0.94)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`,
  );
}

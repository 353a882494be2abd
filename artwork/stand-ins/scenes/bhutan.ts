// Paro Taktsang: white halls on a shelf of a cliff that goes on above and below the sheet.
import { palettes } from '../palette.ts';
import { cliff, inked } from '../parts/cliff.ts';
import { mix } from '../parts/colour.ts';
import { hall } from '../parts/dzong.ts';
import { finish } from '../parts/finish.ts';
import { Firs, scatter } from '../parts/firs.ts';
import { flags } from '../parts/flags.ts';
import { fbm, random, smooth } from '../parts/noise.ts';
import { below, forested, mist, profile, wisps, yAt } from '../parts/ridge.ts';
import { even, type Point, points, Sheet, trace, triples } from '../parts/sheet.ts';
import { clump } from '../parts/trees.ts';

const edge = (y: number): number =>
  296 -
  130 * smooth(40, 440, y) +
  46 * fbm(y / 270, 4, 3, 3) +
  30 * fbm(y / 62, 8, 3, 3) +
  11 * fbm(y / 16, 2, 2, 2) -
  60 * smooth(520, 800, y) +
  100 * smooth(96, -16, y);
const shelf = (x: number): number =>
  494 - 70 * smooth(540, 720, x) + 26 * smooth(770, 850, x) + 10 * fbm((x + 80) / 57, 3, 3, 3);

export function bhutan(): Sheet {
  const p = palettes.bhutan;
  const s = new Sheet('bhutan');
  s.wash(s.down(0, 560, ...even(p.sky)));
  s.wash(s.radial(0, 330, 520, [0, p.sky[3], 1], [1, p.sky[3], 0]));
  for (const [i, ink] of p.far.entries()) {
    const y = 420 + i * 78;
    const line = profile(points('-30,-20 110,-60 230,-10 420,30', 0, y + i * 12), 3 + i * 4, 30);
    s.fill(
      s.down(y - 90, y + 90, [0, ink], [1, mix(ink, p.mist, 0.75)]),
      below(i ? forested(line, i, 5 + i * 3) : line, 800, 1.4),
    );
    mist(s, { y: y + 50, rise: 14, deep: 90, colour: p.mist, seed: 5 + i });
  }
  const face = cliff({ edge, shelf, span: [360, 930], bottom: 800, seed: 7 });
  const rim: Point[] = Array.from({ length: 161 }, (_, i) => [edge(i * 5), i * 5]);
  // The light is pooled on the halls; the far right and the foot sink into slate.
  const pool = (x: number, y: number): number => {
    const far = Math.hypot((x - 560) / 430, (y - 370) / 280) + 0.25 * fbm(x / 270, y / 270, 6, 3);
    return -0.3 * smooth(0.75, 1.7, far) - 0.16 * smooth(0.1, 0.5, fbm(x / 31, y / 360, 9, 4));
  };
  s.fill(
    s.down(0, 800, [0, p.rockDark], [0.7, p.rockDark], [1, mix(p.rockDark, p.mist, 0.35)]),
    trace([...rim, [1203, 800], [1203, 0]]),
  );
  const inks = [p.rockShade, p.rock, p.rockLight, p.rockSun];
  const cut = triples('0.1,1500,0 0.3,760,0 0.52,640,0 0.78,540,0');
  for (const [i, [t, minArea]] of cut.entries()) {
    const ink = inks[i] ?? p.rock;
    s.fill(
      s.down(0, 800, [0, ink], [0.62, ink], [1, mix(ink, p.mist, 0.35)]),
      inked(face, t, pool, minArea, 3.2),
    );
  }
  const r = random(6);
  const firs = new Firs(s, 8, 20, true);
  const perched: [number, number, number][] = [];
  for (let n = 0; n < 4000 && perched.length < 13; n++) {
    const [x, y] = [170 + 1020 * r(), 40 + 700 * r()];
    if (x > edge(y) + 6 && face.ledges(x, y) && fbm(x / 110, y / 110, 7, 2) > 0)
      perched.push([x, y + 3, 16 + 22 * r()]);
  }
  s.add(firs.grove(p.pineMid, p.rim, perched, true));
  wisps(s, { box: [480, 90, 1200, 240], seed: 51, paint: p.mist, opacity: 0.3, level: 0.25, soft: 6 });
  halls(s, p);
  shrubs(s, p);
  s.add(
    firs.grove(
      p.pineMid,
      p.rim,
      scatter(14, 6, [480, 910], (x) => shelf(x) + 10, [20, 38], 16),
      true,
    ),
  );
  s.line(p.wall, 2.6, 'M248 462L276 470L304 462L332 482L362 478L384 498L414 502', { opacity: '.7' });
  flags(
    s,
    { from: [222, 432], to: [442, 448], sag: 24, count: 13, size: [16, 13], seed: 3 },
    (c) => mix(c, p.rockLight, 0.1),
    p.window,
  );
  flags(
    s,
    { from: [240, 470], to: [462, 462], sag: 34, count: 12, size: [17, 13], seed: 4 },
    (c) => mix(c, p.rockLight, 0.1),
    p.window,
  );
  wisps(s, {
    box: [300, 520, 1200, 640],
    seed: 53,
    paint: p.mist,
    opacity: 0.4,
    level: 0.1,
    soft: 9,
    thin: 30,
  });
  mist(s, { y: 680, rise: 22, deep: 110, colour: p.mist, seed: 31, opacity: 0.8, soft: 10 });
  for (const [i, y] of [700, 744].entries()) {
    const line = profile(points('-30,-46 200,-10 480,14 760,0 1000,-18 1240,-52', 0, y), 30 + i, 12);
    s.fill(
      s.down(y - 50, 800, [0, mix(p.pineMid, p.mist, 0.4 - i * 0.3)], [1, mix(p.pine, p.mist, 0.2)]),
      below(forested(line, 8 + i, 30 + i * 12, 22 + i * 6), 800, 1),
    );
    s.add(
      firs.grove(
        mix(p.pine, p.mist, 0.25 - i * 0.2),
        mix(p.rim, p.mist, 0.3 - i * 0.3),
        scatter(60 + i, 15, [-10, 1210], (x) => yAt(line, x) + 6, [40 + i * 30, 80 + i * 70], 26),
        true,
      ),
    );
  }
  s.add(firs.grove(p.pine, p.rim, triples('46,815,270 120,815,180 1150,815,220'), true));
  finish(s, p.pine, 0.35);
  return s;
}

/** Rhododendron and oak at the walls' feet: they tie the halls to the rock. */
function shrubs(s: Sheet, p: (typeof palettes)['bhutan']): void {
  const r = random(12);
  let [dark, light] = ['', ''];
  for (let i = 0; i < 26; i++) {
    const x = 476 + i * 17.8;
    const w = 9 + 9 * r();
    const y = shelf(x) + 12 + (i < 6 ? 8 : 0) + 5 * r();
    dark += clump(x, y, w, w * 0.62, i, 8);
    if (r() < 0.6) light += clump(x - w * 0.3, y - w * 0.25, w * 0.5, w * 0.26, i + 40, 6);
  }
  s.fill(p.pine, dark).fill(p.rim, light);
}

function halls(s: Sheet, p: (typeof palettes)['bhutan']): void {
  hall(s, 720, shelf(740) + 6, 66, 86, p, { tiers: 2, rows: 2, bays: 3 });
  hall(s, 792, shelf(820) + 8, 56, 60, p, { tiers: 1, rows: 1, bays: 3 });
  hall(s, 860, shelf(875) + 8, 50, 58, p, { tiers: 2, rows: 1, bays: 3 });
  hall(s, 576, shelf(610) - 2, 84, 118, p, { tiers: 3, rows: 3, bays: 4 });
  hall(s, 660, shelf(690) + 8, 86, 84, p, { tiers: 2, rows: 2, bays: 5 });
  hall(s, 494, shelf(520) + 2, 64, 80, p, { tiers: 2, rows: 2, bays: 3 });
  hall(s, 546, shelf(560) + 18, 52, 46, p, { tiers: 1, rows: 1, bays: 3 });
}

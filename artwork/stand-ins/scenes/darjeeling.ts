// The toy train on its curve through a tea garden, the snows behind: nine o'clock on a clear November day.
import { palettes } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { fbm, lerp, smooth } from '../parts/noise.ts';
import { kangchenjunga } from '../parts/peaks.ts';
import { body, lit, range } from '../parts/relief.ts';
import { mist, profile, wisps } from '../parts/ridge.ts';
import { even, type Point, points, Sheet, short, trace, triples } from '../parts/sheet.ts';
import { tea } from '../parts/tea.ts';
import { train } from '../parts/train.ts';
import { shadeTrees } from '../parts/trees.ts';

export function darjeeling(): Sheet {
  const p = palettes.darjeeling;
  const s = new Sheet('darjeeling');
  s.wash(s.down(0, 400, ...even(p.sky)));
  s.wash(s.radial(0, 260, 640, [0, p.sun, 0.9], [1, p.sun, 0]), 0, 500);
  wisps(s, {
    box: [60, 30, 1180, 170],
    seed: 31,
    paint: p.cloud,
    opacity: 0.4,
    level: 0.3,
    long: 320,
    thin: 20,
    slant: 0.05,
  });

  snows(s, p);

  // The hill behind the line, the bank the line lies on, and the slope in front of it.
  const sunward = (u: number): number => smooth(0.05, 0.75, 0.56 + 0.62 * fbm(u * 3.4, 1.6, 5, 2));
  const bank: Point[] = Array.from({ length: 64 }, (_, i) => {
    const x = -30 + i * 20;
    return [x, 574 - 72 * smooth(380, 1050, x) + 22 * smooth(420, 40, x) + 3 * fbm(x / 90, 2, 8, 2)];
  });
  const back = profile(points('-30,420 140,440 330,492 520,535 700,520 900,452 1080,392 1240,372'), 77, 3);
  tea(s, {
    top: back,
    bottom: bank.map(([x, y]) => [x, y + 26]),
    rows: 6,
    seed: 21,
    inks: p.tea,
    air: p.haze,
    haze: 0.22,
    widen: 1.1,
    from: -20,
    to: 1220,
    shade: sunward,
  });
  shadeTrees(
    s,
    triples('980,440,120 1040,418,150 1120,398,128 150,455,118 90,450,92 250,480,84'),
    p.tea[1],
    mix(p.tea[3], p.hillLight, 0.4),
    true,
  );

  const track = (u: number): Point => {
    const x = 352 + u * 330;
    return [x, 588 - 84 * smooth(-0.4, 2.1, u) + 10 * smooth(1.7, 3, u)];
  };
  const line = Array.from({ length: 50 }, (_, i) => track(-1.3 + i * 0.08));
  s.fill(
    p.path,
    trace([
      ...line.map(([x, y]): Point => [x, y - 9]),
      ...line.toReversed().map(([x, y]): Point => [x, y + 16]),
    ]),
  );
  s.line(
    p.rail,
    2,
    trace(
      line.map(([x, y]): Point => [x, y + 1]),
      { open: true, digits: 1 },
    ),
  );
  s.line(
    p.rail,
    2.4,
    trace(
      line.map(([x, y]): Point => [x, y + 7]),
      { open: true, digits: 1 },
    ),
  );
  s.fill(
    mix(p.tea[0], p.path, 0.25),
    trace([
      ...line.slice(17, 40).map(([x, y]): Point => [x, y]),
      ...line
        .slice(17, 40)
        .toReversed()
        .map(([x, y]): Point => [x + 10, y + 14]),
    ]),
    { opacity: '.7' },
  );
  smoke(s, 408, 462, p.smoke, mix(p.smoke, p.snowDark, 0.55));
  train(s, track, (u) => lerp(1, 0.74, smooth(0, 2, u)), 168, 4, p);

  tea(s, {
    top: bank.map(([x, y]) => [x, y + 26]),
    bottom: profile(points('-30,800 260,880 560,960 860,900 1240,1010'), 3, 4),
    rows: 11,
    seed: 44,
    inks: p.tea,
    air: p.haze,
    haze: 0.06,
    widen: 1.13,
    from: -20,
    to: 1220,
    shade: sunward,
  });
  finish(s, p.tea[0], 0.35);
  return s;
}

function snows(s: Sheet, p: (typeof palettes)['darjeeling']): void {
  const massif = range({
    skyline: kangchenjunga(400, 150, 640, 1.02),
    base: 400,
    seed: 17,
    sun: [-0.9, 0.3, 0.25],
    detail: 0.02,
    spur: 0.3,
  });
  s.fill(
    s.down(150, 380, [0, p.snowDark], [0.6, mix(p.snowDark, p.haze, 0.4)], [1, p.haze]),
    body(massif, 470),
  );
  s.fill(
    s.down(150, 380, [0, p.snowWarm], [0.6, mix(p.snowWarm, p.haze, 0.4)], [1, p.haze, 0]),
    lit(massif, 0.08, { minArea: 420, tolerance: 2.3 }),
  );
  s.fill(
    s.down(150, 380, [0, p.snowLight], [0.5, p.snowLight], [1, p.haze, 0]),
    lit(massif, 0.36, { minArea: 420, tolerance: 2.3 }),
  );
  for (const [i, ink] of p.hills.entries()) {
    const y = 378 + i * 34;
    const line = profile(
      points('-30,-10 220,-34 430,6 640,-30 860,8 1050,-30 1240,0', 0, y),
      50 + i * 7,
      22 + i * 5,
    );
    const r = range({
      skyline: line.filter((_, k) => k % 6 === 0),
      base: y + 70,
      seed: 60 + i,
      sun: [-0.9, 0.35, 0.3],
      steep: 0.55,
      depth: 0.26,
      spur: 0.18,
      drop: 0.45,
      levels: 2,
      detail: 0.012,
      tilt: 0.35,
    });
    s.fill(s.down(y - 30, y + 70, [0, ink], [1, mix(ink, p.haze, 0.6)]), body(r, y + 130));
    s.fill(
      s.down(y - 30, y + 70, [0, mix(ink, p.hillLight, 0.75)], [1, p.haze, 0]),
      lit(r, 0.42, { minArea: 900, tolerance: 2.8, floor: y + 70 }),
    );
    mist(s, { y: y + 40, rise: 9, deep: 70, colour: p.haze, seed: 90 + i, opacity: 0.75 });
  }
}

/** Steam: puffs that grow and thin as they are left behind. */
function smoke(s: Sheet, x: number, y: number, light: string, shade: string): void {
  let [a, b] = ['', ''];
  for (let i = 0; i < 20; i++) {
    const t = i / 19;
    const r = 5 + 30 * t ** 0.8 * (0.8 + 0.4 * fbm(i * 1.7, 2, 6, 2));
    const px = x + 330 * t ** 1.15;
    const py = y - 8 - 72 * t ** 0.55 + 14 * fbm(i * 0.9, 8, 3, 2);
    const ball = (cy: number, q: number): string =>
      `M${short(px - q)} ${short(cy)}a${short(q)} ${short(q * 0.8)} 0 1 0 ${short(2 * q)} 0a${short(q)} ${short(q * 0.8)} 0 1 0 ${short(-2 * q)} 0z`;
    a += ball(py + r * 0.25, r);
    b += ball(py - r * 0.1, r * 0.8);
  }
  const fade = (c: string, o: number): string =>
    s.linear([x, 0, x + 370, 0], [0, c, o], [0.55, c, o * 0.85], [1, c, 0]);
  s.fill(fade(shade, 0.75), a, { filter: s.blur(3.5) });
  s.fill(fade(light, 0.95), b, { filter: s.blur(3) });
}

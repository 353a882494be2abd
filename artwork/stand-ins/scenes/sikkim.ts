// Kangchenjunga from the Pelling ridge at first light, a chorten and one string of flags in front.
import { palettes } from '../palette.ts';
import { chorten } from '../parts/chorten.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { Firs, scatter } from '../parts/firs.ts';
import { flags } from '../parts/flags.ts';
import { kangchenjunga } from '../parts/peaks.ts';
import { body, lit, range } from '../parts/relief.ts';
import { below, forested, mist, profile, wisps, yAt } from '../parts/ridge.ts';
import { even, points, Sheet, triples } from '../parts/sheet.ts';

export function sikkim(): Sheet {
  const p = palettes.sikkim;
  const s = new Sheet('sikkim');
  s.wash(s.down(0, 520, ...even(p.sky)));
  s.wash(s.radial(1180, 430, 620, [0, p.sun, 0.85], [0.5, p.sun, 0.3], [1, p.sun, 0]), 0, 600);
  wisps(s, {
    box: [420, 40, 1200, 190],
    seed: 12,
    paint: p.cloud,
    opacity: 0.26,
    level: 0.25,
    thin: 15,
    slant: -0.06,
  });

  const massif = range({
    skyline: kangchenjunga(560, 150),
    base: 560,
    seed: 42,
    sun: [0.9, 0.27, 0.22],
    detail: 0.03,
  });
  const fade = (top: string, low: string, end = 1): string =>
    s.down(150, 540, [0, top], [0.35, top], [0.7 * end, low], [end, mix(low, p.haze, 0.7), 0]);
  s.fill(
    s.down(150, 520, [0, p.snowDark], [0.5, mix(p.snowDark, p.haze, 0.12)], [1, p.haze]),
    body(massif, 640),
  );
  s.fill(fade(p.snowWarm, mix(p.snowCool, p.haze, 0.3)), lit(massif, 0.06, { floor: 520 }));
  s.fill(fade(p.snowLight, mix(p.snowCool, p.haze, 0.6)), lit(massif, 0.3, { floor: 520, minArea: 160 }));
  s.fill(fade(p.snowPeak, p.snowLight, 0.68), lit(massif, 0.6, { floor: 430, minArea: 180 }));
  mist(s, { y: 488, rise: 14, deep: 110, colour: p.haze, seed: 3, opacity: 0.95 });

  const hills = [
    { y: 500, high: 30, seed: 31, t: 0.08 },
    { y: 545, high: 42, seed: 36, t: 0.32 },
    { y: 598, high: 52, seed: 47, t: 0.56 },
  ];
  for (const { y, high, seed, t } of hills) {
    const line = profile(
      points('-30,.5 130,0 340,-1 560,0 760,-.6 980,.2 1240,-1', 0, y, high),
      seed,
      high * 0.7,
    );
    const r = range({
      skyline: line.filter((_, i) => i % 6 === 0),
      base: y + 90,
      seed,
      sun: [0.9, 0.3, 0.25],
      steep: 0.55,
      depth: 0.3,
      spur: 0.2,
      drop: 0.45,
      levels: 2,
      detail: 0.012,
      tilt: 0.35,
    });
    const ink = mix(p.far, p.near, t);
    const low = mix(p.mistLow, ink, 0.15);
    s.fill(s.down(y - high, y + 95, [0, ink], [0.35, ink], [1, low]), body(r));
    s.fill(
      s.down(y - high, y + 70, [0, mix(ink, p.snowLight, 0.4)], [1, mix(ink, p.mistLow, 0.6), 0]),
      lit(r, 0.34, { minArea: 420, tolerance: 1.8, floor: y + 70 }),
    );
    mist(s, { y: y + 50, rise: 16, deep: 100, colour: mix(p.mist, p.mistLow, t), seed: seed + 1 });
  }
  const spur = profile(points('-30,590 140,622 330,676 520,720 760,742 1000,705 1240,640'), 8, 16);
  s.fill(
    s.down(590, 790, [0, mix(p.near, p.far, 0.32)], [1, mix(p.near, p.mistLow, 0.5)]),
    below(forested(spur, 5, 20, 11)),
  );
  mist(s, { y: 735, rise: 14, deep: 65, colour: p.mistLow, seed: 61, opacity: 0.75 });

  const firs = new Firs(s, 3);
  const ground = profile(points('-30,722 260,748 520,772 760,768 900,742 1050,728 1240,742'), 70, 7);
  const g = (x: number): number => yAt(ground, x);
  s.add(
    firs.grove(p.near, p.rim, [
      ...scatter(4, 7, [0, 330], g, [60, 150], 8),
      ...scatter(9, 6, [960, 1190], g, [70, 150], 8),
    ]),
  );
  s.add(firs.grove(p.near, p.rim, triples('60,760,400 150,765,270 1150,760,300')));
  chorten(s, 790, g(790) + 10, 226, p);
  flags(
    s,
    { from: [790, 556], to: [1148, 512], sag: 38, count: 17, size: [15, 20], seed: 5 },
    (c) => mix(c, p.near, 0.12),
    p.near,
  );
  flags(
    s,
    { from: [72, 450], to: [790, 556], sag: 62, count: 34, size: [22, 13], seed: 6 },
    (c) => mix(c, p.near, 0.12),
    p.near,
  );
  s.fill(p.ground, below(ground, 800, 0.5));
  finish(s, p.ground);
  return s;
}

// Sunrise from Tiger Hill: the range catches the light above a sea of cloud, the crowd at the railing.
import { palettes } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { flags } from '../parts/flags.ts';
import { random } from '../parts/noise.ts';
import { kangchenjunga } from '../parts/peaks.ts';
import { people } from '../parts/people.ts';
import { body, lit, range } from '../parts/relief.ts';
import { below, forested, mist, profile, wisps, yAt } from '../parts/ridge.ts';
import { even, points, Sheet, type Triple } from '../parts/sheet.ts';

export function tigerHill(): Sheet {
  const p = palettes.tigerHill;
  const s = new Sheet('darjeeling-2');
  s.wash(s.down(0, 470, ...even(p.sky)));
  s.wash(
    s.radial(
      1010,
      452,
      [520, 0.62],
      [0, p.sun, 1],
      [0.16, p.sun, 0.8],
      [0.5, p.sky[4], 0.35],
      [1, p.sky[4], 0],
    ),
  );
  wisps(s, {
    box: [60, 40, 1200, 330],
    seed: 44,
    paint: p.cloud,
    opacity: 0.34,
    level: 0.16,
    long: 340,
    thin: 20,
    slant: -0.03,
  });
  const massif = range({
    skyline: kangchenjunga(500, 246, 420, 0.8).concat(points('980,380 1020,398 1080,404 1140,396 1260,410')),
    base: 500,
    seed: 42,
    sun: [0.95, 0.2, 0.1],
    detail: 0.026,
    spur: 0.34,
  });
  s.fill(
    s.down(246, 500, [0, p.snow[0]], [0.6, mix(p.snow[0], p.sea[1], 0.4)], [1, p.sea[1]]),
    body(massif, 560),
  );
  s.fill(
    s.down(246, 470, [0, p.snow[2]], [0.5, p.snow[1]], [1, p.snow[1], 0]),
    lit(massif, 0.06, { floor: 470, minArea: 130, tolerance: 1.4 }),
  );
  s.fill(
    s.down(246, 440, [0, p.snow[3]], [0.55, p.snow[2]], [1, p.snow[2], 0]),
    lit(massif, 0.34, { floor: 440, minArea: 160, tolerance: 1.4 }),
  );
  // The cloud sea: each bank rim-lit at the top, shadowed below; islands of ridge stand out of it.
  for (const [i, y] of [446, 492, 540, 592].entries()) {
    const [top, low] = [p.sea[Math.min(i, 3)] ?? p.haze, p.sea[Math.min(i + 1, 3)] ?? p.near];
    mist(s, {
      y,
      rise: 16 + i * 6,
      deep: 150,
      colour: mix(top, low, 0.25),
      seed: 4 + i * 3,
      opacity: 1,
      soft: 3 + i,
    });
    mist(s, { y: y + 22, rise: 14 + i * 6, deep: 120, colour: low, seed: 50 + i, opacity: 0.8, soft: 9 });
    const island = profile(
      points(
        [
          '-30,60 200,40 330,6 420,30 560,60 700,60 1240,60',
          '-30,10 90,-4 220,40 500,70 800,50 960,4 1080,20 1240,60',
          '-30,60 380,60 520,20 640,0 780,40 900,60 1240,20',
        ][i] ?? '-30,99 1240,99',
        0,
        y + 26,
      ),
      30 + i,
      14,
    );
    s.fill(
      s.down(y + 20, y + 80, [0, mix(p.sea[3], p.near, 0.25 * i)], [0.8, low, 0]),
      below(forested(island, 3 + i, 4 + i * 3, 9 + i * 2), y + 84, 1.2),
    );
  }
  const hill = profile(points('-30,690 200,704 420,722 640,728 860,716 1040,694 1240,668'), 12, 6);
  mist(s, { y: 664, rise: 22, deep: 90, colour: p.sea[3], seed: 90, opacity: 0.9, soft: 10 });
  s.wash(s.down(650, 760, [0, p.sea[3], 0], [1, mix(p.sea[3], p.near, 0.5)]), 650, 800);
  // A crowd, not a row of pawns: three ranks that overlap, hidden to the chest by the rank in front.
  for (const [rank, tall] of [62, 74, 90].entries()) {
    const r = random(20 + rank);
    const stand = Array.from({ length: 17 - rank * 3 }, (_, i): Triple => {
      const x = -20 + ((i + 0.25 + 0.6 * r()) * 1260) / (17 - rank * 3);
      return [x, yAt(hill, x) + 44 + rank * 24, tall * (0.82 + 0.3 * r())];
    });
    people(
      s,
      stand,
      mix(p.near, p.sea[3], 0.42 - rank * 0.21),
      mix(p.rim, p.near, 0.3 - rank * 0.15),
      12 + rank,
    );
  }
  s.fill(
    p.near,
    below(
      hill.map(([x, y]): [number, number] => [x, y + 64]),
      800,
    ),
  );
  flags(
    s,
    { from: [-20, 470], to: [470, 560], sag: 60, count: 20, size: [27, 15], seed: 3 },
    (c) => mix(c, p.near, 0.35),
    p.near,
  );
  s.line(p.near, 4, 'M471 556V760');
  finish(s, p.near, 0.4);
  return s;
}

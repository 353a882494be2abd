// The town on its ridge ten minutes after sunset, the ropeway crossing above the roofs.
import { palettes } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { Firs, scatter } from '../parts/firs.ts';
import { kangchenjunga } from '../parts/peaks.ts';
import { body, lit, range } from '../parts/relief.ts';
import { below, forested, mist, profile, wisps, yAt } from '../parts/ridge.ts';
import { even, type Point, points, Sheet, short } from '../parts/sheet.ts';
import { houses } from '../parts/town.ts';

export function gangtok(): Sheet {
  const p = palettes.gangtok;
  const s = new Sheet('gangtok');
  s.wash(s.down(0, 430, ...even(p.sky)));
  s.wash(s.radial(330, 420, [560, 0.5], [0, p.sun, 0.9], [0.4, p.sun, 0.35], [1, p.sun, 0]), 0, 560);
  wisps(s, {
    box: [20, 130, 1180, 330],
    seed: 8,
    paint: p.cloud,
    opacity: 0.4,
    level: 0.22,
    long: 300,
    thin: 16,
    slant: 0.02,
  });

  const snow = range({
    skyline: kangchenjunga(430, 285, 330, 0.62).concat(points('800,392 900,400 1000,380 1100,398 1240,385')),
    base: 430,
    seed: 9,
    sun: [-0.9, 0.2, -0.1],
    detail: 0.012,
    spur: 0.2,
    depth: 0.3,
  });
  s.fill(s.down(285, 430, [0, p.snow], [1, mix(p.snow, p.sky[4], 0.5)]), body(snow, 520));
  s.fill(
    s.down(285, 420, [0, p.snowLight, 0.9], [1, p.snowLight, 0]),
    lit(snow, 0.2, { minArea: 160, tolerance: 1.6 }),
  );
  for (const [i, ink] of p.ridge.slice(0, 3).entries()) {
    const y = 432 + i * 44;
    const line = profile(
      points(
        i
          ? '-30,24 180,-6 420,14 640,-8 880,-48 1240,-34'
          : '-30,-26 180,-6 420,14 640,-8 880,-30 1060,-6 1240,-34',
        0,
        y,
      ),
      20 + i * 5,
      20,
    );
    s.fill(
      s.down(y - 40, y + 90, [0, mix(ink, p.far, 0.45 - i * 0.15)], [1, mix(ink, p.mist, 0.5)]),
      below(forested(line, 7 + i, 5 + i * 3, 9 + i * 2), 720, 1.2),
    );
    mist(s, { y: y + 46, rise: 10, deep: 80, colour: p.mist, seed: 71 + i, opacity: 0.55 });
  }

  // The ridge climbs to the right; each tier of houses stands below the one behind it.
  const spine: Point[] = points(
    '-30,640 120,600 260,545 420,500 560,462 690,424 820,388 960,366 1080,384 1240,420',
  );
  const ridge = profile(spine, 4, 8);
  s.fill(s.down(360, 760, [0, p.ridge[3]], [1, p.near]), below(forested(ridge, 3, 12, 12), 800, 1));
  const firs = new Firs(s, 5, 16, false);
  for (let i = 0; i < 6; i++) {
    const down = 14 + i * 17 + i * i * 7;
    const line = ridge.map(([x, y]): Point => [x, y + down + 10 * Math.sin(x / 130 + i * 2)]);
    const k = 1 + i * 0.22;
    const dusk = (c: string): string => mix(mix(c, p.far, 0.22 - i * 0.04), p.near, i * 0.06);
    houses(s, {
      line,
      from: 60 - i * 20 + (5 - i) * 46,
      to: 1215,
      seed: 30 + i * 3,
      wide: [21 * k, 42 * k],
      tall: [16 * k, 44 * k],
      walls: p.walls.map(dusk),
      side: p.town,
      roofs: p.roofs.map((c) => dusk(mix(c, p.town, 0.3))),
      lamp: i % 2 ? p.lamp : mix(p.lamp, p.lampHot, 0.4),
      lit: 0.24,
      gap: 0.66,
      pane: 3.6 + i * 0.5,
    });
    s.add(
      firs.grove(
        mix(p.near, p.town, 0.5 - i * 0.1),
        p.near,
        scatter(50 + i, 5, [40, 1190], (x) => yAt(line, x) + 12, [22 * k, 40 * k], 6),
      ),
    );
  }
  const front = profile(points('-30,690 160,712 360,748 560,772 800,744 1000,716 1240,690'), 14, 10);
  mist(s, { y: 735, rise: 16, deep: 70, colour: p.mist, seed: 77, opacity: 0.14 });
  s.add(
    firs.grove(p.near, p.near, [
      ...scatter(81, 10, [-10, 420], (x) => yAt(front, x) + 4, [50, 150], 10),
      ...scatter(82, 10, [880, 1210], (x) => yAt(front, x) + 4, [50, 130], 10),
    ]),
  );
  s.fill(p.near, below(forested(front, 4, 14), 800, 0.8));
  ropeway(s, p);
  finish(s, p.near, 0.5);
  return s;
}

/** One cabin in front of everything, so that the eye has a place to enter. */
function ropeway(
  s: Sheet,
  p: { cable: string; cabin: string; lamp: string; lampHot: string; near: string; sun: string },
): void {
  s.line(p.cable, 2.2, 'M-10 196Q420 330 1210 250').line(p.cable, 1.4, 'M-10 206Q420 340 1210 262');
  const [x, y] = [452, 276];
  const n = short;
  s.line(p.near, 5, `M${x - 16} ${y - 3}h32M${x} ${y}q10 22 0 44`);
  const shell = `M${x - 62} ${y + 58}q2-16 18-16h88q16 0 18 16l4 34q0 34-20 36h-92q-20-2-20-36z`;
  s.fill(
    s.linear(
      [x - 64, 0, x + 66, 0],
      [0, mix(p.cabin, p.sun, 0.45)],
      [0.25, p.cabin],
      [1, mix(p.cabin, p.near, 0.55)],
    ),
    shell,
  );
  s.fill(
    p.lampHot,
    `M${x - 52} ${n(y + 58)}h27v34h-29zM${x - 20} ${y + 58}h38v34h-38zM${x + 24} ${y + 58}h28l3 34h-31z`,
    { opacity: '.92' },
  );
  s.fill(
    mix(p.cabin, p.near, 0.75),
    `M${x - 46} ${y + 92}c0-20 4-24 9-24s9 4 9 24zM${x - 10} ${y + 92}c0-22 4-27 9-27s9 5 9 27zM${x + 30} ${y + 92}c0-19 3-22 8-22s8 3 8 22z`,
  );
  s.fill(mix(p.cabin, p.near, 0.6), `M${x - 66} ${y + 96}h132v5h-132zM${x - 50} ${y + 42}h100v-5h-100z`);
}

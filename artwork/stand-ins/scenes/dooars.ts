// Dawn at the forest's edge: sal in four depths of mist, the river, a rhino that has just lifted its head.
import { palettes } from '../palette.ts';
import { egret, rhino } from '../parts/beasts.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { fbm, random, smooth } from '../parts/noise.ts';
import { below, mist, profile, yAt } from '../parts/ridge.ts';
import { boleList, boles, canopy, grass, leaves } from '../parts/sal.ts';
import { even, type Point, points, Sheet, short, type Triple, trace, triples } from '../parts/sheet.ts';

export function dooars(): Sheet {
  const p = palettes.dooars;
  const s = new Sheet('dooars');
  s.wash(s.down(0, 520, ...even(p.sky)));
  s.wash(s.radial(740, 300, 520, [0, p.sun, 1], [0.3, p.sun, 0.6], [1, p.sun, 0]), 0, 700);
  s.fill(p.sunDisk, 'M694 296a46 46 0 1 0 92 0a46 46 0 1 0-92 0z', { opacity: '.9' });
  const far = profile(points('-30,330 200,300 420,338 640,326 880,346 1060,312 1240,330'), 4, 10);
  s.fill(mix(p.forest[0], p.mist, 0.45), below(far, 560, 1.2));
  mist(s, { y: 372, rise: 10, deep: 90, colour: p.mist, seed: 3, opacity: 0.9 });
  // Each row of forest is lower on the right, where the river opens a gap toward the sun.
  const rows = triples('408,20,40 412,30,90 408,44,210');
  for (const [i, [y, size, gap]] of rows.entries()) {
    const ink = p.forest[i] ?? p.forest[0];
    const deep = 470 + i * 26;
    const top = (x: number): number =>
      y +
      gap * smooth(330 - i * 40, 640, x) * smooth(1210 + i * 30, 850 + i * 40, x) -
      30 * i * smooth(300, 0, x) -
      46 * i * smooth(950, 1200, x);
    const paint = s.down(
      y - 60,
      deep + 20,
      [0, ink],
      [0.5, mix(ink, p.mist, 0.16)],
      [1, mix(ink, p.mist, 0.75)],
    );
    canopy(s, paint, top, deep + 40, 11 + i, size);
    mist(s, { y: deep - 18 + i * 4, rise: 14, deep: 90, colour: p.mist, seed: 20 + i, opacity: 0.85 });
  }
  // River: a bright bend, the far bank lost in mist.
  s.fill(
    s.down(500, 690, [0, mix(p.water, p.mist, 0.7)], [0.5, p.water], [1, mix(p.water, p.waterDark, 0.6)]),
    'M0 505H1200V720H0z',
  );
  const glints = (n: number, c: string, spread: number, seed: number): void => {
    const q = random(seed);
    let d = '';
    for (let i = 0; i < n; i++) {
      const t = q();
      const w = (10 + 60 * q()) * (0.4 + t);
      d += `M${short(740 + (q() + q() - 1) * spread * (0.4 + t) - w / 2)} ${short(512 + 170 * t)}q${short(w / 2)} ${short(-1 - 2 * t)} ${short(w)} 0q${short(-w / 2)} ${short(2 + 2 * t)} ${short(-w)} 0`;
    }
    s.fill(c, d);
  };
  glints(60, mix(p.water, p.waterDark, 0.4), 520, 5);
  glints(70, p.sunDisk, 120, 6);
  mist(s, { y: 512, rise: 12, deep: 60, colour: p.mist, seed: 40, opacity: 0.8 });
  const shore = profile(points('-30,560 150,572 330,596 520,636 690,668 860,676 1020,640 1240,588'), 9, 8);
  s.fill(s.down(560, 760, [0, p.forest[2]], [1, p.forest[3]]), below(shore, 800));
  grass(s, p.forest[2], [-10, 1210], (x) => yAt(shore, x) + 6, 36, 22, 31);
  mist(s, { y: 640, rise: 14, deep: 60, colour: p.mist, seed: 41, opacity: 0.4 });

  const haze = mix(p.forest[3], p.mist, 0.32);
  const mid = boleList('300,600,8,60 250,592,6,90 1010,622,7,80 1085,612,9,50');
  boles(s, haze, p.rim, mid);
  const sprays = triples('0,-14,6 -34,16,4.4 36,22,4.2 8,-58,5 -20,-70,5');
  leaves(
    s,
    haze,
    mid.flatMap(([x, , w, y]) => sprays.map(([u, v, k]): Triple => [x + u, y + v, w * k])),
    14,
  );
  const rise = (x: number): number =>
    690 + 10 * fbm(x / 130, 3, 3, 3) - 34 * smooth(420, 40, x) - 30 * smooth(850, 1200, x);
  rhino(s, 420, 716, 1.36, p);
  egret(s, 560, 576, 0.62, p.sun);
  grass(s, mix(p.grass, p.forest[2], 0.3), [400, 720], () => 722, 70, 13, 33);
  grass(s, mix(p.rim, p.forest[2], 0.45), [470, 900], () => 728, 44, 7, 34);
  const near: Point[] = Array.from({ length: 42 }, (_, i) => [-30 + i * 31, rise(-30 + i * 31) + 22]);
  s.fill(
    s.down(690, 800, [0, mix(p.grass, p.forest[2], 0.2)], [1, p.forest[5]]),
    trace([...near, [1240, 800], [-30, 800]]),
  );
  grass(s, p.grass, [-10, 1210], (x) => rise(x) + 32, 88, 26, 35);
  grass(s, p.forest[5], [-10, 1210], (x) => rise(x) + 84, 112, 22, 36);
  boles(s, p.forest[5], p.rim, boleList('64,770,27,-20 160,742,15,-20 1150,760,24,-20'));
  leaves(
    s,
    p.forest[5],
    triples(
      '10,6,130 90,-6,110 170,-12,104 262,-34,96 20,92,80 40,150,54 330,-40,70 1190,0,120 1110,-14,104 1030,-36,90 1186,96,74 960,-40,60',
    ),
    15,
  );
  finish(s, p.forest[5], 0.45);
  return s;
}

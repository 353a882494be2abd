// Tsomgo lake at noon in April: a bowl of scree and old snow, its mirror, two yaks waiting for riders.
import { palettes } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { fbm, random } from '../parts/noise.ts';
import { body, lit, type Range, range } from '../parts/relief.ts';
import { below, profile, wisps } from '../parts/ridge.ts';
import { even, points, Sheet, short } from '../parts/sheet.ts';
import { yak } from '../parts/yak.ts';

const sun = [-0.8, 0.5, 0.2] as const;
const shore = 470;

export function tsomgo(): Sheet {
  const p = palettes.tsomgo;
  const s = new Sheet('sikkim-2');
  s.wash(s.down(0, 420, ...even(p.sky)));
  wisps(s, {
    box: [0, 20, 1180, 190],
    seed: 5,
    paint: p.cloud,
    opacity: 0.4,
    level: 0.18,
    long: 240,
    thin: 20,
  });
  const wall = range({
    skyline: points(
      '-60,190 60,150 150,176 250,110 330,150 430,196 520,226 610,246 700,222 790,176 880,128 960,84 1030,126 1110,160 1260,120',
    ),
    base: 520,
    seed: 23,
    sun,
    detail: 0.034,
    spur: 0.42,
    drop: 0.8,
    steep: 1,
  });
  s.fill(s.down(90, 480, [0, p.rock[0]], [1, p.rock[1]]), body(wall, 480));
  const snowLine = (r: Range, t: number, floor: number, minArea: number): string =>
    lit(r, t, { floor, minArea, tolerance: 1.5 });
  s.fill(
    s.down(100, 470, [0, p.snowShade], [0.55, mix(p.snowShade, p.rock[2], 0.5)], [1, p.rock[2]]),
    snowLine(wall, 0.12, 470, 200),
  );
  s.fill(
    s.down(90, 470, [0, p.snow], [0.42, p.snow], [0.66, mix(p.snow, p.rock[3], 0.55)], [1, p.rock[2]]),
    snowLine(wall, 0.46, 470, 160),
  );
  // The scree fans that slide into the water on both sides.
  const left = profile(points('-30,330 80,370 190,412 300,446 420,472 520,480'), 7, 14);
  const right = profile(points('640,482 760,470 880,440 1000,396 1110,346 1240,300'), 8, 14);
  s.fill(s.down(330, 480, [0, p.rock[2]], [1, mix(p.rock[1], p.rock[2], 0.4)]), below(left, 486));
  s.fill(s.down(300, 480, [0, p.rock[3]], [1, p.rock[2]]), below(right, 486));
  drifts(s, p.snow, 40);
  lake(s, wall, p);
  const beach = profile(points('-30,640 140,650 340,676 560,690 760,678 960,652 1240,640'), 11, 7);
  s.fill(s.down(640, 800, [0, p.shore], [1, p.shoreDark]), below(beach));
  stones(s, p.shoreDark, p.snow);
  yak(s, 872, 690, 0.5, { ...p, yak: mix(p.yak, p.water[1], 0.16) }, true);
  yak(s, 640, 684, 0.42, { ...p, yak: mix(p.yak, p.water[1], 0.2) });
  s.fill(p.shoreDark, 'M360 752q110-14 270 0q-130 12-270 0z', { opacity: '.5' });
  yak(s, 372, 752, 1.05, p);
  finish(s, p.rock[0], 0.35);
  return s;
}

function lake(s: Sheet, wall: Range, p: (typeof palettes)['tsomgo']): void {
  s.wash(s.down(shore, 700, ...even(p.water)), shore, 720);
  // The mirror: the same cut paper upside down and shortened, then broken by ripples.
  const flip = `matrix(1 0 0 -.62 0 ${short(shore * 1.62)})`;
  s.fill(s.down(90, 480, [0, p.water[2], 0.25], [1, p.rock[0], 0.75]), body(wall, 480), { transform: flip });
  s.fill(
    s.down(90, 470, [0, p.snow, 0.55], [0.7, p.ice, 0.5], [1, p.ice, 0]),
    lit(wall, 0.42, { floor: 470, minArea: 700, tolerance: 2.4 }),
    { transform: flip },
  );
  const r = random(6);
  let d = '';
  for (let i = 0; i < 70; i++) {
    const t = r();
    const w = (30 + 150 * r()) * (0.4 + t);
    d += `M${short(1200 * r() - w / 2)} ${short(shore + 6 + 200 * t)}h${short(w)}`;
  }
  s.line(p.water[0], 1.6, d, { opacity: '.5' });
  s.line(p.snow, 3, `M-10 ${shore + 1}H1210`, { opacity: '.6' });
}

/** Old snow left in the hollows of the scree. */
function drifts(s: Sheet, paint: string, count: number): void {
  const r = random(3);
  let d = '';
  for (let i = 0; i < count; i++) {
    const side = r() < 0.5;
    const u = r();
    const x = side ? 360 * u : 1200 - 400 * u;
    const y = (side ? 380 + 90 * u : 350 + 110 * u) + 40 * r();
    const w = 18 + 60 * r();
    if (y < shore)
      d += `M${short(x)} ${short(y)}q${short(w * 0.4)} ${short(-5 - 5 * r())} ${short(w)} ${short((side ? 1 : -1) * w * 0.3)}q${short(-w * 0.5)} 6 ${short(-w)} ${short((side ? -1 : 1) * w * 0.3)}`;
  }
  s.fill(paint, d, { opacity: '.85' });
}

function stones(s: Sheet, dark: string, snow: string): void {
  const r = random(9);
  let [a, b] = ['', ''];
  for (let i = 0; i < 60; i++) {
    const x = 1200 * r();
    const y = 690 + 105 * r() + 10 * fbm(x / 80, 1, 4);
    const w = 6 + 22 * r() * ((y - 640) / 150);
    if (r() < 0.6)
      a += `M${short(x)} ${short(y)}l${short(w * 0.4)} ${short(-w * 0.4)} ${short(w * 0.5)} ${short(w * 0.1)} ${short(w * 0.3)} ${short(w * 0.35)}z`;
    else
      b += `M${short(x)} ${short(y)}q${short(w)} ${short(-w * 0.4)} ${short(w * 2.6)} 0q${short(-w)} ${short(w * 0.4)} ${short(-w * 2.6)} 0`;
  }
  s.fill(dark, a).fill(snow, b, { opacity: '.8' });
}

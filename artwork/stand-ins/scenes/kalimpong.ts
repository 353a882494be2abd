// The Teesta's bends far below the Deolo ridge, a paraglider over the gorge, orchids at the viewer's hand.
import { palettes } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { Firs, scatter } from '../parts/firs.ts';
import { glider } from '../parts/glider.ts';
import { clamp, fbm, lerp, random, smooth } from '../parts/noise.ts';
import { orchids } from '../parts/orchids.ts';
import { body, lit, range } from '../parts/relief.ts';
import { below, forested, mist, profile, wisps, yAt } from '../parts/ridge.ts';
import { even, group, type Point, points, Sheet, short, trace } from '../parts/sheet.ts';

type Spur = {
  crest: Point[];
  bank: Point[];
  base: number;
  seed: number;
  ink: number;
  sand: number;
  tree: number;
};

const farthest = '-60,10 120,-22 300,16 470,-6 640,22 820,-20 1000,4 1260,-32';
const far = '-60,10 120,-22 300,16 470,24 640,62 820,10 1000,4 1260,-32';
/** Interlocking spurs from far to near: what stays uncovered between a bank and the next crest is the river. */
const spurs: Spur[] = [
  {
    crest: points('-60,246 140,262 330,300 500,338 652,392'),
    bank: points('600,402 520,414 462,432 438,456 420,500 -60,520'),
    base: 470,
    seed: 6,
    ink: 1,
    sand: 3,
    tree: 0,
  },
  {
    crest: points('1260,236 1080,268 920,298 790,340 690,376 620,404 540,424'),
    bank: points('516,436 548,447 620,454 700,474 760,486 812,512 858,546 880,590 900,640 1260,640'),
    base: 520,
    seed: 7,
    ink: 2,
    sand: 9,
    tree: 0,
  },
  {
    crest: points('-60,356 120,392 300,428 450,462 590,496 700,530 768,566'),
    bank: points('784,586 752,604 690,612 610,634 540,640 450,668 370,680 290,716 210,742 120,800 -60,840'),
    base: 690,
    seed: 28,
    ink: 3,
    sand: 16,
    tree: 11,
  },
  {
    crest: points('1260,400 1120,452 1000,540 880,640 740,704 600,744 480,800'),
    bank: points('470,900 1260,900'),
    base: 860,
    seed: 29,
    ink: 4,
    sand: 0,
    tree: 17,
  },
];

function spur(s: Sheet, o: Spur, p: (typeof palettes)['kalimpong']): void {
  const fromLeft = (o.crest[0]?.[0] ?? 0) < 0;
  const ordered = fromLeft ? o.crest : o.crest.toReversed();
  const crest = profile(ordered, o.seed, 13).concat([ordered.at(-1) as Point]);
  const top = o.tree ? forested(crest, o.seed, o.tree) : crest;
  const along = fromLeft ? top : top.toReversed();
  const outline = trace([...along, ...o.bank]);
  const high = Math.min(...o.crest.map((q) => q[1]));
  const low = Math.max(...o.bank.map((q) => Math.min(q[1], 800)));
  if (o.sand) s.fill(p.sand, bar(o, 1.5)).fill(p.sandShade, bar(o, 0.75));
  const ink = p.spurs[o.ink] ?? p.near;
  // The right-hand slopes turn away from the sun: there the lit patches are only a shade paler.
  const light = mix(p.spurLight[o.ink] ?? p.rim, ink, fromLeft ? 0 : 0.35);
  const sky = crest.filter((_, i) => i % 5 === 0);
  // Beyond the toe the crest drops under the water, so that the relief does not end in a wall.
  const last = ordered.at(fromLeft ? -1 : 0) as Point;
  const beyond: Point = fromLeft ? [last[0] + 160, o.base + 120] : [last[0] - 160, o.base + 120];
  const away = (x: number): Point => [x, o.base + 200];
  const r = range({
    skyline: fromLeft ? [...sky, last, beyond, away(1300)] : [away(-100), beyond, last, ...sky],
    base: o.base,
    seed: o.seed,
    sun: [0.9, 0.36, 0.05],
    steep: 0.62,
    depth: 0.5,
    spur: 0.3,
    drop: 0.5,
    levels: 2,
    detail: 0.016,
    tilt: 0.34,
  });
  const clip = s.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const inner = new Sheet(s.name);
  inner.fill(s.down(high, low, [0, ink], [1, mix(ink, p.mist, 0.22 - o.ink * 0.04)]), 'M-60 0H1260V900H-60z');
  inner.fill(
    s.down(high, low, [0, light], [0.6, mix(light, ink, 0.25)], [1, mix(light, ink, 0.6)]),
    lit(r, 0.34, { minArea: 260, tolerance: 1.7 }),
  );
  if (o.tree) inner.fill(mix(ink, p.near, 0.45), trees(o, crest), { opacity: '.55' });
  s.add(group({ 'clip-path': `url(#${clip})` }, ...inner.markup()));
}

/** A gravel bar under the bank: broad where the river slackens, gone where it cuts in. */
function bar(o: Spur, share: number): string {
  const bank: Point[] = [];
  for (const [i, a] of o.bank.entries()) {
    const b = o.bank[i + 1];
    for (let t = 0; b && t < 1; t += 0.25) bank.push([lerp(a[0], b[0], t), lerp(a[1], b[1], t)]);
  }
  const edge = bank.map(([x, y], i): Point => {
    const wide = o.sand * share * clamp(0.75 + 1.5 * fbm(i / 5, 1, o.seed, 3), 0.08, 2.2) * smooth(-1, 3, i);
    return [x + wide * 0.25, y + wide];
  });
  return trace([...bank.map(([x, y]): Point => [x, y - 6]), ...edge.reverse()]);
}

/** A few hundred tree tops on the slope, larger toward the viewer: the only measure of the gorge's size. */
function trees(o: Spur, crest: readonly Point[]): string {
  const r = random(o.seed + 2);
  let d = '';
  for (let i = 0; i < 240; i++) {
    const x = -20 + 1240 * r();
    const t = r();
    const y = yAt(crest, x) + 8 + t * (o.ink === 3 ? 130 : 240);
    const h = o.tree * (0.35 + 0.6 * t) * (0.7 + 0.6 * r());
    if (y < 800 && x > (crest[0] as Point)[0] && x < (crest.at(-1) as Point)[0])
      d += `M${short(x)} ${short(y)}l${short(h * 0.3)}-${short(h)} ${short(h * 0.3)} ${short(h)}z`;
  }
  return d;
}

export function kalimpong(): Sheet {
  const p = palettes.kalimpong;
  const s = new Sheet('kalimpong');
  s.wash(s.down(0, 330, ...even(p.sky)));
  s.wash(s.radial(860, 190, 520, [0, p.sun, 1], [0.35, p.sun, 0.5], [1, p.sun, 0]), 0, 480);
  wisps(s, {
    box: [0, 30, 1200, 190],
    seed: 19,
    paint: p.sun,
    opacity: 0.4,
    level: 0.2,
    long: 280,
    thin: 22,
  });
  for (const [i, y] of [218, 252].entries()) {
    const line = profile(points(i ? far : farthest, 0, y), 3 + i, 18);
    const r = range({
      skyline: line.filter((_, k) => k % 6 === 0),
      base: y + 110,
      seed: 5 + i,
      sun: [0.9, 0.34, 0.1],
      steep: 0.6,
      depth: 0.35,
      spur: 0.22,
      drop: 0.5,
      levels: 2,
      detail: 0.014,
      tilt: 0.3,
    });
    const ink = mix(p.spurs[0], p.mist, 0.4 - 0.35 * i);
    s.fill(s.down(y - 20, y + 110, [0, ink], [1, mix(ink, p.mist, 0.6)]), body(r, 480));
    s.fill(
      s.down(y - 20, y + 100, [0, mix(ink, p.spurLight[0], 0.8)], [1, p.mist, 0]),
      lit(r, 0.4, { minArea: 380, tolerance: 1.8, floor: y + 100 }),
    );
    mist(s, { y: y + 76, rise: 12, deep: 80, colour: p.mist, seed: 2 + i, opacity: 0.75 });
  }
  s.fill(
    s.down(370, 800, [0, p.waterLight], [0.25, p.water], [1, p.waterDark]),
    'M400 386H760L1200 500V800H0V500z',
  );
  s.line(p.waterLight, 2, 'M470 446Q640 470 792 520M520 458Q660 480 770 518', { opacity: '.7' });
  s.line(p.waterLight, 5, 'M838 560Q850 596 770 628T520 690T330 764M800 640Q700 676 560 700', {
    opacity: '.5',
  });
  s.line(p.mist, 2.5, 'M846 570Q842 600 760 640M600 668L470 704M420 740L330 790', { opacity: '.7' });
  for (const [i, o] of spurs.entries()) {
    spur(s, o, p);
    if (i === 0) mist(s, { y: 392, rise: 8, deep: 60, colour: p.mist, seed: 4, opacity: 0.5 });
  }
  const left = profile(points('-30,560 60,600 150,668 240,740 330,840'), 9, 12);
  s.fill(mix(p.spurs[4], p.near, 0.4), below(forested(left, 10, 26, 13)));
  const firs = new Firs(s, 6, 15);
  s.add(
    firs.grove(
      p.near,
      p.rim,
      scatter(5, 8, [-6, 200], (x) => yAt(left, x) + 60, [90, 210], 60),
    ),
  );
  glider(s, 640, 178, p);
  orchids(s, p);
  finish(s, p.near, 0.4);
  return s;
}

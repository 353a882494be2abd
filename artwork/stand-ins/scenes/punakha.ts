// Punakha Dzong between Pho Chhu and Mo Chhu, the jacarandas in flower.
import { palettes } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { hall } from '../parts/dzong.ts';
import { finish } from '../parts/finish.ts';
import { random } from '../parts/noise.ts';
import { body, lit, range } from '../parts/relief.ts';
import { below, forested, mist, profile, wisps } from '../parts/ridge.ts';
import { even, points, Sheet, short, type Triple, triples } from '../parts/sheet.ts';
import { clump } from '../parts/trees.ts';

type Inks = (typeof palettes)['punakha'];

export function punakha(): Sheet {
  const p = palettes.punakha;
  const s = new Sheet('bhutan-2');
  s.wash(s.down(0, 380, ...even(p.sky)));
  wisps(s, { box: [100, 20, 1160, 170], seed: 15, paint: '#ffffff', opacity: 0.4, level: 0.2, thin: 22 });
  const lines = [
    '-60,40 140,-30 330,20 520,-56 700,10 900,-40 1080,0 1260,-50',
    '-60,-60 160,-20 340,30 560,60 760,40 930,-20 1100,-50 1260,-80',
    '-60,-30 120,-4 300,50 480,84 700,90 880,60 1050,0 1260,-70',
  ];
  for (const [i, text] of lines.entries()) {
    const y = 210 + i * 74;
    const line = profile(points(text, 0, y), 5 + i * 3, 20);
    const r = range({
      skyline: line.filter((_, k) => k % 6 === 0),
      base: y + 150,
      seed: 11 + i,
      sun: [-0.9, 0.36, 0.15],
      steep: 0.6,
      depth: 0.36,
      spur: 0.26,
      drop: 0.5,
      levels: 2,
      detail: 0.014,
      tilt: 0.3,
    });
    const ink = p.hills[i] ?? p.near;
    s.fill(s.down(y - 60, y + 150, [0, ink], [1, mix(ink, p.mist, 0.5)]), body(r));
    s.fill(
      s.down(y - 60, y + 140, [0, mix(ink, p.hillLight, 0.6)], [1, mix(ink, p.mist, 0.5), 0]),
      lit(r, 0.4, { minArea: 420, tolerance: 1.9, floor: y + 140 }),
    );
    if (i < 2) mist(s, { y: y + 110, rise: 12, deep: 80, colour: p.mist, seed: 6 + i, opacity: 0.7 });
  }
  const bank = profile(points('-30,468 200,474 420,486 640,492 860,484 1040,474 1240,462'), 9, 5);
  s.fill(p.hills[3], below(forested(bank, 4, 26, 17), 620));
  dzong(s, p);
  water(s, p);
  jacarandas(s, triples('110,640,250 1100,650,270 262,590,84 1000,588,96'), p);
  const front = profile(points('-30,690 160,706 330,742 520,790 720,796 900,748 1060,712 1240,690'), 12, 8);
  s.fill(p.near, below(front));
  finish(s, p.near, 0.35);
  return s;
}

function dzong(s: Sheet, p: Inks): void {
  s.fill(p.bank, 'M150 600Q230 556 330 560L900 552Q990 556 1060 590L1000 612H220z');
  hall(s, 300, 520, 120, 96, p, { rows: 2, bays: 5, flank: 0 });
  hall(s, 770, 518, 130, 92, p, { rows: 2, bays: 5, flank: 0.1 });
  hall(s, 430, 500, 96, 150, p, { tiers: 2, rows: 3, bays: 4, flank: 0.2 });
  hall(s, 548, 500, 116, 206, p, { tiers: 3, rows: 4, bays: 4, flank: 0.24 });
  hall(s, 700, 505, 84, 118, p, { tiers: 2, rows: 2, bays: 3, flank: 0.2 });
  hall(s, 262, 566, 330, 92, p, { rows: 2, bays: 13, flank: 0 });
  hall(s, 600, 566, 330, 88, p, { rows: 2, bays: 13, flank: 0.06 });
  hall(s, 540, 572, 92, 112, p, { tiers: 2, rows: 2, bays: 3, flank: 0.16 });
  // The steep stair to the door.
  s.fill(p.bank, 'M566 572h40l8 26h-56z').line(p.wallShade, 2, 'M564 578h44M562 584h48M560 590h52');
}

function water(s: Sheet, p: Inks): void {
  s.fill(
    s.down(580, 800, ...even(p.water)),
    'M-10 596Q180 584 300 598T610 606T930 596Q1080 582 1210 592V800H-10z',
  );
  const r = random(7);
  let d = '';
  for (let i = 0; i < 80; i++) {
    const t = r();
    const w = (14 + 70 * r()) * (0.4 + t);
    d += `M${short(1200 * r() - w / 2)} ${short(646 + 140 * t)}q${short(w / 2)} ${short(-2 - 3 * t)} ${short(w)} 0`;
  }
  s.line(p.water[0], 2, d, { opacity: '.75' });
  // What the walls give back to the water.
  let mirror = '';
  for (let i = 0; i < 34; i++) {
    const x = 290 + 620 * r();
    mirror += `M${short(x)} ${short(650 + 60 * r())}h${short(20 + 50 * r())}`;
  }
  s.line(p.wall, 3.5, mirror, { opacity: '.5' });
}

/** Jacaranda: bare dark limbs, flower clouds in three lilacs, petals fallen beneath. */
function jacarandas(s: Sheet, places: readonly Triple[], p: Inks): void {
  for (const [n, [x, y, h]] of places.entries()) {
    const r = random(n + 3);
    const lay = ['', '', ''];
    let limbs = `M${short(x)} ${short(y + h * 0.3)}Q${short(x + 6)} ${short(y)} ${short(x)} ${short(y - h * 0.4)}`;
    for (let i = 0; i < 22; i++) {
      const a = Math.PI * (1.05 + 0.9 * r());
      const q = h * (0.25 + 0.5 * r());
      const [cx, cy] = [x + Math.cos(a) * q * 1.1, y - h * 0.18 + Math.sin(a) * q * 0.9];
      const w = h * (0.08 + 0.08 * r());
      lay[0] += clump(cx, cy, w, w * 0.6, n * 31 + i, 13);
      lay[1] += clump(cx - w * 0.2, cy - w * 0.22, w * 0.72, w * 0.36, n * 31 + i + 7, 10);
      if (i % 2) lay[2] += clump(cx - w * 0.35, cy - w * 0.36, w * 0.4, w * 0.18, n * 31 + i + 3, 7);
      if (i % 3 === 0)
        limbs += `M${short(x)} ${short(y - h * 0.05)}Q${short((x + cx) / 2)} ${short(y - h * 0.2)} ${short(cx)} ${short(cy)}`;
    }
    s.line(p.trunk, Math.max(2, h * 0.028), limbs);
    for (const [i, d] of lay.entries()) s.fill(p.lilac[i] ?? p.lilac[1], d);
  }
}

// Lamahatta in fog: tall pines fading rank by rank, and the prayer banners on their poles.
import { palettes, prayerFlags } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { Firs } from '../parts/firs.ts';
import { fbm, lerp, random } from '../parts/noise.ts';
import { below, mist, profile } from '../parts/ridge.ts';
import { type Bole, boles, grass } from '../parts/sal.ts';
import { points, Sheet, short, type Triple, triples } from '../parts/sheet.ts';

export function lamahatta(): Sheet {
  const p = palettes.lamahatta;
  const s = new Sheet('kalimpong-2');
  s.wash(s.down(0, 800, [0, p.fog[1]], [0.5, p.fog[0]], [1, p.fog[1]]));
  s.wash(s.radial(660, 330, 460, [0, '#fbfaf0', 0.9], [1, p.fog[0], 0]));
  const firs = new Firs(s, 14, 8, false, 3, 26, 30);
  const r = random(5);
  for (let k = 0; k < 5; k++) {
    const t = k / 4;
    const foot = lerp(470, 720, t ** 1.3);
    const line = profile(points('-30,-20 240,-6 520,14 760,12 1000,-10 1240,-40', 0, foot), 6 + k, 8 + k * 2);
    const ink = p.fog[Math.min(6, k + 1)] ?? p.fog[6];
    const trees = Array.from({ length: 15 - k * 2 }, (_, i): Triple => {
      const n = 15 - k * 2;
      const x = ((i + 0.15 + 0.7 * r()) / n) * 1200;
      // The middle stays open: that is where the banners stand and the light comes through.
      const out = x + (x < 620 ? -1 : 1) * 130 * t * (1 - Math.abs(x - 620) / 620);
      return [out, foot + 8, lerp(380, 1000, t) * (0.8 + 0.4 * r())];
    });
    s.add(firs.grove(ink, ink, trees));
    s.fill(
      s.down(foot - 20, foot + 90, [0, mix(ink, p.ground, 0.35)], [1, mix(ink, p.fog[0], 0.35)]),
      below(line),
    );
    if (k < 4)
      mist(s, {
        y: foot - 26,
        rise: 26,
        deep: 110,
        colour: p.fog[0],
        seed: 12 + k,
        opacity: 0.78 - 0.1 * k,
        soft: 12,
      });
    if (k === 2) banners(s, triples('566,596,.42 606,590,.36 650,590,.36 694,600,.42'), p.fog[0], p.fog[3]);
  }
  s.fill(
    s.down(650, 800, [0, mix(p.path, p.fog[0], 0.4)], [1, p.path]),
    'M640 668Q560 700 590 730T420 830H860Q700 760 676 722T668 668z',
  );
  const near: Bole[] = [
    [90, 800, 30, -20],
    [212, 770, 17, -20],
    [1068, 772, 20, -20],
    [1170, 800, 34, -20],
  ];
  boles(s, p.fog[6], p.rim, near, -1);
  banners(
    s,
    triples('520,690,.72 744,694,.74 448,726,.94 806,730,.96 352,778,1.25 892,786,1.3'),
    p.fog[0],
    p.fog[5],
  );
  s.add(
    firs.grove(p.fog[6], p.fog[6], [
      [-6, 560, 620],
      [1216, 540, 600],
    ]),
  );
  grass(s, p.fog[5], [-10, 480], (x) => 800 - (480 - x) * 0.07, 60, 14, 8);
  grass(s, p.fog[5], [800, 1210], (x) => 800 - (x - 800) * 0.07, 60, 13, 9);
  finish(s, p.fog[6], 0.35);
  return s;
}

/** Vertical banners: a long narrow cloth down a bamboo pole, its free edge moved by the wind. */
function banners(s: Sheet, places: readonly Triple[], air: string, pole: string): void {
  for (const [i, [x, y, k]] of places.entries()) {
    const h = 320 * k * (0.92 + 0.2 * Math.abs(fbm(i * 2.3, 4, 6)));
    const w = 30 * k;
    const cloth = mix(
      prayerFlags[(i * 3 + (k < 0.5 ? 1 : 0)) % 5] ?? '#fff',
      air,
      Math.max(0.06, 0.66 - 0.62 * k),
    );
    const wave = (side: number): string =>
      `q${short(side * 9 * k)} ${short(h * 0.1)} 0 ${short(h * 0.2)}t0 ${short(h * 0.2)}t0 ${short(h * 0.2)}t0 ${short(h * 0.16)}`;
    s.fill(
      cloth,
      `M${short(x)} ${short(y - h)}l${short(w)} ${short(6 * k)}${wave(1)}L${short(x)} ${short(y - h * 0.2)}z`,
    );
    // Folds and the printed squares: nothing legible, only the grey of much printing.
    s.line(
      mix(cloth, '#1f2a2a', 0.45),
      3 * k,
      Array.from(
        { length: 6 },
        (_, n) => `M${short(x + 7 * k)} ${short(y - h * (0.92 - n * 0.115))}h${short(w * 0.6)}`,
      ).join(''),
      { opacity: '.4', 'stroke-dasharray': `${short(5 * k, 1)} ${short(3 * k, 1)}` },
    );
    s.line(pole, 3.4 * k, `M${short(x)} ${short(y + 6)}V${short(y - h - 16 * k)}`);
  }
}

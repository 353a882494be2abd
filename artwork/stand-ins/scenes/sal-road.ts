// The road through the sal at eight in the morning, sun coming down between the boles.
import { palettes } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { finish } from '../parts/finish.ts';
import { fbm, lerp, random } from '../parts/noise.ts';
import { type Bole, boles, grass, leaves } from '../parts/sal.ts';
import { type Point, Sheet, short, type Triple, trace } from '../parts/sheet.ts';

const horizon = 470;
const centre = 620;

export function salRoad(): Sheet {
  const p = palettes.salRoad;
  const s = new Sheet('dooars-2');
  s.wash(s.down(0, 560, [0, p.depth[1]], [0.6, p.glow[2]], [1, p.glow[1]]));
  s.wash(s.radial(centre, 400, [460, 0.9], [0, p.glow[0], 1], [0.35, p.glow[1], 0.8], [1, p.glow[2], 0]));
  const r = random(4);
  // Seven ranks of trees, each darker, wider apart and further from the road's middle.
  for (let k = 0; k < 6; k++) {
    const t = (k + 1) / 6;
    const near = t ** 2.1;
    const foot = lerp(horizon + 6, 790, near);
    const gap = lerp(34, 420, near);
    const ink = mix(p.depth[k] ?? p.depth[5], p.glow[1], 0.16 * (1 - t));
    const places: Bole[] = [];
    for (const side of [-1, 1])
      for (let i = 0; i < 9 - k; i++) {
        const x = centre + side * (gap + i * lerp(46, 190, near) * (0.7 + 0.6 * r()));
        if (x > -60 && x < 1260)
          places.push([
            x,
            foot - i * 4 * (1 - near) + 10 * r(),
            lerp(3.5, 34, near) * (0.7 + 0.5 * r()),
            -20,
          ]);
      }
    const crown = places.flatMap(([x, , w]): Triple[] =>
      k < 4
        ? [
            [x, 90 + 150 * (1 - t) + 50 * r(), 20 + w * 3.2],
            [x + 30, 20 + 120 * (1 - t) + 60 * r(), 24 + w * 3.4],
            [x - 34, 60 + 130 * (1 - t) + 60 * r(), 18 + w * 3],
          ]
        : [],
    );
    undergrowth(s, mix(ink, p.depth[2], 0.2), foot, gap, 10 + k * 9, k);
    boles(s, ink, p.rim, places);
    leaves(s, ink, crown, 30 + k);
    if (k === 1) road(s, p);
    if (k === 2 || k === 3) shafts(s, p.glow[0], k);
  }
  jeep(s, p);
  grass(s, p.depth[4], [-10, 420], (x) => 800 - (420 - x) * 0.1, 80, 12, 5);
  grass(s, p.depth[4], [830, 1210], (x) => 800 - (x - 830) * 0.1, 80, 12, 6);
  const canopy = Array.from(
    { length: 34 },
    (_, i): Triple => [
      i * 37 - 10,
      -20 + 7 * (Math.abs(i - 16.5) * 0.62) ** 1.2 + 30 * (r() - 0.5),
      54 + 4 * Math.abs(i - 16.5) * 0.6,
    ],
  );
  leaves(s, p.depth[5], canopy, 77);
  finish(s, p.depth[5], 0.4);
  return s;
}

function road(s: Sheet, p: (typeof palettes)['salRoad']): void {
  s.fill(
    s.down(horizon, 800, [0, mix(p.depth[0], p.glow[1], 0.75)], [0.25, p.depth[1]], [1, p.depth[3]]),
    `M0 ${horizon}H1200V800H0z`,
  );
  s.fill(
    s.down(horizon, 800, [0, p.glow[0]], [0.3, p.road], [1, mix(p.road, p.roadShade, 0.45)]),
    `M${centre - 9} ${horizon}Q${centre - 30} 560 250 830H960Q${centre + 40} 560 ${centre + 9} ${horizon}z`,
  );
  s.fill(
    p.depth[2],
    `M${centre - 1} ${horizon + 16}Q${centre - 6} 600 545 830H690Q${centre + 12} 600 ${centre + 2} ${horizon + 16}z`,
    { opacity: '.45' },
  );
  // Shadows of the boles lie across the road toward us, as the sun stands at its end.
  const r = random(8);
  let d = '';
  for (let i = 0; i < 13; i++) {
    const t = ((i + r()) / 13) ** 1.8;
    const y = lerp(horizon + 12, 790, t);
    const w = lerp(20, 430, t);
    const x = centre - 20 * t + (r() - 0.5) * w * 0.7;
    d += `M${short(x - w * 0.5)} ${short(y)}q${short(w * 0.4)} ${short(-4 - 16 * t)} ${short(w * (0.6 + 0.4 * r()))} ${short(4 * t)}q${short(-w * 0.3)} ${short(14 * t + 3)} ${short(-w * 0.7)} ${short(10 * t)}z`;
  }
  s.fill(p.roadShade, d, { opacity: '.5' });
}

function shafts(s: Sheet, paint: string, seed: number): void {
  const r = random(seed + 40);
  let d = '';
  for (let i = 0; i < 4; i++) {
    const x = 330 + 520 * r();
    const w = 20 + 46 * r();
    d += `M${short(x)} -10L${short(x - 240)} 700h${short(w * 2.4)}L${short(x + w)} -10z`;
  }
  s.fill(s.down(0, 700, [0, paint, 0.34], [1, paint, 0]), d, { filter: s.blur(6) });
}

function undergrowth(s: Sheet, paint: string, foot: number, gap: number, tall: number, seed: number): void {
  for (const side of [-1, 1]) {
    const from = centre + side * 680;
    const end = centre + side * (gap - tall * 0.2);
    const rise = (i: number): number => Math.min(1, (40 - i) / 10);
    const line = Array.from({ length: 41 }, (_, i): Point => {
      const x = lerp(from, end, i / 40);
      return [x, foot + 4 - tall * 0.5 * (0.5 + Math.abs(fbm(x / (tall * 2), seed, seed, 4))) * rise(i)];
    });
    // Faded downward, so that the ranks melt into the ground instead of standing on it like steps.
    const fade = s.down(foot, foot + tall * 1.5, [0, paint], [0.3, paint], [1, paint, 0]);
    s.fill(fade, trace([...line, [end + side * tall * 1.4, foot + tall * 1.5], [from, foot + tall * 1.5]]));
    const [a, b] = side < 0 ? [from, end] : [end, from];
    grass(s, paint, [a, b], () => foot - tall * 0.1, tall * 1.15, 12 - seed, seed + side + 60);
  }
}

function jeep(s: Sheet, p: (typeof palettes)['salRoad']): void {
  s.fill(p.depth[5], 'M566 610q52-10 112 0q-50 10-112 0z', { opacity: '.5' });
  s.fill(p.jeep, 'M572 572q0-8 8-8h84q8 0 8 8v30h-10v8h-16v-8h-48v8h-16v-8h-10zM582 564l6-30h68l6 30z');
  s.fill(p.glow[1], 'M592 560l4-20h52l4 20z', { opacity: '.55' }).fill(
    p.depth[5],
    'M600 560c0-18 4-20 8-20s8 2 8 20zM626 560c0-18 4-20 8-20s8 2 8 20z',
  );
  s.fill(p.glow[0], 'M578 576h10v7h-10zM656 576h10v7h-10z').line(p.rim, 2, 'M588 533h68M574 566h96', {
    opacity: '.9',
  });
}

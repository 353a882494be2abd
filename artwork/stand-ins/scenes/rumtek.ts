// The court of Rumtek after rain: the painted front, the wheel and deer on the roof, monks crossing.
import { palettes } from '../palette.ts';
import { mix } from '../parts/colour.ts';
import { hall } from '../parts/dzong.ts';
import { finish } from '../parts/finish.ts';
import { Firs, scatter } from '../parts/firs.ts';
import { random } from '../parts/noise.ts';
import { below, forested, mist, profile } from '../parts/ridge.ts';
import { even, points, Sheet, short } from '../parts/sheet.ts';

type Inks = (typeof palettes)['rumtek'];

export function rumtek(): Sheet {
  const p = palettes.rumtek;
  const s = new Sheet('gangtok-2');
  s.wash(s.down(0, 420, ...even(p.sky)));
  const firs = new Firs(s, 4, 16);
  for (const [i, ink] of p.hills.entries()) {
    const y = 190 + i * 70;
    const line = profile(
      points(
        [
          '-30,-40 200,-70 430,-10 640,-50 900,-90 1240,-30',
          '-30,-90 180,-60 380,10 700,30 960,-50 1240,-110',
          '-30,-130 150,-70 320,0 620,30 900,0 1080,-80 1240,-150',
        ][i] ?? '',
        0,
        y,
      ),
      4 + i,
      16,
    );
    s.fill(
      s.down(y - 110, y + 100, [0, ink], [1, mix(ink, p.mist, 0.6)]),
      below(forested(line, 5 + i, 8 + i * 7, 9 + i * 5), 560, 1),
    );
    mist(s, { y: y + 34, rise: 22, deep: 100, colour: p.mist, seed: 8 + i, opacity: 0.8, soft: 10 });
  }
  s.add(
    firs.grove(p.pine, p.rim, [
      ...scatter(6, 7, [0, 220], () => 470, [120, 250], 30),
      ...scatter(7, 7, [980, 1200], () => 470, [120, 260], 30),
    ]),
  );
  s.fill(
    s.down(520, 800, [0, mix(p.court, p.courtDark, 0.3)], [0.4, p.court], [1, p.courtDark]),
    'M0 520H1200V800H0z',
  );
  flagstones(s, p);
  hall(s, 300, 548, 600, 250, p, { tiers: 1, rows: 3, bays: 11, flank: 0 });
  hall(s, 400, 286, 400, 92, p, { tiers: 1, rows: 1, bays: 8, flank: 0 });
  hall(s, 500, 184, 200, 52, p, { tiers: 2, rows: 1, bays: 5, flank: 0 });
  porch(s, p);
  wheel(s, p);
  galleries(s, p);
  pillar(s, p);
  monks(s, p);
  finish(s, p.kemarShade, 0.3);
  return s;
}

function porch(s: Sheet, p: Inks): void {
  s.fill(p.kemarShade, 'M420 550V424H780V550z').fill(p.window, 'M440 550V446H760V550z');
  s.fill(p.kemar, 'M545 550V456H655V550z').line(
    p.gold,
    4,
    'M545 456V550M655 456V550M600 456V550M545 478H655',
  );
  let columns = '';
  for (const x of [432, 500, 686, 754]) columns += `M${x} 550v-104h14v104zM${x - 8} 446l6-14h18l6 14z`;
  s.fill(p.kemar, columns)
    .fill(p.gold, 'M412 430h376v-9H412zM404 416h392v-6H404z')
    .fill(p.blue, 'M412 421h376v-5H412z');
  s.line(p.gold, 7, 'M420 425H782', { 'stroke-dasharray': '7 9' });
  s.fill(mix(p.court, p.wall, 0.5), 'M400 550h400l14 12H386zM380 562h440l16 14H364z').line(
    p.courtDark,
    2,
    'M386 562h428M364 576h472',
  );
}

/** The wheel of the teaching between two deer, over the porch. */
function wheel(s: Sheet, p: Inks): void {
  const deer = 'c4-8 14-10 22-10l4-16 6-8 8 4-2 6-6 2-2 16 2 14h-30z';
  s.fill(p.gold, `M532 410${deer}`).fill(p.gold, `M0 0${deer}`, { transform: 'matrix(-1 0 0 1 668 410)' });
  s.line(
    p.gold,
    4,
    'M584 392a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM600 376v32M584 392h32M589 381l22 22M611 381l-22 22',
  );
}

/** The cloister on both sides, in steep perspective: it makes the court a court. */
function galleries(s: Sheet, p: Inks): void {
  for (const side of [1, -1]) {
    const mirror = (x: number): string => short(side > 0 ? x : 1200 - x);
    const wall = side > 0 ? p.wall : p.wallShade;
    s.fill(mix(wall, p.court, 0.25), `M${mirror(-10)} 300L${mirror(300)} 408V556L${mirror(-10)} 690z`);
    s.fill(p.window, `M${mirror(-10)} 470L${mirror(290)} 484V552L${mirror(-10)} 676z`, { opacity: '.75' });
    s.fill(p.kemar, `M${mirror(-10)} 336L${mirror(300)} 424V446L${mirror(-10)} 398z`).fill(
      p.gold,
      `M${mirror(-10)} 280L${mirror(316)} 398V408L${mirror(-10)} 304z`,
    );
    s.line(p.gold, 4, `M${mirror(-10)} 368L${mirror(300)} 435`, { 'stroke-dasharray': '8 14' });
    let posts = '';
    for (const [i, x] of [0, 84, 152, 206, 250, 284].entries()) {
      const w = 15 - i * 2;
      const u = x / 290;
      posts += `M${mirror(x)} ${short(466 + 16 * u)}V${short(680 - 126 * u)}L${mirror(x + w)} ${short(678 - 126 * u)}V${short(466 + 16 * u)}z`;
    }
    s.fill(p.kemar, posts);
  }
}

function flagstones(s: Sheet, p: Inks): void {
  let d = '';
  for (let i = -7; i <= 7; i++) d += `M${600 + i * 40} 576L${600 + i * 190} 800`;
  for (const y of [586, 600, 620, 648, 686, 736]) d += `M0 ${y}H1200`;
  s.line(p.courtDark, 1.4, d, { opacity: '.5' });
  // Rain still standing: the sky and the front in the stones.
  s.fill(
    p.sky[2],
    'M250 640q90-14 200 2q-60 16-150 14q-70-2-50-16zM700 706q120-20 260 0q-80 22-180 18q-90-4-80-18zM470 760q70-10 150 0q-60 14-150 0z',
    { opacity: '.55' },
  );
  s.fill(p.kemar, 'M300 644q40-6 90 0q-40 8-90 0zM760 708q60-8 130 0q-60 10-130 0z', { opacity: '.25' });
}

function pillar(s: Sheet, p: Inks): void {
  s.fill(p.courtDark, 'M566 700q70-8 190 6q-100 12-190-6z', { opacity: '.5' });
  s.fill(p.wall, 'M570 700l8-18h44l8 18zM580 682l4-120h32l4 120z').fill(
    p.wallShade,
    'M602 682l-1-120h15l4 120zM600 700v-18h22l8 18z',
  );
  s.fill(p.kemar, 'M582 640h36v-10H583z').fill(p.gold, 'M580 562h40l-6-8h-28zM594 554q0-12 6-20q6 8 6 20z');
}

function monks(s: Sheet, p: Inks): void {
  const r = random(5);
  const robe = 'M-17 0C-20-34-19-66-12-78C-8-84 8-84 12-78C20-66 19-34 17 0z';
  const shawl = 'M-13-78C-4-60 6-50 17-40L16-62 12-78C8-84-8-84-13-78z';
  const head = 'M-7-88a8 9 0 1 1 15 0a8 9 0 1 1-15 0z';
  const id = s.define(
    (name) =>
      `<g id="${name}"><path fill="${p.robe}" d="${robe}"/><path fill="${p.robeLight}" d="${shawl}"/><path fill="${p.skin}" d="${head}"/></g>`,
  );
  let d = '';
  let shade = '';
  for (const [x, y, k] of [
    [420, 640, 0.62],
    [452, 646, 0.66],
    [300, 708, 0.94],
    [866, 664, 0.74],
    [902, 660, 0.72],
    [820, 760, 1.2],
    [708, 610, 0.5],
    [488, 606, 0.48],
  ] as const) {
    const flip = r() < 0.5 ? -1 : 1;
    d += `<use href="#${id}" transform="matrix(${short(flip * k, 2)} 0 0 ${k} ${x} ${y})"/>`;
    shade += `M${short(x - 16 * k)} ${y}q${short(50 * k)} ${short(-8 * k)} ${short(96 * k)} ${short(4 * k)}q${short(-50 * k)} ${short(6 * k)} ${short(-96 * k)} ${short(-4 * k)}`;
  }
  s.fill(p.courtDark, shade, { opacity: '.6' }).add(d);
}

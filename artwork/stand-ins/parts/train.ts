// The Darjeeling B-class saddle tank and its blue and cream coaches, drawn in units of a vehicle's length and
// laid along a curve: each vehicle is sheared between its own two ends, so the train bends as the line does.
import { group, type Point, points, type Sheet, short, tag } from './sheet.ts';

type Inks = Record<'blue' | 'blueLight' | 'blueDark' | 'cream' | 'iron' | 'red' | 'brass', string>;
const box = (fill: string, x: number, y: number, w: number, h: number): string =>
  tag('path', { fill, d: `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z` });
const wheels = (list: readonly (readonly [number, number])[], paint: string): string =>
  tag('path', {
    fill: paint,
    d: list
      .map(([x, r]) => `M${x - r} ${-r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
      .join(''),
  });

function coach(p: Inks): string {
  let glass = '';
  let people = '';
  for (let k = 0; k < 6; k++) {
    glass += `M${70 + k * 148} -530h116v150h-116z`;
    if (k !== 2 && k !== 4) people += `M${105 + k * 148} -380c-10-70 10-105 30-105s40 35 30 105z`;
  }
  return [
    box(p.iron, 30, -170, 940, 90),
    wheels(points('150,65 280,65 730,65 860,65'), p.iron),
    box(p.blue, 0, -370, 1000, 210),
    box(p.blueLight, 0, -370, 1000, 22),
    box(p.blueDark, 0, -190, 1000, 34),
    box(p.brass, 0, -275, 1000, 10),
    box(p.cream, 0, -590, 1000, 222),
    tag('path', { fill: '#35525a', d: glass }),
    tag('path', { fill: '#b9764d', d: people }),
    tag('path', { fill: '#6a746c', d: 'M-25-580q10-75 80-82h890q70 7 80 82z' }),
    tag('path', { fill: '#efe2b4', d: 'M40-662h920v18H20z' }),
  ].join('');
}

function engine(p: Inks): string {
  return [
    box(p.iron, 40, -200, 930, 120),
    wheels(points('310,108 600,108'), p.iron),
    wheels(points('310,40 600,40'), '#8d866a'),
    box('#8d866a', 160, -125, 470, 26),
    box(p.red, -10, -225, 60, 115),
    box(p.red, 960, -225, 50, 115),
    box(p.blueDark, 0, -245, 1000, 34),
    box(p.blue, 30, -345, 140, 105),
    tag('path', { fill: p.iron, d: 'M160-460h130v230H160zM195-460l12-235h-25v-36h106v36h-25l10 235z' }),
    box(p.brass, 182, -731, 106, 20),
    tag('path', { fill: p.blue, d: 'M270-240v-230q0-50 50-50h270q50 0 50 50v230z' }),
    tag('path', { fill: p.blueLight, d: 'M275-470q0-46 45-46h270q46 0 46 40H275z' }),
    box(p.brass, 270, -500, 16, 250),
    tag('path', {
      fill: 'none',
      stroke: p.brass,
      'stroke-width': 9,
      d: 'M330-430h250v120H330zM700-390h230v135H700z',
    }),
    tag('path', { fill: p.brass, d: 'M420-520q0-72 50-72t50 72z' }),
    box(p.iron, 110, -525, 62, 78),
    tag('path', { fill: '#fff3c4', d: 'M96-486a27 27 0 1 0 54 0a27 27 0 1 0-54 0z' }),
    box('#22343c', 670, -690, 290, 280),
    box(p.blue, 640, -425, 345, 205),
    box(p.blue, 640, -700, 38, 300),
    box(p.blue, 946, -700, 38, 300),
    box(p.blueLight, 640, -425, 345, 14),
    tag('path', { fill: '#9c5a40', d: 'M715-420c-6-90 14-160 50-160s56 70 50 160z' }),
    tag('path', { fill: '#2b363b', d: 'M600-690q215-110 430 0v22H600z' }),
    tag('path', { fill: '#d9c48a', d: 'M600-690q105-56 215-55v16q-110 0-215 55z' }),
  ].join('');
}

/** `track` runs from the buffer beam backwards; `long` is the engine's length in pixels at its place. */
export function train(
  s: Sheet,
  track: (u: number) => Point,
  scale: (u: number) => number,
  long: number,
  coaches: number,
  p: Inks,
): void {
  const e = s.define((id) => `<g id="${id}">${engine(p)}</g>`);
  const c = s.define((id) => `<g id="${id}">${coach(p)}</g>`);
  const advance = (u: number, length: number): number => {
    let v = u;
    for (let gone = 0; gone < length && v < 4; v += 0.001) {
      const [a, b] = [track(v), track(v + 0.001)];
      gone += Math.hypot(b[0] - a[0], b[1] - a[1]);
    }
    return v;
  };
  const parts: string[] = [];
  let u = 0;
  for (let i = 0; i <= coaches; i++) {
    const k = scale(u);
    const v = advance(u, long * k);
    const [a, b] = [track(u), track(v)];
    const m = [(b[0] - a[0]) / 1000, (b[1] - a[1]) / 1000, 0, (long * k) / 1000].map((n) => short(n, 4));
    parts.push(
      `<use href="#${i ? c : e}" transform="matrix(${m.join(' ')} ${short(a[0], 1)} ${short(a[1], 1)})"/>`,
    );
    u = advance(v, long * k * 0.05);
  }
  // The far coaches first: the near ones overlap their couplings.
  s.add(group({}, ...parts.reverse()));
}

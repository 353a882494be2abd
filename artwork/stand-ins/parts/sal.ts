// Sal: straight pale boles, the crown far up, the next tree dim behind it. Rows of it make the Dooars.
import { fbm, random } from './noise.ts';
import { below } from './ridge.ts';
import { group, type Point, type Sheet, short, trace, triples } from './sheet.ts';

/**
 * The forest's edge from afar. Crowns are dots of strokes dashed with round caps, in three sizes and uneven
 * gaps over one filled shape: a drawn outline of the same softness would weigh ten times as much.
 */
export function canopy(
  s: Sheet,
  paint: string,
  top: (x: number) => number,
  foot: number,
  seed: number,
  size: number,
): void {
  const r = random(seed);
  const line: Point[] = [];
  for (let x = -60; x <= 1260; x += size * 0.9)
    line.push([x, top(x) - size * (0.9 * fbm(x / (size * 4), 2, seed, 3) + 0.35 * (r() - 0.5))]);
  s.fill(paint, below(line, foot, 0.5));
  const dots = (gap: number): string =>
    Array.from({ length: 9 }, () => `0 ${short(size * gap * (0.55 + 0.9 * r()))}`).join(' ');
  for (const [width, lift, gap] of triples('0.95,0.1,1.05 0.62,-0.22,0.66 0.34,-0.42,0.5 0.22,-0.5,0.42')) {
    const moved = line.map(([x, y]): Point => [x + size * r() * 0.4, y + size * (lift + 0.3 * (r() - 0.5))]);
    s.line(paint, size * width, trace(moved, { open: true }), {
      'stroke-dasharray': dots(gap),
      'stroke-linecap': 'round',
    });
  }
}

type Place = readonly [x: number, y: number, size: number];
/** One drawn spray or tuft, 100 units large, set many times: turned, flipped and scaled so that none repeats. */
function set(
  s: Sheet,
  paint: string,
  drawn: readonly string[],
  places: readonly Place[],
  turn: number,
  seed: number,
): void {
  const r = random(seed);
  const ids = drawn.map((d) => s.define((id) => `<path id="${id}" d="${d}"/>`));
  const uses = places.map(([x, y, size], i) => {
    const a = (r() - 0.5) * turn;
    const k = size / 100;
    const flip = r() < 0.5 ? -1 : 1;
    const m = [flip * k * Math.cos(a), k * Math.sin(a), -flip * k * Math.sin(a), k * Math.cos(a)].map((v) =>
      short(v, 2),
    );
    return `<use href="#${ids[i % ids.length]}" transform="matrix(${m.join(' ')} ${short(x)} ${short(y)})"/>`;
  });
  s.add(group({ fill: paint }, ...uses));
}

/** Sal leaves, long pointed ovals, in sprays. */
export function leaves(s: Sheet, paint: string, places: readonly Place[], seed: number): void {
  const drawn = [3, 8].map((n) => {
    const r = random(n);
    let d = '';
    for (let i = 0; i < 17; i++) {
      const a = r() * Math.PI * 2;
      const q = 78 * Math.sqrt(r());
      const l = 34 + 26 * r();
      const tilt = Math.PI / 2 - Math.cos(a) * 0.9 + (r() - 0.5) * 1.1;
      const [u, v] = [Math.cos(tilt) * l, Math.sin(tilt) * l];
      const [w, h] = [-v * 0.26, u * 0.26];
      d += `M${short(Math.cos(a) * q * 1.2)} ${short(Math.sin(a) * q * 0.75)}q${short(u * 0.4 + w)} ${short(v * 0.4 + h)} ${short(u)} ${short(v)}q${short(-u * 0.6 - w)} ${short(-v * 0.6 - h)} ${short(-u)} ${short(-v)}`;
    }
    return d;
  });
  set(s, paint, drawn, places, 1.2, seed);
}

export type Bole = readonly [x: number, foot: number, wide: number, top: number];
export const boleList = (text: string): Bole[] =>
  text.split(' ').map((four): Bole => {
    const [x = 0, foot = 0, wide = 0, top = 0] = four.split(',').map(Number);
    return [x, foot, wide, top];
  });

export function boles(s: Sheet, paint: string, rim: string, list: readonly Bole[], rimSide = 1): void {
  let d = '';
  let light = '';
  for (const [x, foot, w, top] of list) {
    const bend = w * 0.5 * Math.sin(x);
    d +=
      `M${short(x - w)} ${short(foot + w)}Q${short(x - w * 0.42)} ${short(foot - w * 2)} ${short(x - w * 0.4 + bend)} ${short(top)}h${short(w * 0.7)}` +
      `Q${short(x + w * 0.42)} ${short(foot - w * 2)} ${short(x + w)} ${short(foot + w)}z`;
    const q = rimSide * w * 0.4;
    light +=
      `M${short(x + q * 1.3, 1)} ${short(foot - w)}Q${short(x + q, 1)} ${short(foot - w * 3)} ${short(x + q * 0.72 + bend, 1)} ${short(top)}h${short(-rimSide * w * 0.14, 1)}` +
      `Q${short(x + q * 0.7, 1)} ${short(foot - w * 3)} ${short(x + q * 0.9, 1)} ${short(foot - w)}z`;
  }
  s.fill(paint, d).fill(rim, light, { opacity: '.7' });
}

/** Elephant grass in tufts along `y`: blades of uneven length, bent by the dew. */
export function grass(
  s: Sheet,
  paint: string,
  box: readonly [number, number],
  y: (x: number) => number,
  tall: number,
  count: number,
  seed: number,
): void {
  const drawn = [5, 6, 7].map((n) => {
    const r = random(n);
    let d = '';
    for (let i = 0; i < 8; i++) {
      const h = 45 + 60 * r();
      const b = (r() - 0.45) * h * 0.75;
      d += `M${short((r() - 0.5) * 90)} 12q0 ${short(-h * 0.6)} ${short(b)} ${short(-h)}q${short(-b * 0.45)} ${short(h * 0.45)} ${short(5 - b)} ${short(h)}`;
    }
    return d;
  });
  const r = random(seed);
  const places = Array.from({ length: count }, (_, i): Place => {
    const x = box[0] + ((box[1] - box[0]) * (i + r())) / count;
    return [x, y(x), tall * (0.7 + 0.5 * r())];
  });
  set(s, paint, drawn, places, 0.16, seed + 1);
}

// One picture: its definitions and its layers from back to front, written as a small SVG.

export type Point = readonly [number, number];
/** Offset 0 to 1, colour, opacity. */
export type Stop = readonly [number, string, number?];
type Attributes = Record<string, string | number>;

export const WIDTH = 1200;
export const HEIGHT = 800;

export const short = (v: number, digits = 0): string => {
  const s = String(Number(v.toFixed(digits)));
  return s.replace(/^(-?)0\./, '$1.');
};
/** Corners written as 'x,y x,y …': a list of pairs in brackets would fill a screen with one coordinate a line. */
export const points = (text: string, dx = 0, dy = 0, ky = 1): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x + dx, y * ky + dy];
  });
export type Triple = readonly [number, number, number];
export const triples = (text: string): Triple[] =>
  text.split(' ').map((three): Triple => {
    const [a = 0, b = 0, c = 0] = three.split(',').map(Number);
    return [a, b, c];
  });
/** A run of colours at equal distances. */
export const even = (colours: readonly string[]): Stop[] =>
  colours.map((colour, i): Stop => [i / (colours.length - 1), colour]);
const join = (a: string, b: string): string => (b.startsWith('-') || a.endsWith('l') ? a + b : `${a} ${b}`);

/** Relative line-tos keep a point at four bytes; the rounding error is carried so that outlines close. */
export function trace(points: readonly Point[], { digits = 0, open = false } = {}): string {
  const unit = 10 ** digits;
  let out = '';
  let x = 0;
  let y = 0;
  for (const p of points) {
    const dx = Math.round(p[0] * unit) / unit - x;
    const dy = Math.round(p[1] * unit) / unit - y;
    if (out && Math.abs(dx) < 0.5 / unit && Math.abs(dy) < 0.5 / unit) continue;
    const [sx, sy] = [short(dx, digits), short(dy, digits)];
    out = out ? join(join(out, sx), sy) : `M${join(sx, sy)}l`;
    x += dx;
    y += dy;
  }
  return open ? out : `${out}z`;
}
/** Several outlines as one path. */
export const traceAll = (shapes: readonly (readonly Point[])[], digits = 0): string =>
  shapes.map((s) => trace(s, { digits })).join('');

export class Sheet {
  readonly name: string;
  private readonly defs: string[] = [];
  private readonly layers: string[] = [];
  private readonly ids = new Map<string, string>();

  constructor(name: string) {
    this.name = name;
  }

  /** The scene's initials in every id: two pictures set into one page must not take each other's gradients. */
  define(make: (id: string) => string): string {
    const key = make('');
    const known = this.ids.get(key);
    if (known) return known;
    const id = `${this.name.slice(0, 2)}${this.name.endsWith('-2') ? 'b' : ''}${this.ids.size.toString(36)}`;
    this.ids.set(key, id);
    this.defs.push(make(id));
    return id;
  }

  /** Gradient in picture pixels from (x1, y1) to (x2, y2). */
  linear(line: readonly [number, number, number, number], ...stops: readonly Stop[]): string {
    const [x1, y1, x2, y2] = line.map((v) => short(v));
    const inner = stops.map(stopTag).join('');
    return this.url(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
        `${inner}</linearGradient>`,
    );
  }

  down(top: number, bottom: number, ...stops: readonly Stop[]): string {
    return this.linear([0, top, 0, bottom], ...stops);
  }

  /** `r` as [radius, squash] gives a glow wider than it is high. */
  radial(x: number, y: number, size: number | readonly [number, number], ...stops: readonly Stop[]): string {
    const [r, squash] = typeof size === 'number' ? [size, 1] : size;
    const t =
      squash === 1
        ? ''
        : ` gradientTransform="matrix(1 0 0 ${short(squash, 2)} 0 ${short(y * (1 - squash))})"`;
    return this.url(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" ` +
        `r="${short(r)}"${t}>${stops.map(stopTag).join('')}</radialGradient>`,
    );
  }

  blur(amount: number): string {
    return this.url(
      (id) => `<filter id="${id}"><feGaussianBlur stdDeviation="${short(amount, 1)}"/></filter>`,
    );
  }

  private url(make: (id: string) => string): string {
    return `url(#${this.define(make)})`;
  }

  add(...markup: string[]): this {
    this.layers.push(...markup);
    return this;
  }

  fill(paint: string, d: string, more: Attributes = {}): this {
    return this.add(d ? tag('path', { fill: paint, d, ...more }) : '');
  }

  line(paint: string, width: number, d: string, more: Attributes = {}): this {
    return this.add(
      tag('path', { fill: 'none', stroke: paint, 'stroke-width': short(width, 2), d, ...more }),
    );
  }

  /** Whole-picture wash: skies, glows, the darkening toward the edges. */
  wash(paint: string, top = 0, bottom = HEIGHT, more: Attributes = {}): this {
    return this.add(tag('path', { fill: paint, d: `M0 ${top}h${WIDTH}V${bottom}H0z`, ...more }));
  }

  /** The layers alone, for a sheet that is used as a group of another one (its paints come from that one). */
  markup(): readonly string[] {
    return this.layers;
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" ` +
      `height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${this.defs.join('')}</defs>` +
      `${this.layers.join('')}</svg>\n`
    );
  }
}

const stopTag = ([offset, colour, opacity = 1]: Stop): string =>
  `<stop offset="${short(offset, 3)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${short(opacity, 2)}"` : ''}/>`;

export const tag = (name: string, attributes: Attributes, inner = ''): string => {
  const list = Object.entries(attributes).map(([k, v]) => ` ${k}="${v}"`);
  return inner ? `<${name}${list.join('')}>${inner}</${name}>` : `<${name}${list.join('')}/>`;
};
export const group = (attributes: Attributes, ...inner: string[]): string =>
  tag('g', attributes, inner.join(''));

import { clamp, smooth } from './numbers.ts';

/** OKLab: lightness 0 to 1, green to red, blue to yellow. Mixes of sky and mist stay clean in it. */
export type Lab = readonly [number, number, number];
/** A colour and how much of it covers what lies below. */
export type Ink = readonly [number, number, number, number];
export type Hex = `#${string}`;

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number) => (c <= 0 ? 0 : c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function lab(hex: Hex): Lab {
  const n = Number.parseInt(hex.slice(1), 16);
  return labOf((n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255);
}

/** sRGB, each 0 to 1, clipped. */
export function srgbOf(L: number, a: number, b: number): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clamp(gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clamp(gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

export function hexOf(colour: Lab): Hex {
  const part = (c: number) =>
    Math.round(c * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${srgbOf(...colour)
    .map(part)
    .join('')}`;
}

export const mix = (from: Lab, to: Lab, t: number): Lab => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
];

export const cover = (colour: Lab, alpha: number): Ink => [colour[0], colour[1], colour[2], alpha];

/** Mix of two hex colours, for the canvas. */
export const blend = (from: Hex, to: Hex, t: number): Hex => hexOf(mix(lab(from), lab(to), t));

export type Stops = readonly (readonly [number, Hex])[];

/** Even change from stop to stop: skies. */
export function ramp(stops: Stops): (t: number) => Lab {
  const list = stops.map(([t, hex]) => ({ t, colour: lab(hex) }));
  return (t) => {
    let before = list[0];
    if (!before) throw new Error('A ramp needs at least one stop.');
    for (const stop of list) {
      if (t <= stop.t) {
        return stop === before
          ? stop.colour
          : mix(before.colour, stop.colour, (t - before.t) / (stop.t - before.t));
      }
      before = stop;
    }
    return before.colour;
  };
}

/** Flat inks with narrow soft edges: the screen print. The first threshold is not read. */
export function inks(stops: Stops, soft = 0.04): (t: number) => Lab {
  const list = stops.map(([t, hex]) => ({ t, colour: lab(hex) }));
  const first = list[0];
  if (!first) throw new Error('Inks need at least one stop.');
  return (t) => {
    let colour = first.colour;
    for (let i = 1; i < list.length; i++) {
      const stop = list[i] as { t: number; colour: Lab };
      const k = smooth(stop.t - soft, stop.t + soft, t);
      if (k <= 0) break;
      colour = k >= 1 ? stop.colour : mix(colour, stop.colour, k);
    }
    return colour;
  };
}

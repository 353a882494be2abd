import { type Hex, inks, type Lab, lab, mix } from '../colour.ts';
import type { Skin } from './solid.ts';

export type SkinInks = readonly [deep: Hex, shade: Hex, lit: Hex, bright: Hex];

/** Four flat inks from deep shadow to full sun. */
export function skinOf([deep, shade, lit, bright]: SkinInks, soft = 0.035): Skin {
  const ink = inks(
    [
      [0, deep],
      [0.07, shade],
      [0.4, lit],
      [0.78, bright],
    ],
    soft,
  );
  return (tone) => ink(tone);
}

/** One ink for the shade and one for the sun; the others follow from them. */
export function twoTone(shade: Hex, lit: Hex, glow = 0.22): Skin {
  const [dark, light] = [lab(shade), lab(lit)];
  const deep: Lab = [dark[0] * 0.8, dark[1], dark[2] * 1.02];
  const bright = mix(light, [1, 0.005, 0.035], glow);
  const stops: readonly [number, Lab][] = [
    [0.07, dark],
    [0.4, light],
    [0.78, bright],
  ];
  return (tone) => {
    let colour: Lab = deep;
    for (const [from, ink] of stops) {
      const k = Math.max(0, Math.min(1, (tone - from) / 0.07 + 0.5));
      if (k > 0) colour = mix(colour, ink, k);
    }
    return colour;
  };
}

/** What gives light itself: the same ink in sun and shade. */
export function glowing(colour: Hex): Skin {
  const ink = lab(colour);
  return () => ink;
}

import { mix } from '../../parts/colour.ts';
import { noiseOf } from '../../parts/noise.ts';
import { smooth } from '../../parts/numbers.ts';
import { addLandform } from '../../parts/solid/landform.ts';
import { twoTone } from '../../parts/solid/skins.ts';
import type { Skin, Solid } from '../../parts/solid/solid.ts';

const noise = noiseOf(83);

/** Metres from the viewer to the vanishing bend. */
export const FAR = 150;
const HALF = 3.3;

/** Middle of the highway: it comes from the lower left and swings to the right. */
export const middleAt = (d: number) => -3.5 + 0.05 * d + 0.0062 * d * d;

/** Metres from the middle of the highway, the left negative. */
export function acrossAt(x: number, d: number): number {
  const lean = 0.05 + 0.0124 * d;
  return (x - middleAt(d)) / Math.sqrt(1 + lean * lean);
}

const ASPHALT = twoTone('#4f4f72', '#b3978a', 0.1);
const WORN = twoTone('#5b5c80', '#c4a795', 0.1);
const PAINT = twoTone('#8d8fa6', '#f4e3bd', 0.1);
const EARTH = twoTone('#6b4f52', '#d79b63', 0.1);
const MEADOW = twoTone('#4a6a48', '#dfb24a', 0.2);
const HERBS = twoTone('#2f5a48', '#a99a3e', 0.2);
const WOOD = twoTone('#173a36', '#5d7a3a', 0.1);

/** Asphalt with a worn white line, red earth beside it, grass in the clearing, leaves under the trees. */
const SURFACE: Skin = (tone, hit) => {
  const d = -hit.z;
  const across = acrossAt(hit.x, d);
  const side = Math.abs(across);
  const rough = noise.fbm(hit.x * 1.1, hit.z * 1.1, 3);
  const edge = side + 0.35 * rough;
  const patch = smooth(0.05, 0.25, noise.fbm(hit.x * 0.3 + 9, hit.z * 0.3, 4));
  const grass = mix(MEADOW(tone + 0.15 * rough, hit), HERBS(tone + 0.2 * rough, hit), patch);
  const wild = mix(grass, WOOD(tone + 0.2 * rough, hit), smooth(-4.6, -6.5, across + rough));
  if (edge > HALF + 1.6) return wild;
  const wheels = smooth(0.5, 0.1, Math.abs(Math.abs(side - 1.6) - 0.75));
  let colour = mix(ASPHALT(tone, hit), WORN(tone, hit), 0.8 * wheels + 0.4 * rough);
  const dash = side < 0.075 && ((d % 6) + 6) % 6 < 3.2;
  const border = Math.abs(side - HALF + 0.32) < 0.055;
  const wear = smooth(-0.25, 0.05, noise.fbm(hit.x * 3 + 4, hit.z * 1.5, 3));
  if (dash || border) colour = mix(colour, PAINT(tone, hit), 0.9 * wear);
  colour = mix(colour, EARTH(tone + 0.1 * rough, hit), smooth(HALF - 0.06, HALF + 0.06, side + 0.12 * rough));
  return mix(colour, wild, smooth(HALF + 0.5, HALF + 1.1, edge));
};

export function heightAt(x: number, d: number): number {
  const side = Math.abs(acrossAt(x, d));
  const bank = smooth(HALF + 0.4, HALF + 5, side);
  return bank * (0.12 + 0.3 * noise.fbm(x * 0.16, d * 0.16, 3)) + 0.05 * smooth(HALF + 0.4, 0, side);
}

export function addGround(solid: Solid): void {
  addLandform(solid, {
    skin: SURFACE,
    height: (x, z) => heightAt(x, -z),
    left: -60,
    right: 90,
    far: -FAR,
    near: -3,
    columns: 220,
    rows: 150,
  });
}

import { mix } from '../../parts/colour.ts';
import { noiseOf } from '../../parts/noise.ts';
import { smooth } from '../../parts/numbers.ts';
import { addLandform } from '../../parts/solid/landform.ts';
import { skinOf } from '../../parts/solid/skins.ts';
import type { Skin, Solid } from '../../parts/solid/solid.ts';

const noise = noiseOf(83);

/** Metres from the viewer to the vanishing bend. */
export const FAR = 150;
/** Half the breadth of the track. */
export const HALF = 1.9;

/** Middle of the track: it comes from the lower left and swings to the right. */
export const middleAt = (d: number) => -2.7 + 0.03 * d + 0.0062 * d * d;

/** Metres from the middle of the track, the left negative. */
export function acrossAt(x: number, d: number): number {
  const lean = 0.03 + 0.0124 * d;
  return (x - middleAt(d)) / Math.sqrt(1 + lean * lean);
}

const EARTH = skinOf(['#4a3238', '#64433f', '#b3724e', '#eab778'], 0.06);
const DUST = skinOf(['#5d4344', '#7a574c', '#cf9862', '#f8d79a'], 0.06);
const MEADOW = skinOf(['#2c3d34', '#46523a', '#a08a44', '#e6c26a'], 0.08);
const HERBS = skinOf(['#20352f', '#33492f', '#6f7438', '#bfa552'], 0.08);
const WOOD = skinOf(['#162a29', '#243a30', '#585a34', '#b39a4e'], 0.08);

/** Two ruts with grass between them, rough grass in the clearing, leaves under the trees; sun through leaves lies over all. */
const SURFACE: Skin = (tone, hit) => {
  const d = -hit.z;
  const across = acrossAt(hit.x, d);
  const side = Math.abs(across);
  const rough = noise.fbm(hit.x * 1.3, hit.z * 1.3, 4);
  const leaves = smooth(-0.02, 0.2, noise.fbm(hit.x * 0.55 + 3, hit.z * 0.3, 4)) * smooth(4, -3, across);
  const light = tone - 0.42 * leaves * smooth(0.3, 0.5, tone) + 0.2 * rough;
  const patch = smooth(0, 0.22, noise.fbm(hit.x * 0.3 + 9, hit.z * 0.3, 4));
  const grass = mix(MEADOW(light, hit), HERBS(light, hit), patch);
  const wild = mix(grass, WOOD(light, hit), smooth(-3.2, -5.2, across + rough));
  const edge = side + 0.7 * rough;
  if (edge > HALF + 0.8) return wild;
  const rut = smooth(0.55, 0.15, Math.abs(side - 0.78) + 0.2 * rough);
  const track = mix(EARTH(light, hit), DUST(light + 0.05, hit), rut);
  const middle = smooth(0.34, 0.2, side + 0.4 * rough) * 0.7;
  return mix(mix(track, HERBS(light, hit), middle), wild, smooth(HALF - 0.1, HALF + 0.35, edge));
};

export function heightAt(x: number, d: number): number {
  const side = Math.abs(acrossAt(x, d));
  const bank = smooth(HALF + 0.2, HALF + 5, side);
  const ruts = smooth(0.5, 0.1, Math.abs(side - 0.78));
  return bank * (0.16 + 0.3 * noise.fbm(x * 0.16, d * 0.16, 3)) - 0.06 * ruts;
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

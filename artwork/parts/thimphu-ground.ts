import { noiseOf } from './noise.ts';
import { lerp, smooth } from './numbers.ts';
import { skinOf } from './solid/skins.ts';
import type { Skin } from './solid/solid.ts';

const noise = noiseOf(61);

const RIPE = skinOf(['#7a6030', '#94763a', '#d39c3c', '#efc964'], 0.05);
const GREENER = skinOf(['#5f6136', '#777a3e', '#a7a24a', '#cfc66c'], 0.05);
const STUBBLE = skinOf(['#85704c', '#9c8558', '#cdae74', '#e8d09a'], 0.05);
const TURNED = skinOf(['#5c4535', '#74563e', '#a37a50', '#bf9668'], 0.05);
const BANK = skinOf(['#4f5f38', '#5c6b3b', '#7f8743', '#a5a053']);
const MEADOW = skinOf(['#34503f', '#44603f', '#74824a', '#aaa65a']);

export const PINE = skinOf(['#12343a', '#1a4340', '#3c603f', '#8f8d46']);

/** Height of a terrace's bank. */
const STEP = 1.25;

export const riverX = (z: number) => 26 + 46 * Math.sin(z * 0.0105 + 0.4) - 0.16 * z;

export const bank = (x: number, z: number) => Math.abs(x - riverX(z)) - 15 - 4 * noise.at(x * 0.02, z * 0.02);

/** The height before it is cut into steps: it falls to the river, in folds and hollows. */
function slopeHeight(x: number, z: number): number {
  const off = x - riverX(z);
  const folds =
    2.5 * noise.at(x * 0.012 + 7, z * 0.01) +
    1.3 * noise.at(x * 0.03, z * 0.024 + 3) +
    0.3 * noise.at(x * 0.08, z * 0.07);
  const fields = smooth(30, 70, z) * smooth(15, 60, -off);
  const side = off > 0 ? 0.13 * off ** 1.08 : 0.02 * -off + fields * (0.05 * (60 - x) + folds);
  return (
    side +
    0.0011 * Math.max(0, -x - 190) ** 2 * (1 + 0.5 * noise.fbm(x * 0.008, z * 0.008 + 5, 3)) +
    0.0012 * Math.max(0, x - 210) ** 2 +
    3 * noise.at(x * 0.0045, z * 0.0045) +
    (off > 0 ? 0.7 * folds * smooth(20, 70, off) : 0)
  );
}

export const terraced = (x: number, z: number) =>
  x > riverX(z) ? x > riverX(z) + 22 && z > -120 && x < 330 : z > 34 && x < riverX(z) - 24 && x > -240;

const dice = (a: number, b: number) => {
  const n = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return n - Math.floor(n);
};

type Crop = 'ripe' | 'greener' | 'stubble' | 'turned';
/** A field: its step, how far up the step a place is, metres to its nearest cross bank, and what stands on it. */
type Field = { step: number; part: number; edge: number; crop: Crop };

/** Each step is parted by banks across it, at lengths of its own. */
function fieldAt(x: number, z: number): Field {
  const height = slopeHeight(x, z) / STEP;
  const step = Math.floor(height);
  const long = 17 + 24 * dice(step, 1);
  const along = z * 0.94 + x * 0.34 + 9 * noise.at(x * 0.02 + step, z * 0.02) + 60 * dice(step, 2);
  const plot = Math.floor(along / long);
  const edge = Math.min(along - plot * long, (plot + 1) * long - along);
  const lot = dice(step + 0.3, plot);
  const crop = lot < 0.46 ? 'ripe' : lot < 0.62 ? 'greener' : lot < 0.9 ? 'stubble' : 'turned';
  return { step, part: height - step, edge, crop };
}

export const cropAt = (x: number, z: number): Crop => fieldAt(x, z).crop;

export function landHeight(x: number, z: number): number {
  const raw = slopeHeight(x, z);
  const off = bank(x, z);
  const meadow = Math.max(0.4, raw) * smooth(0, 16, off) - 3.4 * smooth(3, -5, off);
  if (!terraced(x, z) || off < 6) return meadow;
  const { step, part, edge } = fieldAt(x, z);
  const terrace = STEP * (step + smooth(0.85, 1, part)) + 0.3 * smooth(0.8, 0.3, edge);
  return lerp(meadow, terrace, smooth(24, 34, Math.abs(x - riverX(z))));
}

const CROPS: Record<Crop, Skin> = { ripe: RIPE, greener: GREENER, stubble: STUBBLE, turned: TURNED };

/** Fields at different stages of the harvest, between grassy banks. */
export const land: Skin = (tone, hit) => {
  const { x, z } = hit;
  if (!terraced(x, z)) {
    const wild = noise.fbm(x * 0.03, z * 0.03, 4) * 14;
    const leafy = noise.fbm(x * 0.11, z * 0.11 + hit.y * 0.1, 3);
    return hit.y + wild > 14 ? PINE(0.16 + 0.4 * tone + 0.6 * leafy, hit) : MEADOW(tone + wild * 0.012, hit);
  }
  const { part, edge, crop } = fieldAt(x, z);
  const ragged = noise.at(x * 0.6, z * 0.6);
  // Light that grazes the banks would print the teeth of the mesh: their tone is set here.
  if (part > 0.85 + 0.02 * ragged) return BANK(part < 0.9 ? 0.05 : 0.34 + 0.12 * ragged, hit);
  if (part < 0.03 || edge < 0.8 + 0.25 * ragged) return BANK(0.62 + 0.2 * ragged, hit);
  const rows = crop === 'stubble' || crop === 'turned' ? 0.07 * Math.sin(x * 3.1 + z * 1.2) : 0;
  const open = part > 0.62 ? Math.max(tone, 0.52) : tone;
  return CROPS[crop](open + 0.2 * noise.fbm(x * 0.3, z * 0.3, 3) + rows, hit);
};

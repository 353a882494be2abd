import { noiseOf } from './noise.ts';
import { smooth } from './numbers.ts';
import { skinOf } from './solid/skins.ts';
import type { Skin } from './solid/solid.ts';

const noise = noiseOf(61);

const RICE = skinOf(['#7a6436', '#94793a', '#d9a63f', '#f7d873'], 0.05);

const RIPE = skinOf(['#6b6a3a', '#847f3e', '#bfae48', '#ead97c'], 0.05);

const RISER = skinOf(['#3c4a35', '#4c5a38', '#75783f', '#a99a4e']);

const MEADOW = skinOf(['#34503f', '#44603f', '#7d8844', '#c4b257']);

export const PINE = skinOf(['#12343a', '#1a4340', '#3c603f', '#8f8d46']);

/** Height of a terrace wall. */
const STEP = 1.5;

export const riverX = (z: number) => 26 + 46 * Math.sin(z * 0.0105 + 0.4) - 0.16 * z;

export const bank = (x: number, z: number) => Math.abs(x - riverX(z)) - 15 - 4 * noise.at(x * 0.02, z * 0.02);

/** The height before it is cut into steps. */
function slopeHeight(x: number, z: number): number {
  const off = x - riverX(z);
  const side = off > 0 ? 0.15 * off ** 1.08 : 0.02 * -off + 0.1 * Math.max(0, z - 30) * smooth(20, 120, -off);
  return (
    side +
    0.0011 * Math.max(0, -x - 190) ** 2 * (1 + 0.5 * noise.fbm(x * 0.008, z * 0.008 + 5, 3)) +
    0.0012 * Math.max(0, x - 210) ** 2 +
    4 * noise.at(x * 0.0045, z * 0.0045)
  );
}

export const terraced = (x: number, z: number) =>
  x > riverX(z) ? x > riverX(z) + 22 && z > -120 && x < 330 : z > 34 && x < riverX(z) - 24 && x > -240;

export function landHeight(x: number, z: number): number {
  const raw = slopeHeight(x, z);
  const off = bank(x, z);
  if (!terraced(x, z) || off < 6) return Math.max(0.4, raw) * smooth(0, 16, off) - 3.4 * smooth(3, -5, off);
  const step = raw / STEP;
  return STEP * (Math.floor(step) + smooth(0.86, 1, step % 1));
}

/** Rice of different ripeness, field by field, between darker risers. */
export const land: Skin = (tone, hit) => {
  if (!terraced(hit.x, hit.z)) {
    const wild = noise.fbm(hit.x * 0.03, hit.z * 0.03, 4) * 14;
    const leafy = noise.fbm(hit.x * 0.11, hit.z * 0.11 + hit.y * 0.1, 3);
    return hit.y + wild > 14 ? PINE(0.16 + 0.4 * tone + 0.6 * leafy, hit) : MEADOW(tone + wild * 0.012, hit);
  }
  const step = slopeHeight(hit.x, hit.z) / STEP;
  if (step % 1 > 0.84) return RISER(tone, hit);
  const field =
    Math.sin(Math.floor(step) * 12.9 + Math.floor((hit.z + 6 * Math.floor(step)) / 34) * 78.2) * 43758.5;
  const ears =
    tone + 0.16 * noise.fbm(hit.x * 0.35, hit.z * 0.35, 3) - 0.05 * Math.max(0, Math.sin(hit.z * 2.6));
  return field - Math.floor(field) < 0.66 ? RICE(ears, hit) : RIPE(ears, hit);
};

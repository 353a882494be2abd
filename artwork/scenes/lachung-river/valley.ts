import { inks, lab, mix } from '../../parts/colour.ts';
import type { GroundView } from '../../parts/ground.ts';
import { landOf } from '../../parts/land.ts';
import { noiseOf } from '../../parts/noise.ts';
import { smooth } from '../../parts/numbers.ts';
import type { Pen } from '../../parts/plate.ts';
import { rapidsInk } from '../../parts/rapids.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Sunward } from '../../parts/sunlight.ts';
import { paintTerrain } from '../../parts/terrain.ts';

export const SUN: Sunward = [-0.8, 0.42, 0.25];

const noise = noiseOf(113);

export const riverAt = (z: number) => 0.16 * Math.sin(z * 1.3 + 2.6) + 0.1 * (z - 1);

export const breadthAt = (z: number) => 0.3 + 0.05 * z;

/** Terraces on both sides of a stony bed; the bed climbs a little toward the head of the valley. */
export function valleyAt(x: number, z: number): number {
  const off = x - riverAt(z);
  const out = Math.abs(off) - breadthAt(z);
  const bank = 0.1 * smooth(-0.02, 0.16, out) + 0.14 * smooth(0.3, 0.5, out) + 0.2 * Math.max(0, out - 0.5);
  const bed =
    0.035 * noise.fbm(x * 4, z * 5, 4) * smooth(0.1, -0.1, out) + 0.012 * Math.sin(z * 13 + off * 3);
  return bank * (off < 0 ? 1.1 : 0.9) + bed + 0.025 * (z - 1) + 0.02 * noise.fbm(x * 2, z * 2, 3);
}

const stream = rapidsInk({
  seed: 9,
  stops: [
    [0, '#2b5f66'],
    [0.22, '#3d8583'],
    [0.4, '#74b3a3'],
    [0.58, '#b9d8bd'],
  ],
  foam: '#fffaf0',
  foamShade: '#b7c9c4',
  white: 0.72,
});

const GRASS = inks(
  [
    [0, '#4a4a32'],
    [0.12, '#76663a'],
    [0.3, '#ae8b45'],
    [0.46, '#dcb562'],
  ],
  0.05,
);

const GRAVEL = inks(
  [
    [0, '#5b5a5c'],
    [0.15, '#857f79'],
    [0.34, '#bcae99'],
    [0.52, '#e6d8bc'],
  ],
  0.05,
);

export function paintGround(stage: Stage): GroundView {
  const land = landOf(
    { left: -3.5, right: 3.5, near: 0.42, far: 5, step: 3.4 / stage.frame.height },
    valleyAt,
  );
  const haze = lab('#ecd9b0');
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.36, horizon: 0.46, centre: stage.frame.aspect / 2, near: 0.45, far: 4.9 },
    inkAt: ({ x, z, light, px, py }) => {
      const out = Math.abs(x - riverAt(z)) - breadthAt(z);
      const jitter = noise.fbm(px * 240, py * 240, 2) * 0.1;
      const water = stream({ across: x - riverAt(z), along: z * 1.6, light: light * 0.8, crest: 0.06 });
      const stones = GRAVEL(light * 0.8 + jitter + noise.ridged(x * 26, z * 26, 2) * 0.3 - 0.16);
      const grass = GRASS(light * 0.7 + jitter + noise.fbm(x * 6, z * 6, 3) * 0.2);
      const edge = noise.fbm(x * 5, z * 5, 3) * 0.07;
      const land = mix(stones, grass, smooth(0.02, 0.07, out + edge));
      return mix(mix(water, land, smooth(-0.09, -0.075, out + edge)), haze, smooth(1.4, 4.9, z) * 0.4);
    },
  });
}

export type Item = { z: number; draw: (pen: Pen, px: number, py: number, scale: number) => void; x: number };

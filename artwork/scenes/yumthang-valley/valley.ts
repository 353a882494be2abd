import { inks, lab, mix } from '../../parts/colour.ts';
import type { GroundView } from '../../parts/ground.ts';
import { landOf } from '../../parts/land.ts';
import { noiseOf } from '../../parts/noise.ts';
import { at, smooth } from '../../parts/numbers.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Sunward } from '../../parts/sunlight.ts';
import { paintTerrain } from '../../parts/terrain.ts';
import { paintWater } from '../../parts/water.ts';

export const SUN: Sunward = [-0.88, 0.34, 0.2];

export const noise = noiseOf(83);

/** The river winds from one side of the plain to the other. */
export const riverAt = (z: number) =>
  0.12 + 0.3 * Math.sin(z * 1.25 + 0.4) * Math.min(1, z * 0.55) + 0.06 * z;

export function valleyAt(x: number, z: number): number {
  const bank = Math.abs(x - riverAt(z));
  const breadth = 0.12 + 0.04 * z + 0.09 * noise.fbm(x * 0.6, z * 1.3, 2);
  const river = -0.045 * smooth(breadth * 1.25, breadth * 0.7, bank + 0.03 * noise.fbm(x * 6, z * 6, 3));
  const plain = 0.02 * noise.fbm(x * 1.5, z * 1.5, 3) * smooth(breadth, breadth * 2, bank);
  const edge = 0.35 * smooth(0.9, 2.4, Math.abs(x) / (0.8 + 0.28 * z)) ** 1.5;
  return plain + river + edge;
}

const MEADOW = inks(
  [
    [0, '#2f5b3f'],
    [0.3, '#4f8048'],
    [0.42, '#7fa650'],
    [0.52, '#b3c766'],
  ],
  0.06,
);

export function paintValley(stage: Stage): GroundView {
  const land = landOf(
    { left: -6.5, right: 6.5, near: 0.42, far: 9, step: 7.5 / stage.frame.height },
    valleyAt,
  );
  const [haze, gravel, wet] = [lab('#c4dccf'), lab('#dcd6c0'), lab('#8f9a94')];
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.34, horizon: 0.47, centre: stage.frame.aspect / 2, near: 0.45, far: 8.9 },
    inkAt: ({ x, z, y, light, px, py }) => {
      const jitter = noise.fbm(px * 240, py * 240, 2) * 0.07;
      const tone = MEADOW(light * 0.75 + jitter + noise.fbm(x * 7, z * 7, 3) * 0.16);
      const shore = Math.abs(x - riverAt(z)) - 0.15 - 0.045 * z;
      const stones =
        smooth(-0.003, -0.014, y + 0.012 * noise.fbm(x * 16, z * 16, 2)) * smooth(0.06, 0.02, shore);
      const colour = mix(
        tone,
        mix(wet, gravel, smooth(-0.05, 0.4, light + noise.fbm(x * 40, z * 30, 2) * 0.5)),
        stones,
      );
      return mix(colour, haze, smooth(1.5, 9, z) * 0.5);
    },
  });
}

export function paintRiver(stage: Stage, view: GroundView): void {
  const { height, width } = stage.frame;
  paintWater(stage, {
    seed: 12,
    shore: 0.505,
    deep: '#2f9fa6',
    sheen: '#cdeae4',
    ripple: 0.8,
    mirror: [0.55, 0.22],
    where: (x, y) => {
      const i =
        Math.min(height - 1, Math.round(y * height)) * width + Math.min(width - 1, Math.round(x * height));
      return at(view.z, i) > 7 ? 0 : smooth(-0.022, -0.028, at(view.height, i));
    },
  });
}

import { lab } from '../../parts/colour.ts';
import type { GroundView } from '../../parts/ground.ts';
import { type Land, landOf } from '../../parts/land.ts';
import { noiseOf } from '../../parts/noise.ts';
import { bell, smooth } from '../../parts/numbers.ts';
import { rapidsInk } from '../../parts/rapids.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Sunward } from '../../parts/sunlight.ts';
import { paintTerrain } from '../../parts/terrain.ts';

const SUN: Sunward = [0.7, 0.5, -0.35];

export const noise = noiseOf(103);

export const middleAt = (z: number) => 0.14 * Math.sin(z * 1.1 - 0.9) + 0.05 * z;

/** Standing waves: tall where the river drops, long swells before and after. */
export function waterAt(x: number, z: number): number {
  const drop = 0.35 + 0.65 * bell(z, 1.02, 0.34);
  const train = Math.sin(z * 15 + 2.2 * noise.fbm(x * 1.6, z * 1.2, 2) + x * 1.2);
  const chop = noise.fbm(x * 4, z * 5, 4);
  const tongue = bell(x - middleAt(z), 0, 0.6);
  return 0.014 * train * drop * (0.4 + tongue) + 0.075 * chop * drop * (0.35 + 0.65 * tongue);
}

const ink = rapidsInk({
  seed: 7,
  stops: [
    [0, '#0b3b3b'],
    [0.2, '#0f5c54'],
    [0.36, '#1d8a72'],
    [0.52, '#4fb891'],
    [0.68, '#a4dcb4'],
  ],
  foam: '#fbfbee',
  foamShade: '#9cc7bb',
  white: 0.68,
});

export function paintRiver(stage: Stage): GroundView {
  const land: Land = landOf(
    { left: -2.2, right: 2.2, near: 0.42, far: 4, step: 2.2 / stage.frame.height },
    waterAt,
  );
  const haze = lab('#a9cdb4');
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.24, horizon: 0.49, centre: stage.frame.aspect / 2, near: 0.45, far: 3.9 },
    inkAt: ({ x, z, y, light }) => {
      const colour = ink({
        across: x - middleAt(z),
        along: z * 1.5,
        light: light * 0.62,
        crest: 5 * y + 0.1 * bell(z, 1, 0.5),
      });
      const k = smooth(1.6, 3.9, z) * 0.5;
      return [
        colour[0] + (haze[0] - colour[0]) * k,
        colour[1] + (haze[1] - colour[1]) * k,
        colour[2] + (haze[2] - colour[2]) * k,
      ];
    },
  });
}

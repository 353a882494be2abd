import { cover, inks, lab, mix } from './colour.ts';
import { noiseOf } from './noise.ts';
import { at, smooth } from './numbers.ts';
import type { SnowInks } from './palette.ts';
import type { Shader } from './plate.ts';
import type { RangeView } from './range.ts';
import type { Stage } from './stage.ts';

export type MassifInks = {
  snow: SnowInks;
  /** Height of the highest summit over the base, so that the inks know what is high. */
  summit: number;
  /** From where (0 base, 1 summit) the warm inks take over. */
  warmFrom?: number;
  /** Where the fog of the valleys ends, 0 base to 1 summit. */
  fogTop?: number;
  haze?: number;
  /** Slope above which snow no longer holds; larger leaves less rock. */
  rockFrom?: number;
};

/** Prints a snow mountain: six flat inks for the light, cooler ones below, rock on the walls, fog at the foot. */
export function paintMassif(stage: Stage, view: RangeView, options: MassifInks): void {
  stage.each(massifShader(view, options));
}

export function massifShader(view: RangeView, options: MassifInks): Shader {
  const { snow, summit, warmFrom = 0.42, fogTop = 0.6, haze = 0.06, rockFrom = 0.5 } = options;
  const noise = noiseOf(5);
  const high = inks(snow.high, 0.035);
  const low = inks(snow.low, 0.05);
  const [rockLit, rockDark, fog] = [lab(snow.rockLit), lab(snow.rockDark), lab(snow.fog)];
  return (x, y, i) => {
    const alpha = at(view.cover, i);
    if (!alpha) return null;
    const jitter = noise.fbm(x * 300, y * 260, 2) * 0.05 + noise.fbm(x * 40, y * 40, 3) * 0.03;
    const light = at(view.light, i) + jitter;
    const altitude = at(view.altitude, i) / summit + noise.fbm(x * 7, y * 7, 3) * 0.06;
    const up = smooth(warmFrom, warmFrom + 0.3, altitude);
    let colour = mix(low(light), high(light), up);
    const bare = at(view.slope, i) + jitter * 0.35 - 0.06 * (altitude - 0.6);
    const rock = mix(rockDark, rockLit, smooth(0.05, 0.3, light) * up);
    colour = mix(colour, rock, smooth(rockFrom, rockFrom + 0.045, bare) * 0.68);
    return cover(mix(colour, fog, smooth(fogTop, 0.1, altitude) * 0.85 + haze), alpha);
  };
}

import { cover, lab, mix } from '../../parts/colour.ts';
import { massifShader } from '../../parts/massif.ts';
import { noiseOf } from '../../parts/noise.ts';
import { at, bell, lerp, smooth } from '../../parts/numbers.ts';
import { DAWN_SNOW, type SnowInks } from '../../parts/palette.ts';
import { Plate } from '../../parts/plate.ts';
import type { RangeView } from '../../parts/range.ts';
import type { Stage } from '../../parts/stage.ts';

/** Before the sun: slate blue, with the light of the sky alone. */
const COLD_SNOW: SnowInks = {
  high: [
    [0, '#445f8a'],
    [0.045, '#516c96'],
    [0.13, '#637da5'],
    [0.24, '#748cb1'],
    [0.42, '#8599ba'],
    [0.66, '#94a5c2'],
  ],
  low: [
    [0, '#4c6891'],
    [0.06, '#5c779e'],
    [0.26, '#7189ad'],
    [0.5, '#8295b6'],
  ],
  rockLit: '#56698c',
  rockDark: '#344c70',
  fog: '#b3b3c6',
};

/** The first minutes: rose, a little deeper than it will be believed. */
const PINK_SNOW: SnowInks = {
  high: [
    [0, '#526d99'],
    [0.045, '#7480a6'],
    [0.13, '#b8788b'],
    [0.24, '#e38288'],
    [0.42, '#f39e98'],
    [0.66, '#f9bbb0'],
  ],
  low: [
    [0, '#56729c'],
    [0.06, '#7487ab'],
    [0.26, '#a38fa8'],
    [0.5, '#cc9aa3'],
  ],
  rockLit: '#8f5664',
  rockDark: '#3a5176',
  fog: '#d9c0c2',
};

const AMBER = lab('#ffae4e');
const NIGHT = lab('#17304f');
const noise = noiseOf(23);

/**
 * How much of the sunrise is over, 0 to 1. The picture, and the beginning of the cycle, has all of it; then the light goes
 * back faster than it came, and comes again.
 */
export function sunriseAt(t: number): number {
  const now = ((t % 1) + 1) % 1;
  return now < 0.46 ? smooth(0.42, 0.2, now) : smooth(0.46, 0.96, now);
}

/** The mountain, which turns pink from the top down and then gold. */
export function paintFirstLight(stage: Stage, view: RangeView, summit: number): void {
  const { width, height } = stage.frame;
  const [cold, pink, gold] = [COLD_SNOW, PINK_SNOW, DAWN_SNOW].map((snow) => {
    const plate = new Plate(width, height);
    plate.each(massifShader(view, { snow, summit, rockFrom: 0.54 }));
    return plate;
  }) as [Plate, Plate, Plate];
  stage.liveShade((t) => {
    const sun = sunriseAt(t);
    const [pinkFrom, goldFrom] = [lerp(1.1, -0.5, sun / 0.62), lerp(1.5, -0.6, (sun - 0.3) / 0.7)];
    const amber = 0.42 * bell(sun, 0.8, 0.1);
    return (x, y, i) => {
      const alpha = at(view.cover, i);
      if (!alpha) return null;
      const high = at(view.altitude, i) / summit + noise.fbm(x * 9, y * 9, 2) * 0.08;
      if (sun >= 1) return cover(gold.colourAt(i), alpha);
      const golden = smooth(goldFrom - 0.1, goldFrom + 0.4, high);
      const early = mix(cold.colourAt(i), pink.colourAt(i), smooth(pinkFrom - 0.06, pinkFrom + 0.12, high));
      const now = mix(early, gold.colourAt(i), golden);
      return cover(mix(now, AMBER, amber * golden * smooth(0.66, 0.86, now[0])), alpha);
    };
  }, {});
}

/** The dark over all that is not the lit mountain, for as long as the sun is not up. */
export function paintNightBefore(stage: Stage, view: RangeView, summit: number): void {
  stage.liveShade((t) => {
    const dark = 0.46 * (1 - sunriseAt(t));
    return (_x, _y, i) => {
      if (dark <= 0) return null;
      const peak = at(view.cover, i) * smooth(0.2, 0.45, at(view.altitude, i) / summit);
      return cover(NIGHT, dark * (1 - 0.9 * peak));
    };
  }, {});
}

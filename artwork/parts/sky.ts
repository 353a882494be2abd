import { cover, type Hex, type Lab, lab, mix, ramp, type Stops } from './colour.ts';
import { noiseOf } from './noise.ts';
import { smooth } from './numbers.ts';
import type { Stage } from './stage.ts';

export type Glow = { x: number; y: number; colour: Hex; spread?: number; strength?: number };
export type Streaks = {
  colour: Hex;
  top: number;
  bottom: number;
  amount?: number;
  slope?: number;
  from?: number;
  to?: number;
};
export type Sky = { stops: Stops; seed?: number; glow?: Glow; streaks?: Streaks; bottom?: number };

/** The air behind everything: a ramp that wavers a little, the light of the sun, and streaks of high cloud. */
export function paintSky(stage: Stage, sky: Sky): void {
  const noise = noiseOf(sky.seed ?? 11);
  const air = ramp(sky.stops);
  const glow = sky.glow ? glowOf(sky.glow) : null;
  const streaks = sky.streaks ? streaksOf(sky.streaks, sky.seed ?? 11) : null;
  stage.each(
    (x, y) => {
      let colour = air(y + noise.fbm(x * 1.1, y * 7, 4) * 0.035 * (0.5 + y));
      if (glow) colour = glow(colour, x, y);
      if (streaks) colour = streaks(colour, x, y);
      return cover(colour, 1);
    },
    { bottom: sky.bottom ?? 1 },
  );
}

function glowOf({ x: sunX, y: sunY, colour, spread = 1, strength = 0.9 }: Glow) {
  const light = lab(colour);
  return (below: Lab, x: number, y: number): Lab => {
    const d = Math.hypot((x - sunX) * 0.8, y - sunY) / spread;
    return mix(below, light, Math.exp(-d * d * 5) * strength);
  };
}

function streaksOf({ colour, top, bottom, amount = 0.75, slope = -1.6, from, to }: Streaks, seed: number) {
  const noise = noiseOf(seed + 3);
  const light = lab(colour);
  const band = (y: number) => smooth(top, top + 0.1, y) * smooth(bottom, bottom - 0.12, y);
  return (below: Lab, x: number, y: number): Lab => {
    const k = band(y);
    if (k <= 0) return below;
    const wisp = noise.fbm(x * 2.2 + noise.fbm(x * 3, y * 9, 3) * 0.5, y * 22 + x * slope, 5);
    const side = from === undefined || to === undefined ? 1 : smooth(from, to, x);
    return mix(below, light, smooth(0.1, 0.55, wisp) * k * side * amount);
  };
}

export type Sun = { x: number; y: number; radius: number; colour: Hex; halo?: Hex };

/** The disc itself, for scenes that look into the light. */
export function paintSun(stage: Stage, { x: sunX, y: sunY, radius, colour, halo }: Sun): void {
  const disc = lab(colour);
  const ring = lab(halo ?? colour);
  stage.each(
    (x, y) => {
      const d = Math.hypot(x - sunX, y - sunY);
      const edge = smooth(radius + 0.0012, radius - 0.0012, d);
      if (edge >= 1) return cover(disc, 1);
      const shine = Math.exp(-(((d - radius) / (radius * 1.6)) ** 2)) * 0.4;
      return cover(mix(ring, disc, edge), Math.max(edge, shine));
    },
    { top: sunY - radius * 4, bottom: sunY + radius * 4 },
  );
}

import { type Hex, inks, type Lab, lab, mix } from './colour.ts';
import { noiseOf } from './noise.ts';
import { smooth } from './numbers.ts';

export type Rapids = {
  seed: number;
  /** From the glassy dark of the pools to the light on a wave. */
  stops: readonly (readonly [number, Hex])[];
  foam: Hex;
  foamShade: Hex;
  /** How much of the stream is white, 0 to 1. */
  white: number;
};

export type Stream = { across: number; along: number; light: number; crest?: number };

/** Ink of fast water: coloured where it is deep, torn white where it breaks, streaks drawn out along the stream. */
export function rapidsInk({ seed, stops, foam, foamShade, white }: Rapids): (stream: Stream) => Lab {
  const noise = noiseOf(seed);
  const water = inks(stops, 0.05);
  const [bright, dim] = [lab(foam), lab(foamShade)];
  return ({ across, along, light, crest = 0 }) => {
    const bend = noise.fbm(across * 2, along * 1.2, 3) * 0.5;
    const streak = noise.ridged(across * 7 + bend, along * 1.7 + bend, 4, 0.55);
    const lace = noise.fbm(across * 34 + bend * 3, along * 22, 3);
    const breaking = streak + 0.42 * lace + crest - (1.02 - white * 0.55);
    const body = water(light + 0.2 * noise.fbm(across * 9, along * 3, 3));
    return mix(
      body,
      mix(dim, bright, smooth(0.1, 0.5, light + lace * 0.5)),
      smooth(-0.03, 0.05, breaking) * 0.95,
    );
  };
}

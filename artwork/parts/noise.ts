import { createNoise2D } from 'simplex-noise';
import { clamp, randomOf } from './numbers.ts';

export type Noise = {
  /** One octave, about −1 to 1. */
  at(x: number, y: number): number;
  /** Clouds: octaves summed, about −0.6 to 0.6. */
  fbm(x: number, y: number, octaves?: number, gain?: number): number;
  /** Sharp crests, 0 to 1. */
  ridged(x: number, y: number, octaves?: number, gain?: number): number;
  /** Puffs with sharp valleys, 0 to about 1. */
  billow(x: number, y: number, octaves?: number, gain?: number): number;
};

// Brings simplex to the size and swing of classic gradient noise, for which the scenes are tuned.
const FREQUENCY = 0.8;
const SWING = 0.78;

export function noiseOf(seed: number): Noise {
  const simplex = createNoise2D(randomOf(seed * 7919 + 13));
  const at = (x: number, y: number) => simplex(x * FREQUENCY, y * FREQUENCY) * SWING;
  return {
    at,
    fbm(x, y, octaves = 5, gain = 0.5) {
      let sum = 0;
      let amplitude = 1;
      let total = 0;
      let px = x;
      let py = y;
      for (let i = 0; i < octaves; i++) {
        sum += amplitude * at(px, py);
        total += amplitude;
        amplitude *= gain;
        px = px * 1.98 + 13.7;
        py = py * 2.03 - 7.1;
      }
      return sum / total;
    },
    ridged(x, y, octaves = 5, gain = 0.5) {
      let sum = 0;
      let amplitude = 1;
      let total = 0;
      let weight = 1;
      let px = x;
      let py = y;
      for (let i = 0; i < octaves; i++) {
        const crest = (1 - Math.min(1, Math.abs(at(px, py) * 1.3))) ** 2;
        sum += amplitude * crest * weight;
        total += amplitude;
        weight = clamp(crest * 1.6);
        amplitude *= gain;
        px = px * 2.01 + 5.3;
        py = py * 2.07 + 3.1;
      }
      return sum / total;
    },
    billow(x, y, octaves = 4, gain = 0.5) {
      let sum = 0;
      let amplitude = 1;
      let total = 0;
      let px = x;
      let py = y;
      for (let i = 0; i < octaves; i++) {
        sum += amplitude * Math.abs(at(px, py));
        total += amplitude;
        amplitude *= gain;
        px = px * 2.03 + 9;
        py = py * 2.01 + 4;
      }
      return (sum / total) * 1.6;
    },
  };
}

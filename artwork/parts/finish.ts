import { srgbOf } from './colour.ts';
import { noiseOf } from './noise.ts';
import { at, clamp, randomOf } from './numbers.ts';
import type { Plate } from './plate.ts';

export type Sheet = { pixels: Uint16Array; width: number; height: number };
export type Print = { pixels: Buffer; width: number; height: number };

/** The plate as 16-bit sRGB, averaged over `oversampling` × `oversampling` pixels. */
export function sheetOf(plate: Plate, oversampling = 1): Sheet {
  const width = Math.floor(plate.width / oversampling);
  const height = Math.floor(plate.height / oversampling);
  const pixels = new Uint16Array(width * height * 3);
  const share = 1 / oversampling ** 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [L, a, b] = [0, 0, 0];
      for (let v = 0; v < oversampling; v++) {
        for (let u = 0; u < oversampling; u++) {
          const j = ((y * oversampling + v) * plate.width + x * oversampling + u) * 3;
          L += at(plate.colours, j) * share;
          a += at(plate.colours, j + 1) * share;
          b += at(plate.colours, j + 2) * share;
        }
      }
      const rgb = srgbOf(L, a, b);
      for (let k = 0; k < 3; k++) pixels[(y * width + x) * 3 + k] = Math.round(at(rgb, k) * 65535);
    }
  }
  return { pixels, width, height };
}

/** Grain and paper mottle for a size, about −1 to 1 times their strength; the same for every frame of a loop. */
export function grainOf(width: number, height: number, strength: number, seed = 7): Float32Array {
  const random = randomOf(seed);
  const noise = noiseOf(seed);
  const grain = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const speck = (random() + random() + random() - 1.5) * 1.33;
      const mottle = noise.fbm(x * 0.078, y * 0.078, 3) + 0.5 * noise.at(x / 3.1, y / 3.1);
      grain[i] = strength * (speck + 0.8 * mottle);
    }
  }
  return grain;
}

/** Lays grain on a sheet and dithers it to 8 bits. */
export function printed({ pixels, width, height }: Sheet, strength: number, seed = 7): Print {
  const grain = grainOf(width, height, strength, seed);
  const random = randomOf(seed + 1);
  const print = Buffer.alloc(width * height * 3);
  for (let i = 0; i < grain.length; i++) {
    const j = i * 3;
    const middle = (at(pixels, j) + at(pixels, j + 1)) / 131070;
    const speck = at(grain, i) * 255 * (0.6 + 0.8 * (1 - Math.abs(middle - 0.5)));
    for (let k = 0; k < 3; k++) print[j + k] = clamp(at(pixels, j + k) / 257 + speck + random(), 0, 255);
  }
  return { pixels: print, width, height };
}

/** Mean colour of a sheet, weighted evenly: the placeholder while the picture loads. */
export function meanColour({ pixels }: Sheet): `#${string}` {
  const sums = [0, 0, 0];
  for (let j = 0; j < pixels.length; j++) sums[j % 3] = at(sums, j % 3) + at(pixels, j);
  const count = pixels.length / 3;
  const part = (sum: number) =>
    Math.round(sum / count / 257)
      .toString(16)
      .padStart(2, '0');
  return `#${sums.map(part).join('')}`;
}

import { cover, type Hex, inks, lab, mix, type Stops } from './colour.ts';
import { facetsOf } from './facets.ts';
import type { Frame } from './frame.ts';
import { noiseOf } from './noise.ts';
import { at, clamp, smooth } from './numbers.ts';
import type { Stage } from './stage.ts';
import type { Sunward } from './sunlight.ts';

export type CliffShape = {
  seed: number;
  /** Left edge of the rock at row y; everything right of it is cliff. */
  edge: (y: number) => number;
  /** Added to the relief toward the viewer: shelves, clefts, overhangs. */
  carve?: (x: number, y: number) => number;
  /** Toward the sun: right, down, toward the viewer. */
  sun: Sunward;
};

export type CliffView = { cover: Float32Array; light: Float32Array; up: Float32Array };

/** A rock wall as relief toward the viewer: buttresses, stepped slabs, facets taller than wide, ledges, cracks. */
export function cliffView(frame: Frame, shape: CliffShape): CliffView {
  const { width, height } = frame;
  const relief = new Float32Array(width * height).fill(-1);
  const shade = {
    cover: new Float32Array(width * height),
    light: new Float32Array(width * height),
    up: new Float32Array(width * height),
  };
  const rock = rockOf(shape.seed);
  const rounded = noiseOf(shape.seed + 5);
  for (let row = 0, i = 0; row < height; row++) {
    const y = row / height;
    const plain = shape.edge(y);
    const edge = plain + 0.035 * rounded.fbm(y * 13, 8, 3) + 0.012 * rounded.fbm(y * 50, 2, 2);
    for (let column = 0; column < width; column++, i++) {
      const x = column / height;
      shade.cover[i] = clamp((x - edge) * height + 0.5);
      if (x - edge < -0.01) continue;
      const roundEdge = 0.12 * smooth(-0.03, 0.11, x - plain);
      relief[i] = rock(x, y) + roundEdge - 0.12 + (shape.carve ? shape.carve(x, y) : 0);
    }
  }
  lightRelief(frame, relief, shape.sun, shade);
  return shade;
}

function rockOf(seed: number) {
  const noise = noiseOf(seed);
  const [slabs, blocks, chips, grit] = [
    facetsOf(seed),
    facetsOf(seed + 6),
    facetsOf(seed + 11),
    facetsOf(seed + 28),
  ];
  return (x: number, y: number): number => {
    const wx = x + 0.022 * noise.fbm(x * 4, y * 2, 3) + 0.003 * noise.fbm(x * 40, y * 20, 2);
    const wy = y + 0.03 * noise.fbm(x * 3 + 9, y * 3, 3);
    const steps = noise.fbm(wx * 6 + 4, wy * 1.9, 2) * 4.5;
    const step = Math.floor(steps);
    let relief =
      noise.fbm(wx * 2.6, wy * 0.8, 2) * 0.12 + ((step + smooth(0.3, 0.7, steps - step)) / 5) * 0.07;
    relief += 0.085 * slabs(wx * 5.5, wy * 2.1) + 0.04 * blocks(wx * 13, wy * 5);
    relief += 0.015 * chips(wx * 32, wy * 12) + 0.0045 * grit(wx * 80, wy * 34);
    relief += 0.006 * (noise.ridged(wx * 12, wy * 3.2, 3) - 0.5) + 0.003 * noise.fbm(wx * 50, wy * 26, 3);
    const crack = Math.abs(noise.at(wx * 20 + 2, wy * 2.1));
    relief -= 0.012 * smooth(0.035, 0, crack) * smooth(-0.05, 0.25, noise.fbm(wx * 7, wy * 5, 2));
    const ledges = wy * 9 + noise.fbm(wx * 3, 1, 2) * 2.2;
    const ledge = ledges - Math.floor(ledges);
    return relief + 0.006 * ledge * (1 - smooth(0.85, 1, ledge));
  };
}

function lightRelief({ width, height }: Frame, relief: Float32Array, sun: Sunward, view: CliffView): void {
  const norm = Math.hypot(...sun);
  const lx = sun[0] / norm;
  const ly = sun[1] / norm;
  const lz = sun[2] / norm;
  const level = Math.hypot(lx, ly);
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      if (!at(view.cover, i)) continue;
      const left = column > 0 && at(relief, i - 1) > -1 ? i - 1 : i;
      const right = column < width - 1 ? i + 1 : i;
      const above = row > 0 && at(relief, i - width) > -1 ? i - width : i;
      const below = row < height - 1 ? i + width : i;
      const gx = ((at(relief, right) - at(relief, left)) / (right - left || 1)) * height;
      const gy = ((at(relief, below) - Math.max(-0.5, at(relief, above))) / 2) * height;
      const flat = 1 / Math.sqrt(1 + gx * gx + gy * gy);
      view.up[i] = gy * flat;
      const facing = (-gx * lx - gy * ly + lz) * flat;
      if (facing <= 0) continue;
      let open = 1;
      let distance = 2;
      for (let march = 0; march < 34 && open > 0; march++) {
        const x = Math.trunc(column + (lx / level) * distance);
        const y = Math.trunc(row + (ly / level) * distance);
        if (x < 0 || y < 0 || x >= width || y >= height) break;
        const there = at(relief, y * width + x);
        const over = there > -1 ? there - (at(relief, i) + ((distance / height) * lz) / level) : 0;
        if (over > 0) open = Math.min(open, 1 - Math.min(1, over / 0.02));
        distance = distance * 1.12 + 1;
      }
      view.light[i] = facing * Math.max(0, open);
    }
  }
}

export type CliffInks = {
  rock: Stops;
  green: Stops;
  haze: Hex;
  seed: number;
  /** Where light pools, 0 outside to 1: the rest of the wall falls back a tone. */
  pool: (x: number, y: number) => number;
  fogFrom: number;
  fogTo: number;
};

/** Prints a cliff: six rock inks, dark streaks of water, green on the ledges, haze at its foot. */
export function paintCliff(stage: Stage, view: CliffView, options: CliffInks): void {
  const noise = noiseOf(options.seed);
  const [rock, green, haze] = [inks(options.rock, 0.05), inks(options.green, 0.06), lab(options.haze)];
  stage.each((x, y, i) => {
    const alpha = at(view.cover, i);
    if (!alpha) return null;
    const jitter = noise.fbm(x * 240, y * 200, 2) * 0.08 + noise.fbm(x * 34, y * 20, 3) * 0.05;
    const stain =
      smooth(0.15, 0.5, noise.fbm(x * 26, y * 2.2, 4)) * 0.16 +
      smooth(0.2, 0.6, noise.fbm(x * 70, y * 3, 3)) * 0.06;
    const light = (at(view.light, i) + jitter - stain) * 1.08 - 0.34 * (1 - options.pool(x, y));
    const grows = at(view.up, i) * 0.8 + noise.fbm(x * 9, y * 9, 4) * 0.5 - 0.05 + smooth(0.62, 1, y) * 0.34;
    let colour = mix(rock(light), green(at(view.light, i) * 0.9 + jitter), smooth(0.42, 0.56, grows));
    const fog = smooth(options.fogFrom, options.fogTo, y + noise.fbm(x * 4, y * 9, 4) * 0.05) * 0.62 + 0.05;
    colour = mix(colour, haze, fog);
    return cover(colour, alpha);
  });
}

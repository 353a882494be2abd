import { cover, type Hex, inks, lab, mix, type Stops } from './colour.ts';
import { type Camera, groundView } from './ground.ts';
import { type Noise, noiseOf } from './noise.ts';
import { at, smooth } from './numbers.ts';
import type { Stage } from './stage.ts';
import type { Sunward } from './sunlight.ts';

export type CloudSea = {
  seed: number;
  camera: Camera;
  sun: Sunward;
  /** From the hollows to the tops that the sun meets. */
  stops: Stops;
  haze: Hex;
  /** Where the haze begins and is full, when the sea is painted in slices with ridges between them. */
  hazeReach?: readonly [number, number];
  /** Height of the largest billows. */
  swell?: number;
  /** Size of the largest billows. */
  size?: number;
  soft?: number;
  /** How far the light follows height rather than slope: 0 looks like snow, 1 like steam. */
  depth?: number;
};

/** Clouds seen from above to the horizon: rounded tops, sharp hollows, lit by a low sun. */
export function paintCloudSea(stage: Stage, sea: CloudSea): void {
  const {
    seed,
    camera,
    sun,
    swell = 0.12,
    size = 1,
    soft = 0.07,
    depth = 0.3,
    hazeReach = [camera.near * 1.5, camera.far * 0.9],
  } = sea;
  const noise = noiseOf(seed);
  const ink = inks(sea.stops, soft);
  const haze = lab(sea.haze);
  const billows = (x: number, z: number): readonly [number, number, number] => {
    const [u, v] = [x / size, z / size];
    const banks = smooth(-0.35, 0.45, noise.fbm(u * 0.35 + 7, v * 0.6, 3));
    // A shallow bend only: a strong one turns cloud into marble.
    const bend = 0.12 * noise.fbm(u * 1.5, v * 1.5, 2);
    const puffs = softBillow(noise, u * 0.8 + bend, v * 0.95 + bend);
    return [swell * (0.3 + 0.7 * banks) * Math.sqrt(puffs + 0.02) + swell * 0.9 * banks, puffs, banks];
  };
  const view = groundView(stage.frame, billows, camera, sun);
  stage.each((x, y, i) => {
    const alpha = at(view.cover, i);
    if (!alpha) return null;
    const jitter = noise.fbm(x * 200, y * 200, 2) * 0.04;
    const height = at(view.first, i) * 0.9 + at(view.second, i) * 0.3 - 0.06;
    const light = at(view.light, i) * (0.98 - 0.6 * depth) + height * depth + 0.04 + jitter;
    const far = smooth(hazeReach[0], hazeReach[1], at(view.z, i));
    return cover(mix(ink(light), haze, far ** 0.6 * 0.85), alpha);
  });
}

/** Rounded puffs whose hollows are soft too: a knife-sharp hollow looks like stitched cushions. */
function softBillow(noise: Noise, x: number, y: number): number {
  let sum = 0;
  let [px, py, amplitude] = [x, y, 0.5];
  for (let octave = 0; octave < 5; octave++) {
    const n = noise.at(px, py);
    sum += amplitude * (Math.sqrt(n * n + 0.012) - 0.08);
    [px, py, amplitude] = [px * 2.13 + 9, py * 2.07 + 4, amplitude * 0.4];
  }
  return sum * 1.6;
}

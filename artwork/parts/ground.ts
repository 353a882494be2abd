import type { Frame } from './frame.ts';
import { at, clamp, lerp } from './numbers.ts';
import type { Sunward } from './sunlight.ts';

/** Height and two values of the ground's own (rows of tea, a path) at x right, z away from the viewer. */
export type GroundAt = (x: number, z: number) => readonly [number, number, number];

export type Camera = {
  height: number;
  /** Row of the horizon. */
  horizon: number;
  /** Column (in heights) the camera looks at. */
  centre: number;
  near: number;
  far: number;
  focal?: number;
};

export type GroundView = {
  cover: Float32Array;
  light: Float32Array;
  first: Float32Array;
  second: Float32Array;
  z: Float32Array;
  height: Float32Array;
  x: Float32Array;
  /** Picture x, y and scale of a place in the world. */
  project(x: number, y: number, z: number): [number, number, number];
};

const FIELDS = 5;

/** Ground that comes up to the viewer's feet, in true perspective: light, its own values, and where each pixel lies. */
export function groundView(frame: Frame, groundAt: GroundAt, camera: Camera, sun: Sunward): GroundView {
  const { width, height } = frame;
  const focal = camera.focal ?? 1;
  const rows = Math.round(height * 1.1);
  const depths = Float32Array.from(
    { length: rows },
    (_, j) => camera.near * (camera.far / camera.near) ** (j / (rows - 1)),
  );
  const samples = new Float32Array(rows * width * 3);
  for (let j = 0; j < rows; j++) {
    const z = at(depths, j);
    for (let column = 0; column < width; column++) {
      samples.set(groundAt(((column / height - camera.centre) * z) / focal, z), (j * width + column) * 3);
    }
  }
  const sheet = () => new Float32Array(width * height);
  const view: GroundView = {
    cover: sheet(),
    light: sheet(),
    first: sheet(),
    second: sheet(),
    z: sheet(),
    height: sheet(),
    x: sheet(),
    project: (x, y, z) => [
      camera.centre + (focal * x) / z,
      camera.horizon + (focal * (camera.height - y)) / z,
      focal / z,
    ],
  };
  const lit = lightOf({ frame, camera, focal, depths, samples, rows }, sun);
  for (let column = 0; column < width; column++) {
    traceColumn(view, { frame, camera, focal, depths, samples, rows }, { column, lit });
  }
  return view;
}

type Scan = {
  frame: Frame;
  camera: Camera;
  focal: number;
  depths: Float32Array;
  samples: Float32Array;
  rows: number;
};

function lightOf({ frame, camera, focal, depths, samples, rows }: Scan, sun: Sunward) {
  const { width, height } = frame;
  const norm = Math.hypot(...sun);
  const heightAt = (j: number, column: number) => at(samples, (j * width + column) * 3);
  return (j: number, column: number): number => {
    const [left, right] = [Math.max(0, column - 1), Math.min(width - 1, column + 1)];
    const [near, far] = [Math.max(0, j - 1), Math.min(rows - 1, j + 1)];
    const gx =
      (heightAt(j, right) - heightAt(j, left)) / (((right - left) * at(depths, j)) / (height * focal));
    const along = (heightAt(far, column) - heightAt(near, column)) / (at(depths, far) - at(depths, near));
    const gz = along - (gx * (column / height - camera.centre)) / focal;
    return (-gx * sun[0] + sun[1] - gz * sun[2]) / norm / Math.sqrt(1 + gx * gx + gz * gz);
  };
}

type Trace = { column: number; lit: (j: number, column: number) => number };

function traceColumn(
  view: GroundView,
  { frame, camera, focal, depths, samples, rows }: Scan,
  { column, lit }: Trace,
): void {
  const { width, height } = frame;
  const sheets = [view.light, view.first, view.second, view.z, view.height];
  let horizon = height + 1;
  let [nearRow, near] = [Number.NaN, new Float32Array(FIELDS)];
  for (let j = 0; j < rows; j++) {
    const z = at(depths, j);
    const o = (j * width + column) * 3;
    const row = (camera.horizon + (focal * (camera.height - at(samples, o))) / z) * height;
    const here = new Float32Array([
      lit(j, column),
      at(samples, o + 1),
      at(samples, o + 2),
      z,
      at(samples, o),
    ]);
    if (Number.isNaN(nearRow)) [nearRow, near] = [row, here];
    if (row < horizon) {
      for (let r = Math.min(height - 1, Math.ceil(horizon) - 1); r >= Math.max(0, Math.ceil(row)); r--) {
        const t = nearRow > row ? clamp((nearRow - r) / (nearRow - row)) : 1;
        const i = r * width + column;
        view.cover[i] = 1;
        for (let f = 0; f < FIELDS; f++) (sheets[f] as Float32Array)[i] = lerp(at(near, f), at(here, f), t);
        view.x[i] = ((column / height - camera.centre) * at(view.z, i)) / focal;
      }
      horizon = row;
    }
    [nearRow, near] = [row, here];
  }
  const edge = Math.floor(horizon);
  const i = edge * width + column;
  if (edge < 0 || edge >= height - 1 || at(view.cover, i) !== 0) return;
  view.cover[i] = 1 - (horizon - edge);
  for (const sheet of [...sheets, view.x]) sheet[i] = at(sheet, i + width);
}

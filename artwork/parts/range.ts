import type { Frame } from './frame.ts';
import { type Field, type FieldOptions, heightfield } from './heightfield.ts';
import { at, clamp, lerp } from './numbers.ts';
import type { Segment } from './skeleton.ts';
import { type Lit, type Sunward, sunlit } from './sunlight.ts';

/** A range as the viewer sees it: what each pixel shows, and the row of the skyline over each column. */
export type RangeView = {
  cover: Float32Array;
  light: Float32Array;
  altitude: Float32Array;
  slope: Float32Array;
  /** Distance behind the front, in heights. */
  depth: Float32Array;
  skyline: Float32Array;
  /** Height of the skyline in the picture at x, both in heights of the picture. */
  topAt(x: number): number;
};

export type RangeOptions = Partial<Omit<FieldOptions, 'segments' | 'left' | 'right' | 'step'>> & {
  segments: readonly Segment[];
  seed: number;
  sun: Sunward;
  /** Row of height 0 at the back. */
  base: number;
  /** How much lower the front of the range lies in the picture, per depth. */
  tilt?: number;
};

const FIELD = {
  depth: 0.5,
  steepness: 1.1,
  warp: 0.02,
  warpFrequency: 8,
  detail: 0.03,
  detailFrequency: 14,
  stretch: 1,
  floor: -9,
};

export function rangeView(frame: Frame, options: RangeOptions): RangeView {
  const field = heightfield({
    ...FIELD,
    ...options,
    left: -0.1,
    right: frame.aspect + 0.1,
    step: 1 / frame.height,
  });
  return projected(frame, {
    field,
    lit: sunlit(field, options.sun),
    base: options.base,
    tilt: options.tilt ?? 0.25,
  });
}

type Projection = { field: Field; lit: Lit; base: number; tilt: number };
type Sample = { row: number; light: number; altitude: number; slope: number; depth: number };

function projected(frame: Frame, projection: Projection): RangeView {
  const { width, height } = frame;
  const sheet = () => new Float32Array(width * height);
  const skyline = new Float32Array(width).fill(1e3);
  const view: RangeView = {
    cover: sheet(),
    light: sheet(),
    altitude: sheet(),
    slope: sheet(),
    depth: sheet(),
    skyline,
    topAt: (x) => at(skyline, clamp(Math.round(x * height), 0, width - 1)),
  };
  for (let column = 0; column < width; column++) projectColumn(view, { frame, column, ...projection });
  return view;
}

type ColumnJob = Projection & { frame: Frame; column: number };

/** From near to far: only what rises over everything nearer is seen. */
function projectColumn(view: RangeView, job: ColumnJob): void {
  const { frame, column, field } = job;
  let horizon = frame.height;
  let nearer: Sample | null = null;
  for (let j = field.rows - 1; j >= 0; j--) {
    const sample = sampled(job, j);
    if (sample.row < horizon) {
      fillColumn(view, { frame, column, from: horizon, near: nearer ?? sample, far: sample });
      horizon = sample.row;
    }
    nearer = sample;
  }
  view.skyline[column] = horizon / frame.height;
  softenSkyline(view, frame, column, horizon);
}

function sampled({ frame, column, field, lit, base, tilt }: ColumnJob, j: number): Sample {
  const across = (column / frame.height - field.left) / field.step;
  const q = Math.min(field.columns - 2, Math.trunc(across));
  const i = j * field.columns + q;
  const t = across - q;
  const between = (list: Float32Array) => at(list, i) * (1 - t) + at(list, i + 1) * t;
  const altitude = between(field.heights);
  const depth = j * field.step;
  return {
    row: (base - altitude + depth * tilt) * frame.height,
    light: between(lit.light),
    altitude,
    slope: between(lit.slope),
    depth,
  };
}

type Fill = { frame: Frame; column: number; from: number; near: Sample; far: Sample };

function fillColumn(view: RangeView, { frame, column, from, near, far }: Fill): void {
  const top = Math.max(0, Math.ceil(far.row));
  for (let row = Math.min(frame.height - 1, Math.ceil(from) - 1); row >= top; row--) {
    const t = near.row > far.row ? clamp((near.row - row) / (near.row - far.row)) : 1;
    const i = row * frame.width + column;
    view.cover[i] = 1;
    view.light[i] = lerp(near.light, far.light, t);
    view.altitude[i] = lerp(near.altitude, far.altitude, t);
    view.slope[i] = lerp(near.slope, far.slope, t);
    view.depth[i] = lerp(near.depth, far.depth, t);
  }
}

function softenSkyline(view: RangeView, { width, height }: Frame, column: number, horizon: number): void {
  const row = Math.floor(horizon);
  if (row < 0 || row >= height - 1) return;
  const i = row * width + column;
  if (at(view.cover, i) !== 0) return;
  view.cover[i] = 1 - (horizon - row);
  for (const sheet of [view.light, view.altitude, view.slope, view.depth]) sheet[i] = at(sheet, i + width);
}

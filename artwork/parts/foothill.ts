import { cover, inks, lab, mix } from './colour.ts';
import { noiseOf } from './noise.ts';
import { at, smooth } from './numbers.ts';
import type { RangeInks } from './palette.ts';
import { type RangeView, rangeView } from './range.ts';
import { skeleton } from './skeleton.ts';
import type { Stage } from './stage.ts';
import type { Sunward } from './sunlight.ts';

export type Foothill = RangeInks & {
  seed: number;
  sun: Sunward;
  /** Row of its base. */
  y: number;
  height: number;
  /** How uneven the crest is. */
  vary?: number;
  /** How many waves of the crest fit across. */
  waves?: number;
  /** Added to the crest: a hill where the scene wants one, a gap where it wants a view. */
  bump?: (x: number) => number;
  fogFrom?: number;
  fogTo?: number;
  spurLength?: number;
  drop?: number;
  steepness?: number;
  detail?: number;
  depth?: number;
};

/** A forested range in four flat inks that sinks into the mist at its foot. */
export function paintFoothill(stage: Stage, hill: Foothill): RangeView {
  const view = hillView(stage, hill);
  const noise = noiseOf(5);
  const ink = inks(
    [
      [0, hill.inks[0]],
      [0, hill.inks[1]],
      [0.22, hill.inks[2]],
      [0.5, hill.inks[3]],
    ],
    0.08,
  );
  const fog = lab(hill.fog);
  const { fogFrom = 0, fogTo = 0.1 } = hill;
  stage.each((x, y, i) => {
    const alpha = at(view.cover, i);
    if (!alpha) return null;
    const colour = ink(at(view.light, i) + noise.fbm(x * 220, y * 220, 2) * 0.1);
    const below = y - view.topAt(x) + noise.fbm(x * 6, y * 10, 4) * 0.04;
    return cover(mix(colour, fog, smooth(fogFrom, fogTo, below)), alpha);
  });
  return view;
}

function hillView({ frame }: Stage, hill: Foothill): RangeView {
  const { seed, vary = 1.2, waves = 1.8, bump = () => 0 } = hill;
  const noise = noiseOf(seed);
  const crest: [number, number][] = [];
  for (let x = -0.15; x < frame.aspect + 0.2; x += 0.06) {
    crest.push([x, hill.height * (1 + vary * noise.fbm(x * waves + seed, 0.5, 3) * 1.9) + bump(x)]);
  }
  const segments = skeleton(crest, {
    seed,
    spurLength: hill.spurLength ?? 0.22,
    drop: hill.drop ?? 0.45,
    levels: 2,
    wander: 0.05,
    every: 0.06,
  });
  return rangeView(frame, {
    segments,
    seed,
    depth: hill.depth ?? 0.3,
    steepness: hill.steepness ?? 0.5,
    warpFrequency: 10,
    detail: hill.detail ?? 0.007,
    detailFrequency: 22,
    sun: hill.sun,
    base: hill.y,
    tilt: 0.35,
    floor: -0.1,
  });
}

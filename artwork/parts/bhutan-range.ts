import { paintFoothill } from './foothill.ts';
import { paintMassif } from './massif.ts';
import { paintMist } from './mist.ts';
import type { SnowInks } from './palette.ts';
import { rangeView } from './range.ts';
import { crestOf, skeleton } from './skeleton.ts';
import type { Stage } from './stage.ts';

const RANGE: SnowInks = {
  high: [
    [0, '#6f8db5'],
    [0.05, '#8fa6c4'],
    [0.16, '#d5bcc0'],
    [0.3, '#f7ddc9'],
    [0.55, '#fff4e4'],
  ],
  low: [
    [0, '#7590b5'],
    [0.08, '#93a9c5'],
    [0.3, '#c5bfcb'],
    [0.5, '#e6d3cd'],
  ],
  rockLit: '#b08f8c',
  rockDark: '#5f7a9e',
  fog: '#dfdfe4',
};

/** From Dochula to the north: Masanggang, Tsendagang, Terigang, Jejegang, the table of Zongphugang, Gangkar Puensum. */
const BHUTAN_RANGE = crestOf(
  `-0.4 0.4, -0.2 0.5, -0.05 0.44, 0.08 0.62, 0.16 0.86, 0.21 0.7, 0.3 0.55, 0.38 0.72, 0.44 0.6, 0.52 0.66, 0.6 0.84,
   0.65 0.7, 0.74 0.58, 0.83 0.76, 0.88 0.64, 0.97 0.62, 1.04 0.9, 1.12 0.93, 1.19 0.88, 1.26 0.62, 1.35 0.78, 1.42 1, 1.48 0.8, 1.6 0.56, 1.9 0.4`,
);

export function paintRange(stage: Stage): void {
  const tall = 0.2;
  const crest = BHUTAN_RANGE.map(([x, h]) => [stage.frame.x(x), h * tall] as const);
  const segments = skeleton(crest, {
    seed: 12,
    spurLength: 0.25 * stage.frame.fit,
    drop: 0.6,
    wander: 0.03,
    spread: 0.9,
    lean: -0.1,
  });
  const view = rangeView(stage.frame, {
    segments,
    seed: 7,
    depth: 0.4,
    steepness: 1,
    warpFrequency: 9,
    detail: 0.014,
    stretch: 0.42,
    sun: [-0.9, 0.3, 0.25],
    base: 0.43,
    tilt: 0.15,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: RANGE, summit: tall, fogTop: 0.55, rockFrom: 0.46 });
  const sun = [-0.9, 0.35, 0.25] as const;
  paintMist(stage, { seed: 3, y: 0.4, swell: 0.02, top: '#fdf3e8', base: '#cdd4e2', waves: 2 });
  paintFoothill(stage, {
    seed: 41,
    y: 0.47,
    height: 0.05,
    waves: 1.6,
    sun,
    inks: ['#7b93b6', '#869cba', '#a2b0c2', '#cfc6c8'],
    fog: '#d9dde6',
    fogTo: 0.07,
  });
  paintMist(stage, { seed: 6, y: 0.47, swell: 0.02, top: '#f6efe8', base: '#bac6da', waves: 1.7 });
  paintFoothill(stage, {
    seed: 45,
    y: 0.58,
    height: 0.08,
    waves: 1.3,
    sun,
    inks: ['#4f6c93', '#5b779a', '#7d93a8', '#b3b3b4'],
    fog: '#bcc8da',
    fogTo: 0.11,
  });
  paintMist(stage, { seed: 9, y: 0.6, swell: 0.03, top: '#eee9ea', base: '#a9b8d0', waves: 1.4, fade: 0.3 });
}

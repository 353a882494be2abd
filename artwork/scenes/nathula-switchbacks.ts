import { drawFlags } from '../parts/flags.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { NOON_SNOW } from '../parts/palette.ts';
import { rangeView } from '../parts/range.ts';
import { crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';
import { paintSlope } from './nathula-switchbacks/slope.ts';

/** Chomolhari far behind the pass. */
const BEYOND = crestOf(
  '-0.3 0.3, 0 0.36, 0.2 0.44, 0.36 0.4, 0.5 0.56, 0.62 0.5, 0.74 0.72, 0.83 1, 0.92 0.76, 1 0.62, 1.1 0.7, 1.24 0.5, 1.5 0.42, 1.9 0.3',
);

function paintBeyond(stage: Stage): void {
  const tall = 0.31;
  const crest = BEYOND.map(([x, h]) => [stage.frame.x(x - 0.14), h * tall] as const);
  const view = rangeView(stage.frame, {
    segments: skeleton(crest, { seed: 24, spurLength: 0.24, drop: 0.7, wander: 0.02 }),
    seed: 8,
    depth: 0.3,
    steepness: 1.05,
    warpFrequency: 9,
    detail: 0.014,
    stretch: 0.42,
    sun: [0.9, 0.36, 0.25],
    base: 0.4,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: NOON_SNOW, summit: tall, warmFrom: 0.2, fogTop: 0.4, haze: 0.22 });
}

export const nathulaSwitchbacks: Scene = {
  name: 'nathula-switchbacks',
  title: 'The road to Nathula',
  place: 'Nathula, East Sikkim',
  destination: 'sikkim',
  alt: 'Army lorries on the hairpins that climb bare slopes with patches of snow to the gate of the Nathula pass in Sikkim',
  focus: { x: 50, y: 55 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      stops: [
        [0, '#1f6f8c'],
        [0.16, '#5ba5b1'],
        [0.3, '#b9d8cf'],
        [0.42, '#f3ead0'],
      ],
      seed: 5,
      streaks: { colour: '#fbf4e0', top: 0, bottom: 0.24, amount: 0.6, from: 0, to: frame.aspect * 0.6 },
      bottom: 0.6,
    });
    paintBeyond(stage);
    paintMist(stage, {
      seed: 4,
      y: 0.33,
      swell: 0.03,
      soft: 0.05,
      top: '#f4f1e2',
      base: '#c6dcdc',
      waves: 1.6,
    });
    const strings = paintSlope(stage);
    stage.live((pen, t) => {
      for (const [i, { from, to, sag, size }] of strings.entries())
        drawFlags(pen, { from, to, sag, count: 12, size, seed: 3 + i }, t);
    });
  },
};

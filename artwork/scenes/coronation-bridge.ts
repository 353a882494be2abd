import { type ArchBridge, drawArchBridge } from '../parts/arch-bridge.ts';
import { cover, inks, mix } from '../parts/colour.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import type { Scene } from '../scene.types.ts';
import { paintFeet, paintSpur, paintTiger } from './coronation-bridge/banks.ts';

const SUN: Sunward = [-0.8, 0.42, 0.3];
const RIVER = 0.66;
const noise = noiseOf(91);

/** The gorge: a far spur that closes the view, then a wall at either side, green to the water. */
function paintGorge(stage: Stage): void {
  const { x, fit } = stage.frame;
  const wall = {
    sun: SUN,
    vary: 0.12,
    spurLength: 0.4,
    drop: 0.85,
    steepness: 0.95,
    depth: 0.75,
    detail: 0.011,
  };
  paintFoothill(stage, {
    ...wall,
    inks: ['#7fa6a8', '#88aeac', '#b4bf9c', '#e2cf94'],
    fog: '#f0dcab',
    seed: 31,
    y: 0.6,
    height: 0.2,
    bump: (at) => 0.16 * smooth(x(0.5), x(-0.1), at) + 0.12 * smooth(x(1.0), x(1.5), at),
    fogFrom: 0.02,
    fogTo: 0.28,
  });
  paintMist(stage, {
    seed: 41,
    y: 0.5,
    swell: 0.035,
    soft: 0.06,
    top: '#fdeabb',
    base: '#dfd8b4',
    alpha: 0.7,
    fade: 0.16,
  });
  paintFoothill(stage, {
    ...wall,
    inks: ['#3a716c', '#457b70', '#6f986c', '#a9b56c'],
    fog: '#bccdaa',
    seed: 45,
    y: RIVER,
    height: 0.02,
    bump: (at) => 0.62 * smooth(x(0.9), x(1.5), at) ** 0.8,
    fogFrom: 0.1,
    fogTo: 0.6,
  });
  paintFoothill(stage, {
    ...wall,
    inks: ['#1f5450', '#33695a', '#5c8d56', '#a3b057'],
    fog: '#a3c09b',
    seed: 52,
    y: RIVER + 0.01,
    height: 0.01,
    bump: (at) => 0.72 * smooth(x(fit < 1 ? 0.48 : 0.68), x(-0.12 / fit), at) ** 1.3,
    fogFrom: 0.2,
    fogTo: 0.75,
    // The shaded wall: light from the front, or it would lie there as one flat ink.
    sun: [-0.5, 0.5, 0.7],
    depth: 1.25,
  });
}

/** The Teesta below Sevoke: broad, jade, streaked where it runs, sandbanks at its bends. */
function paintRiver(stage: Stage): void {
  const { x } = stage.frame;
  const water = inks(
    [
      [0, '#0d5a5e'],
      [0.24, '#1a7673'],
      [0.44, '#3f9a8c'],
      [0.62, '#86c1aa'],
      [0.82, '#e2ead0'],
    ],
    0.05,
  );
  const sand = inks(
    [
      [0, '#a99f86'],
      [0.45, '#cfc4a3'],
      [0.7, '#eee3c3'],
    ],
    0.08,
  );
  stage.each(
    (px, y) => {
      const near = (y - RIVER) / (1 - RIVER);
      if (near <= 0) return null;
      const z = 1 / (0.12 + near);
      const across = (px - x(0.78)) * z;
      const bend = 0.25 * Math.sin(z * 0.9);
      const run =
        noise.fbm(across * 2.4 + bend, z * 7, 4) + 0.4 * noise.ridged(across * 3 + 4, z * 9, 3) - 0.15;
      const glare = 0.32 * Math.exp(-(((px - x(0.62)) / 0.3) ** 2)) * smooth(0.7, 0, near);
      const bank = smooth(
        -0.03,
        0.03,
        Math.abs(across + bend * 0.3) - 0.98 - 0.4 * noise.fbm(z * 1.4, px > x(0.78) ? 2 : 8, 3),
      );
      const colour = mix(water(0.3 + 0.75 * run + glare), sand(0.5 + noise.fbm(across * 8, z * 9, 3)), bank);
      return cover(colour, 1);
    },
    { top: RIVER },
  );
  paintMist(stage, {
    seed: 47,
    y: RIVER - 0.005,
    swell: 0.03,
    soft: 0.06,
    top: '#f4efd2',
    base: '#cbdcc6',
    alpha: 0.8,
    fade: 0.07,
  });
}

export const coronationBridge: Scene = {
  name: 'coronation-bridge',
  title: 'Coronation Bridge at Sevoke',
  place: 'Sevoke, where the Teesta leaves the hills',
  destination: 'kalimpong',
  alt: 'The concrete arch of the Coronation Bridge over the jade Teesta at Sevoke, between green gorge walls, one of the two painted tigers at its head in front',
  focus: { x: 55, y: 52 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 92,
      stops: [
        [0, '#86a9ad'],
        [0.18, '#c9c4ae'],
        [0.34, '#f2d29f'],
        [0.5, '#fbd996'],
      ],
      glow: { x: frame.x(0.5), y: 0.3, colour: '#ffefbe' },
      streaks: { colour: '#ffe6c0', top: 0, bottom: 0.3, amount: 0.7 },
      bottom: 0.7,
    });
    paintGorge(stage);
    paintSpur(stage, RIVER);
    paintRiver(stage);
    const bridge: ArchBridge = {
      x: frame.x(0.84),
      y: 0.635,
      span: 0.86 * frame.fit,
      rise: 0.27,
      from: -1.9,
      to: 2.7,
      taper: 0.16,
      paint: { lit: '#fff0cb', side: '#e6c597', shade: '#a58c72', deep: '#6b6a62' },
    };
    stage.vector(
      (pen) => drawArchBridge(pen, bridge),
      ([L, a, b], x, y) => [L + 0.035 * noise.fbm(x * 130, y * 130, 3), a, b],
    );
    paintFeet(stage, bridge);
    paintTiger(stage);
  },
};

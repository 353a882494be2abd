import { type ArchBridge, drawArchBridge } from '../parts/arch-bridge.ts';
import { cover, inks, mix } from '../parts/colour.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { drawRaft } from '../parts/raft.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { drawTruck } from '../parts/truck.ts';
import type { Scene } from '../scene.types.ts';
import { paintBanks, paintNear } from './coronation-bridge/banks.ts';
import { paintSlope } from './coronation-bridge/slopes.ts';

const SUN: Sunward = [-0.8, 0.42, 0.3];
const RIVER = 0.6;
const noise = noiseOf(91);

/** The gorge: blue spurs that close the view upstream, then a wooded wall at either side. */
function paintGorge(stage: Stage): void {
  const { x, aspect } = stage.frame;
  for (const [i, spur] of SPURS.entries()) {
    paintFoothill(stage, {
      ...spur,
      sun: SUN,
      vary: 0.3,
      spurLength: 0.34,
      drop: 0.6,
      depth: 0.5,
      detail: 0.005,
      bump: (at) =>
        spur.flank *
        (smooth(x(0.7), x(0.35), at) + 0.6 * smooth(x(0.76), x(1.0), at) * smooth(x(1.2), x(1.05), at)),
    });
    paintMist(stage, {
      seed: 41 + i,
      y: 0.5 + 0.04 * i,
      swell: 0.03,
      soft: 0.06,
      top: '#fdeabb',
      base: '#dcd6b4',
      alpha: 0.8,
      fade: 0.13,
    });
  }
  const crag = (seed: number, at: number) => 0.02 * noise.fbm(at * 6, seed, 4);
  paintSlope(stage, {
    top: (at) => RIVER - 0.66 * smooth(x(0.82), x(1.62), at) ** 0.8 + crag(3, at),
    foot: () => RIVER + 0.004,
    from: x(0.8),
    to: aspect + 0.05,
    trees: 2600,
    size: [0.008, 0.011],
    seed: 45,
    inks: ['#3d7560', '#5b8d62', '#93ad62', '#d8d183'],
    haze: '#d9d9b0',
    air: [0.2, 0.62],
  });
  paintSlope(stage, {
    top: (at) => RIVER - 0.62 * smooth(x(0.72), x(-0.1), at) ** 0.85 + crag(6, at),
    foot: () => RIVER + 0.006,
    from: -0.05,
    to: x(0.74),
    trees: 2800,
    size: [0.008, 0.012],
    seed: 52,
    inks: ['#1d4f50', '#2c655b', '#4d8060', '#8fa768'],
    haze: '#b9cdb4',
    air: [0.12, 0.55],
  });
}

const SPURS = [
  {
    inks: ['#9dbab8', '#a6bfb9', '#c2c9ae', '#e6d6a8'],
    fog: '#f3e0b4',
    seed: 31,
    y: 0.56,
    height: 0.16,
    waves: 1.2,
    fogFrom: 0.03,
    fogTo: 0.2,
    flank: 0.12,
  },
  {
    inks: ['#77a3a0', '#82aaa1', '#9db694', '#c6c792'],
    fog: '#e4dcb2',
    seed: 37,
    y: 0.6,
    height: 0.05,
    waves: 1.9,
    fogFrom: 0.02,
    fogTo: 0.16,
    flank: 0.16,
  },
] as const;

/** The Teesta below Sevoke: broad, jade, streaked where it runs, sandbanks at its bends. */
function paintRiver(stage: Stage): void {
  const { x } = stage.frame;
  const water = inks(
    [
      [0, '#0e5a5a'],
      [0.22, '#1d7a70'],
      [0.42, '#3f9a85'],
      [0.62, '#82c0a2'],
      [0.84, '#e6ecc8'],
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
      const glare = 0.42 * Math.exp(-(((px - x(0.74)) / 0.28) ** 2)) * smooth(0.7, 0, near);
      const bank = smooth(
        -0.03,
        0.03,
        Math.abs(across + bend * 0.3) - 0.9 - 0.4 * noise.fbm(z * 1.4, px > x(0.78) ? 2 : 8, 3),
      );
      const shade =
        0.2 * smooth(x(0.5), x(0.1), px) + 0.12 * smooth(x(1.05), x(1.25), px) * smooth(0.5, 0.2, near);
      const colour = mix(
        water(0.34 + 0.62 * run + glare - shade),
        sand(0.5 + noise.fbm(across * 8, z * 9, 3)),
        bank,
      );
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

/** On the deck: where over the arch, how long, which colour. */
const TRAFFIC = [
  [-0.42, 0.036, '#b8402f'],
  [0.3, 0.03, '#3f6a63'],
] as const;

export const coronationBridge: Scene = {
  name: 'coronation-bridge',
  title: 'Coronation Bridge at Sevoke',
  place: 'Sevoke, where the Teesta leaves the hills',
  destination: 'kalimpong',
  alt: 'The concrete arch of the Coronation Bridge high over the jade Teesta at Sevoke, wooded gorge walls at either side, lorries on the deck and a raft on the water',
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
    paintRiver(stage);
    const bridge: ArchBridge = {
      x: frame.x(0.8),
      y: 0.56,
      span: 0.76 * frame.fit,
      rise: 0.24,
      from: -1.9,
      to: 2.4,
      taper: 0.14,
      paint: { lit: '#fff0cb', side: '#e8cba0', shade: '#a58c72', deep: '#6b6a62' },
    };
    stage.vector(
      (pen) => {
        drawArchBridge(pen, bridge, (place) => {
          for (const [u, length, colour] of TRAFFIC) {
            const [px, py] = place(u, 1.1, 0.4);
            drawTruck(pen, { x: px, y: py, length, colour, facing: 1 });
          }
        });
      },
      ([L, a, b], x, y) => [L + 0.025 * noise.fbm(x * 130, y * 130, 3), a, b],
    );

    paintBanks(stage, bridge);
    stage.vector((pen) =>
      drawRaft(pen, {
        x: frame.x(0.66),
        y: 0.8,
        length: 0.085,
        tilt: -0.05,
        hull: '#1f5d8c',
        trim: '#f3c63c',
        seed: 3,
      }),
    );
    paintNear(stage);
  },
};

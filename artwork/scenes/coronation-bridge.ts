import { type ArchBridge, archBridgePlace, drawArchBridge } from '../parts/arch-bridge.ts';
import { drawBoulder } from '../parts/boulder.ts';
import { drawCrown } from '../parts/broadleaf.ts';
import { cover, inks, lab, mix } from '../parts/colour.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { drawGuardianLion, drawLionRelief } from '../parts/guardian-lion.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { randomOf, smooth } from '../parts/numbers.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import type { Scene } from '../scene.types.ts';

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
    inks: ['#7fa6a8', '#88aeac', '#a9c2a6', '#d3d3a0'],
    fog: '#dfe0c0',
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
    top: '#f7efcd',
    base: '#d5dcc2',
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
    inks: ['#1f5450', '#2a6055', '#588a55', '#a3b057'],
    fog: '#a3c09b',
    seed: 52,
    y: RIVER + 0.01,
    height: 0.01,
    bump: (at) => 0.7 * smooth(x(0.56), x(-0.12 / fit), at) ** 0.8,
    fogFrom: 0.2,
    fogTo: 0.75,
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
    y: RIVER + 0.005,
    swell: 0.015,
    soft: 0.04,
    top: '#f4efd2',
    base: '#cbdcc6',
    alpha: 0.6,
    fade: 0.06,
  });
}

function paintFeet(stage: Stage, bridge: ArchBridge): void {
  const place = archBridgePlace(bridge);
  const random = randomOf(7);
  const [left, right] = [place(-1.02, -0.15), place(1.02, -0.15)];
  // A headland of rock under either pylon; between them the river runs on to the viewer.
  const rock = (px: number) => {
    const leftRock =
      left[1] +
      0.01 +
      2.2 * Math.max(0, px - left[0] - 0.075) ** 1.2 -
      0.5 * Math.max(0, left[0] - 0.05 - px);
    const rightRock =
      right[1] + 2.4 * Math.max(0, right[0] - 0.05 - px) ** 1.2 - 0.45 * Math.max(0, px - right[0] - 0.03);
    return Math.min(leftRock, rightRock) + 0.035 * noise.fbm(px * 11, 3, 4);
  };
  const water = (px: number) =>
    Math.min(0.94, 0.79 + 0.25 * Math.abs(px - (left[0] + right[0]) / 2) ** 1.4 * (px < 0.8 ? 1.5 : 0.5));
  const foot = (px: number) => water(px) + 0.02 * noise.fbm(px * 6, 8, 3);
  for (const [drop, base, rim, seed] of [
    [0, '#3f6a52', '#c9c977', 3],
    [0.045, '#2a544a', '#a9b562', 5],
    [0.1, '#1c4340', '#8fa257', 9],
  ] as const) {
    const line = (px: number) => rock(px) + drop + 0.02 * noise.fbm(px * 14, seed, 3);
    paintSilhouette(stage, {
      draw: (pen) => {
        pen.beginPath();
        const columns = Array.from({ length: 400 }, (_, k) => -0.05 + (k / 399) * (stage.frame.aspect + 0.1));
        for (const px of columns) pen.lineTo(px, Math.min(line(px), foot(px)));
        for (const px of columns.toReversed()) pen.lineTo(px, foot(px));
        pen.fill();
        for (const px of columns)
          if (line(px) < foot(px) - 0.015 && random() < 0.3)
            drawCrown(pen, {
              x: px,
              y: line(px) - 0.004,
              radius: 0.014 + 0.02 * random(),
              seed: Math.round(px * 1000) + seed,
              leaf: 0.0029,
            });
      },
      base,
      rim,
      toward: -1,
    });
  }
  stage.vector((pen) => {
    for (let i = 0; i < 54; i++) {
      const px = i % 2 ? left[0] - 0.3 + 0.5 * random() : right[0] - 0.16 + 0.5 * random();
      if (rock(px) > foot(px) + 0.03) continue;
      drawBoulder(pen, {
        x: px,
        y: foot(px) + 0.02 * random(),
        size: 0.011 + 0.022 * random() ** 2,
        seed: 60 + i,
        shade: '#55605a',
        lit: '#e3d7b2',
        foam: '#e7eedd',
      });
    }
  });
}

/** The near parapet of the road, with the lion that gives the bridge its name among drivers. */
function paintLion(stage: Stage): void {
  const { frame } = stage;
  const lion = { x: frame.x(0.2), y: 0.89, height: 0.25 };
  const light = { rim: '#fff2c8', rimWidth: 0.0035, toward: -1 } as const;
  const random = randomOf(17);
  paintSilhouette(stage, {
    ...light,
    draw: (pen) => drawGuardianLion(pen, lion),
    base: '#574f4c',
    fog: { colour: '#2e3a3a', from: 0.68, to: 0.88, most: 0.6 },
  });
  paintSilhouette(stage, {
    ...light,
    draw: (pen) => drawLionRelief(pen, lion),
    base: '#7a6d62',
    fog: { colour: '#414746', from: 0.68, to: 0.88, most: 0.7 },
  });
  paintSilhouette(stage, {
    draw: (pen) => {
      const line = (x: number) =>
        0.885 + 0.3 * smooth(frame.x(0.32), frame.x(0.7), x) + 0.012 * noise.fbm(x * 8, 1, 3);
      ground(line, frame.aspect)(pen);
      for (let i = 0; i < 60; i++) {
        const x = frame.x(-0.1 + 0.7 * random());
        drawCrown(pen, {
          x,
          y: line(x) + 0.012,
          radius: 0.025 + 0.03 * random(),
          seed: 700 + i,
          leaf: 0.0048,
        });
      }
    },
    base: '#12302e',
    rim: '#9aa653',
    rimWidth: 0.002,
    toward: -1,
  });
}

export const coronationBridge: Scene = {
  name: 'coronation-bridge',
  title: 'Coronation Bridge at Sevoke',
  place: 'Sevoke, where the Teesta leaves the hills',
  destination: 'kalimpong',
  alt: 'The concrete arch of the Coronation Bridge over the jade Teesta at Sevoke, between green gorge walls, a guardian lion in front',
  focus: { x: 55, y: 52 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 92,
      stops: [
        [0, '#7fb3b8'],
        [0.2, '#b9d2c4'],
        [0.38, '#eee6bf'],
        [0.55, '#fbebbd'],
      ],
      glow: { x: frame.x(0.5), y: 0.3, colour: '#fff6d0' },
      streaks: { colour: '#fffaea', top: 0, bottom: 0.3, amount: 0.7 },
      bottom: 0.7,
    });
    paintGorge(stage);
    paintRiver(stage);
    const bridge: ArchBridge = {
      x: frame.x(0.84),
      y: 0.635,
      span: 0.86 * frame.fit,
      rise: 0.27,
      from: -1.9,
      to: 2.1,
      taper: 0.16,
      paint: { lit: '#fff4d6', side: '#dfcdaa', shade: '#9d957f', deep: '#66706a' },
    };
    stage.vector(
      (pen) => drawArchBridge(pen, bridge),
      ([L, a, b], x, y) => [L + 0.035 * noise.fbm(x * 130, y * 130, 3), a, b],
    );
    paintFeet(stage, bridge);
    paintLion(stage);
  },
};

import { type ArchBridge, archBridgePlace } from '../../parts/arch-bridge.ts';
import { drawBoulder } from '../../parts/boulder.ts';
import { drawCrown } from '../../parts/broadleaf.ts';
import { cover, inks, lab, mix } from '../../parts/colour.ts';
import { facetsOf } from '../../parts/facets.ts';
import { noiseOf } from '../../parts/noise.ts';
import { lerp, randomOf, smooth } from '../../parts/numbers.ts';
import { ground, paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';
import { paintSlope } from './slopes.ts';

const noise = noiseOf(91);

type Line = (x: number) => number;
type Bank = { brow: Line; water: Line; from: number; to: number };

/** The two headlands of rock that carry the arch: where their forest ends, and where they meet the water. */
function banksOf(stage: Stage, bridge: ArchBridge): readonly [Bank, Bank] {
  const place = archBridgePlace(bridge);
  const [left, right] = [place(-1, 0), place(1, 0)];
  const rough = (x: number, seed: number) =>
    0.02 * noise.fbm(x * 9, seed, 3) + 0.008 * noise.fbm(x * 40, seed, 2);
  return [
    {
      brow: (x) =>
        left[1] +
        0.02 +
        0.14 * smooth(left[0] - 0.02, left[0] + 0.13, x) +
        0.06 * smooth(left[0], left[0] - 0.3, x) +
        rough(x, 3),
      water: (x) =>
        0.79 +
        0.09 * smooth(left[0], left[0] - 0.42, x) -
        0.6 * Math.max(0, x - left[0] - 0.1) +
        0.5 * rough(x, 5),
      from: -0.05,
      to: left[0] + 0.2,
    },
    {
      brow: (x) =>
        right[1] +
        0.02 +
        0.14 * smooth(right[0] + 0.02, right[0] - 0.1, x) +
        0.05 * smooth(right[0], right[0] + 0.3, x) +
        rough(x, 8),
      water: (x) =>
        0.72 +
        0.06 * smooth(right[0], right[0] + 0.34, x) -
        0.6 * Math.max(0, right[0] - 0.08 - x) +
        0.5 * rough(x, 9),
      from: right[0] - 0.16,
      to: stage.frame.aspect + 0.05,
    },
  ];
}

const ROCK = inks(
  [
    [0, '#22393f'],
    [0.2, '#3d4f4f'],
    [0.36, '#6c6d5f'],
    [0.52, '#a08f72'],
    [0.7, '#d8bf94'],
  ],
  0.04,
);

/** Broken rock in slabs that dip to the river, lit from the left, dark and wet at the water. */
function paintRock(stage: Stage, { brow, water, from, to }: Bank, light: number): void {
  const [slabs, blocks] = [facetsOf(3), facetsOf(9)];
  const wet = lab('#12363a');
  stage.each((x, y) => {
    if (x < from || x > to) return null;
    const [high, low] = [brow(x), water(x)];
    if (y < high || y > low || low - high < 0.004) return null;
    const [u, v] = [x * 17 + y * 6 + 0.7 * noise.fbm(x * 5, y * 5, 2), y * 9 - x * 4];
    const tone =
      light + 0.5 * slabs(u, v) + 0.34 * blocks(u * 2.6, v * 2.6) + 0.1 * noise.fbm(x * 70, y * 50, 3);
    return cover(
      mix(ROCK(tone), wet, smooth(low - 0.022, low - 0.004, y) * 0.8),
      smooth(low, low - 0.002, y),
    );
  });
}

/** The headlands with their forest, and boulders where they meet the river. */
export function paintBanks(stage: Stage, bridge: ArchBridge): void {
  const [left, right] = banksOf(stage, bridge);
  paintRock(stage, left, 0.3);
  paintRock(stage, right, 0.46);
  const place = archBridgePlace(bridge);
  const [west, east] = [place(-1.08, 0.9), place(1.1, 0.9)];
  const growth = {
    haze: '#a9c3a8',
    air: [0.06, 0],
    size: [0.017, 0.026],
  } as const;
  paintSlope(stage, {
    ...growth,
    top: (x) =>
      lerp(left.brow(x) - 0.004, west[1] + 0.02, smooth(west[0] + 0.12, west[0] - 0.06, x)) -
      0.05 * smooth(west[0], -0.1, x),
    foot: (x) =>
      Math.min(
        left.brow(x) + 0.035 * smooth(0.3, 0, x) + 0.03 * noise.fbm(x * 14, 4, 2) + 0.02,
        left.water(x) - 0.012,
      ),
    from: left.from,
    to: left.to,
    trees: 620,
    seed: 14,
    inks: ['#12302f', '#1c4a42', '#356a48', '#7d9a50'],
  });
  paintSlope(stage, {
    ...growth,
    top: (x) =>
      lerp(right.brow(x) - 0.004, east[1] + 0.02, smooth(east[0] - 0.1, east[0] + 0.06, x)) -
      0.1 * smooth(east[0], stage.frame.aspect, x),
    foot: (x) => Math.min(right.brow(x) + 0.03 * noise.fbm(x * 14, 7, 2) + 0.02, right.water(x) - 0.012),
    from: right.from,
    to: right.to,
    trees: 620,
    seed: 25,
    inks: ['#1f4a3c', '#3a6c45', '#6f9549', '#c3c468'],
  });
  const random = randomOf(7);
  stage.vector((pen) => {
    for (let i = 0; i < 90; i++) {
      const bank = i % 2 ? left : right;
      const x = lerp(bank.from, bank.to, random());
      const y = bank.water(x) + 0.012 * random();
      if (bank.water(x) - bank.brow(x) < 0.01) continue;
      drawBoulder(pen, {
        x,
        y,
        size: 0.006 + 0.018 * random() ** 2,
        seed: 60 + i,
        shade: '#4a5a58',
        lit: '#dccba4',
        foam: '#e7eedd',
      });
    }
  });
}

/** Leaves of the near bank, out of the sun. */
export function paintNear(stage: Stage): void {
  const { frame } = stage;
  const random = randomOf(17);
  const line: Line = (x) =>
    0.9 + 0.34 * smooth(frame.x(-0.05), frame.x(0.5), x) + 0.015 * noise.fbm(x * 8, 1, 3);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(line, frame.aspect)(pen);
      for (let i = 0; i < 90; i++) {
        const x = frame.x(-0.1 + 0.6 * random());
        drawCrown(pen, {
          x,
          y: line(x) + 0.012,
          radius: 0.018 + 0.026 * random(),
          seed: 700 + i,
          leaf: 0.0046,
        });
      }
    },
    base: '#0f2b2c',
    rim: '#8fa355',
    rimWidth: 0.002,
    toward: 1,
  });
}

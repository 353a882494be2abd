import { drawCrown } from '../../parts/broadleaf.ts';
import { cornerView, type View } from '../../parts/building.ts';
import { drawConifer } from '../../parts/conifer.ts';
import { drawFlags } from '../../parts/flags.ts';
import type { Frame } from '../../parts/frame.ts';
import { noiseOf } from '../../parts/noise.ts';
import { randomOf } from '../../parts/numbers.ts';
import { paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';
import { drawLamp, drawTemple, type TempleBlock } from '../../parts/temple.ts';
import { shelfOf } from './cliff.ts';

const noise = noiseOf(77);
const HAZE = '#d9cdb8';

/** x, foot (below the shelf), width, height, depth, rows, columns, tiers: as they stand, from the back to the front. */
const TEMPLES: readonly (readonly [number, number, number, number, number, number, number, number])[] = [
  [1.19, 0.0, 0.06, 0.07, 0.06, 1, 3, 2],
  [1.1, 0.004, 0.066, 0.076, 0.07, 2, 3, 1],
  [1.0, -0.012, 0.086, 0.125, 0.09, 3, 4, 2],
  [0.9, 0.0, 0.108, 0.118, 0.09, 2, 5, 2],
  [0.795, -0.004, 0.098, 0.165, 0.09, 4, 4, 3],
  [0.7, 0.008, 0.078, 0.096, 0.07, 2, 3, 2],
  [0.868, 0.028, 0.05, 0.046, 0.05, 1, 3, 1],
  [0.765, 0.034, 0.054, 0.052, 0.05, 1, 3, 1],
];

function templesOf(frame: Frame): { view: View; block: TempleBlock }[] {
  const shelf = shelfOf(frame);
  const scale = 0.35 + 0.65 * frame.fit;
  return TEMPLES.map(([x, foot, width, height, depth, rows, columns, tiers]) => {
    const px = frame.x(x);
    const view = cornerView({
      origin: [px, shelf(px + width / 2) + foot + 0.014],
      side: 0.4,
      sideRise: 0.1,
      frontRise: 0.02,
    });
    const size = { width: width * scale, height: height * scale, depth: depth * scale };
    return { view, block: { x: 0, y: 0, z: 0, ...size, rows, columns, tiers } };
  });
}

export function paintTemples(stage: Stage): void {
  const { frame } = stage;
  const shelf = shelfOf(frame);
  stage.vector(
    (pen) => {
      for (const { view, block } of templesOf(frame)) drawTemple(pen, view, block);
    },
    ([L, a, b], x, y) => [L + noise.fbm(x * 220, y * 220, 2) * 0.02, a, b],
  );
  const random = randomOf(61);
  paintSilhouette(stage, {
    draw: (pen) => {
      for (let i = 0; i < 170; i++) {
        const x = frame.x(0.66 + 0.64 * random());
        const y = shelf(x) + 0.026 + 0.03 * random() ** 2;
        if (random() < 0.35)
          drawConifer(pen, { x, y: y + 0.012, height: 0.024 + 0.03 * random(), seed: 900 + i, density: 0.5 });
        else drawCrown(pen, { x, y, radius: 0.009 + 0.009 * random(), seed: 700 + i, leaf: 0.0015 });
      }
    },
    base: '#2a4c45',
    rim: '#d0b96c',
    rimWidth: 0.0013,
    toward: -1,
    fog: { colour: HAZE, from: 0.7, to: 1, most: 0.3 },
  });
}

/** Temple, row and column of the windows behind which a butter lamp burns. */
const LAMPS = [
  [4, 3, 1],
  [4, 1, 2],
  [2, 2, 1],
  [3, 1, 3],
  [5, 1, 1],
] as const;

/** Each flickers in its own time; all come back to where they were in a cycle. */
export function paintLamps(stage: Stage): void {
  const temples = templesOf(stage.frame);
  const turn = Math.PI * 2;
  stage.live((pen, t) => {
    LAMPS.forEach(([temple, row, column], i) => {
      const { view, block } = temples[temple] as (typeof temples)[number];
      const light =
        0.66 + 0.2 * Math.sin(turn * ((4 + i) * t + i * 0.37)) + 0.14 * Math.sin(turn * (13 * t + i * 0.71));
      drawLamp(pen, view, block, { row, column, light });
    });
  });
}

export function paintPathAndFlags(stage: Stage): void {
  const { frame } = stage;
  const steps = [
    [0.72, 0.612],
    [0.685, 0.612],
    [0.66, 0.604],
    [0.635, 0.628],
    [0.612, 0.62],
    [0.585, 0.596],
    [0.55, 0.578],
    [0.51, 0.582],
    [0.47, 0.558],
    [0.42, 0.55],
  ] as const;
  stage.vector((pen) => {
    pen.lineJoin = 'round';
    for (const [colour, width, down] of [
      ['rgba(52,60,80,0.6)', 0.0042, 0.0026],
      ['#efdcb6', 0.0028, 0],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.beginPath();
      for (const [x, y] of steps) pen.lineTo(frame.x(x), y + down);
      pen.stroke();
    }
  });
  stage.live(
    (pen, t) => {
      drawFlags(
        pen,
        { from: [frame.x(0.43), 0.5], to: [frame.x(0.79), 0.5], sag: 0.05, count: 27, size: 0.017, seed: 4 },
        t + 0.2,
      );
      drawFlags(
        pen,
        { from: [frame.x(0.42), 0.57], to: [frame.x(0.7), 0.55], sag: 0.06, count: 22, size: 0.017, seed: 8 },
        t + 0.6,
      );
    },
    ([L, a, b]) => [L * 0.92 + 0.05, a * 0.9, b * 0.9],
  );
}

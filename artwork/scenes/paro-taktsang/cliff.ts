import { drawCrown } from '../../parts/broadleaf.ts';
import { type CliffView, cliffView, paintCliff } from '../../parts/cliff.ts';
import { cover, lab, mix } from '../../parts/colour.ts';
import { drawConifer } from '../../parts/conifer.ts';
import type { Frame } from '../../parts/frame.ts';
import { noiseOf } from '../../parts/noise.ts';
import { at, randomOf, smooth } from '../../parts/numbers.ts';
import { paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';

const noise = noiseOf(77);
const HAZE = '#d9cdb8';

/** The wall leans out over the valley; in a narrow frame it begins further left. */
const edgeOf = (frame: Frame) => (y: number) =>
  frame.x(0.5) -
  0.13 * smooth(0.05, 0.55, y) +
  0.05 * noise.fbm(y * 3, 4, 3) -
  0.07 * smooth(0.65, 1, y) +
  0.1 * smooth(0.12, -0.02, y);

/** The ledge the temples stand on, rising toward the cave on the right. */
export const shelfOf = (frame: Frame) => (x: number) => {
  const u = (x - frame.x(0.75)) / frame.fit + 0.75;
  return 0.6 - 0.075 * smooth(0.82, 1.04, u) + 0.02 * smooth(1.14, 1.24, u) + 0.01 * noise.fbm(u * 14, 3, 3);
};

function carveOf(frame: Frame) {
  const shelf = shelfOf(frame);
  const fall = frame.x(0.6);
  return (x: number, y: number): number => {
    const level = shelf(x);
    const along = smooth(frame.x(0.62), frame.x(0.72), x) * smooth(frame.x(1.36), frame.x(1.22), x);
    const stand =
      0.05 * smooth(level - 0.004, level + 0.012, y) * (1 - 0.75 * smooth(level + 0.03, level + 0.26, y));
    const hollow = -0.045 * smooth(level - 0.3, level - 0.1, y) * smooth(level + 0.01, level - 0.01, y);
    const cleft =
      -0.05 * smooth(0.06, 0, Math.abs(x - fall - 0.015 * Math.sin(y * 9))) * smooth(0.02, 0.2, y);
    return along * (stand + hollow) + cleft;
  };
}

export function paintWall(stage: Stage): CliffView {
  const { frame } = stage;
  const view = cliffView(frame, {
    seed: 3,
    edge: edgeOf(frame),
    carve: carveOf(frame),
    sun: [-0.62, -0.55, 0.72],
  });
  const middle = frame.x(0.92);
  paintCliff(stage, view, {
    seed: 5,
    rock: [
      [0, '#40566b'],
      [0.1, '#54697a'],
      [0.28, '#747a80'],
      [0.46, '#9d8e85'],
      [0.64, '#c3a685'],
      [0.84, '#ebcf9d'],
    ],
    green: [
      [0, '#26463f'],
      [0.15, '#3c6049'],
      [0.4, '#7f8a4f'],
      [0.65, '#c9b765'],
    ],
    haze: HAZE,
    pool: (x, y) =>
      1 -
      smooth(
        0.8,
        1.7,
        Math.hypot((x - middle) / 0.52, (y - 0.44 - 0.2 * (middle - x)) / 0.34) +
          0.25 * noise.fbm(x * 3, y * 3, 3),
      ),
    fogFrom: 0.62,
    fogTo: 1.02,
  });
  return view;
}

export function paintFall(stage: Stage): void {
  const [white, shade] = [lab('#fff6e0'), lab('#b9c6cb')];
  const left = stage.frame.x(0.6);
  stage.each(
    (x, y) => {
      const middle = left + 0.015 * Math.sin(y * 9) + 0.003 * noise.at(y * 30, 2);
      const d = Math.abs(x - middle) / (0.0026 + 0.004 * smooth(0.3, 0.8, y));
      if (d > 1.6) return null;
      const strands = 0.55 + 0.5 * noise.fbm(x * 300, y * 26, 2);
      return cover(
        mix(white, shade, smooth(0.2, 1, d)),
        smooth(1.6, 0.3, d) * strands * smooth(0.26, 0.32, y) * smooth(0.92, 0.75, y),
      );
    },
    { top: 0.26, bottom: 0.92 },
  );
}

export function paintShrubs(stage: Stage, view: CliffView): void {
  const { width, height, aspect } = stage.frame;
  const random = randomOf(6);
  paintSilhouette(stage, {
    draw: (pen) => {
      for (let tries = 0, grown = 0; tries < 30000 && grown < 360; tries++) {
        const [x, y] = [random() * aspect, 0.06 + 0.92 * random()];
        const i = Math.floor(y * height) * width + Math.floor(x * height);
        if (at(view.cover, i) < 1 || at(view.up, i) < 0.5 || noise.at(x * 7, y * 7) < 0) continue;
        grown++;
        const size = 0.012 + 0.02 * random();
        if (random() < 0.6)
          drawConifer(pen, {
            x,
            y: y + 0.004,
            height: size * 1.5,
            seed: grown + 50,
            density: 0.5,
            width: 0.22,
          });
        else drawCrown(pen, { x, y: y - 0.002, radius: size * 0.45, seed: grown, leaf: 0.0014 });
      }
    },
    base: '#2c4c43',
    rim: '#d3bf74',
    rimWidth: 0.0012,
    toward: -1,
    fog: { colour: HAZE, from: 0.6, to: 1, most: 0.6 },
  });
}

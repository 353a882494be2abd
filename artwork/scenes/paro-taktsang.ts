import { drawConifer, drawForest } from '../parts/conifer.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { randomOf, smooth } from '../parts/numbers.ts';
import { MORNING_RANGES } from '../parts/palette.ts';
import type { Pen } from '../parts/plate.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';
import { paintFall, paintShrubs, paintWall } from './paro-taktsang/cliff.ts';
import { paintChoughs, paintCloudShadow } from './paro-taktsang/gorge-life.ts';
import { paintLamps, paintPathAndFlags, paintTemples } from './paro-taktsang/temples.ts';

const noise = noiseOf(77);

function paintPines(stage: Stage): void {
  const { aspect } = stage.frame;
  const far = (x: number) =>
    0.88 +
    0.05 * noise.fbm(x * 2, 1, 3) -
    0.06 * smooth(0.5, 1, x / aspect) -
    0.03 * smooth(0.35, 0, x / aspect);
  const near = (x: number) => 0.94 + 0.04 * noise.fbm(x * 2 + 5, 1, 3) - 0.05 * smooth(0.6, 1, x / aspect);
  const layer =
    (line: (x: number) => number, seed: number, sizes: { least: number; most: number }) => (pen: Pen) => {
      ground((x) => line(x) + 0.03, aspect)(pen);
      drawForest(pen, {
        ground: (x) => line(x) + 0.024,
        count: Math.round(190 * aspect),
        from: -0.05,
        to: aspect + 0.05,
        seed,
        scatter: 0.03,
        ...sizes,
      });
    };
  paintSilhouette(stage, {
    draw: layer(far, 3, { least: 0.03, most: 0.075 }),
    base: '#56766f',
    rim: '#e3d093',
    toward: -1,
    fog: { colour: '#e0d5bd', from: 0.84, to: 0.97, most: 0.8 },
  });
  paintMist(stage, {
    seed: 16,
    y: 0.925,
    swell: 0.025,
    soft: 0.05,
    top: '#f3e6ca',
    base: '#dccfb6',
    alpha: 0.75,
    waves: 1.5,
    fade: 0.12,
  });
  paintSilhouette(stage, {
    draw: layer(near, 4, { least: 0.05, most: 0.11 }),
    base: '#315650',
    rim: '#d9c47e',
    toward: -1,
    fog: { colour: '#b9bda6', from: 0.93, to: 1.03, most: 0.6 },
  });
  const random = randomOf(9);
  paintSilhouette(stage, {
    draw: (pen) => {
      for (let i = 0; i < 64; i++) {
        const x = -0.06 + random() * (aspect + 0.12);
        const side = Math.abs(x / aspect - 0.52) * 1.9;
        const height = (0.06 + 0.33 * side ** 3) * (0.6 + 0.6 * random());
        drawConifer(pen, {
          x,
          y: 1.03 + 0.02 * random(),
          height,
          seed: 600 + i,
          density: 0.8 + height,
          width: 0.18 + 0.08 * random(),
          lean: (random() - 0.5) * 0.03,
        });
      }
    },
    base: '#163335',
    rim: '#d9bd74',
    rimWidth: 0.0016,
    toward: -1,
  });
}

export const paroTaktsang: Scene = {
  name: 'paro-taktsang',
  title: 'Taktsang, the Tiger’s Nest',
  place: 'Paro, Bhutan',
  destination: 'bhutan',
  alt: 'White temples with gilded roofs of Paro Taktsang on a ledge of its cliff, prayer flags across the gorge, pines and morning mist below',
  focus: { x: 60, y: 50 },
  hero: true,
  compose(stage) {
    paintSky(stage, {
      seed: 77,
      stops: [
        [0, '#5d8ca3'],
        [0.2, '#93b0b4'],
        [0.38, '#d3cdbd'],
        [0.52, '#f4dcb5'],
        [0.7, '#fbe9c6'],
      ],
      glow: { x: 0, y: 0.42, colour: '#ffefc2', strength: 0.8 },
    });
    const hill = { spurLength: 0.3, drop: 0.6 };
    paintValleys(stage, {
      sun: [-0.85, 0.34, 0.3],
      ranges: MORNING_RANGES,
      rows: [
        { seed: 14, vary: 0.7, y: 0.63, height: 0.15, steepness: 0.7, ...hill },
        { seed: 17, y: 0.735, height: 0.13 },
        { seed: 23, y: 0.84, height: 0.12 },
      ],
      mistTop: '#fff3d6',
      mistBases: ['#ead8bd'],
      lift: 0.03,
    });
    const wall = paintWall(stage);
    paintFall(stage);
    paintShrubs(stage, wall);
    paintTemples(stage);
    paintCloudShadow(stage, wall);
    paintLamps(stage);
    paintPathAndFlags(stage);
    paintMist(stage, {
      seed: 15,
      y: 0.83,
      swell: 0.03,
      soft: 0.07,
      top: '#fff3d6',
      base: '#e3d6c2',
      alpha: 0.75,
      waves: 1.7,
      fade: 0.2,
    });
    const { frame } = stage;
    paintWisp(stage, {
      seed: 55,
      y: 0.735,
      slope: -0.1,
      thick: 0.06,
      top: '#fff4da',
      base: '#cfc8bf',
      from: frame.x(0.22),
      to: frame.x(0.5),
      alpha: 0.7,
    });
    paintWisp(stage, {
      seed: 56,
      y: 0.17,
      slope: 0.08,
      thick: 0.05,
      top: '#fbeccd',
      base: '#c3c0bd',
      from: frame.x(0.85),
      to: frame.x(1.3),
      alpha: 0.6,
    });
    paintChoughs(stage);
    paintPines(stage);
  },
};

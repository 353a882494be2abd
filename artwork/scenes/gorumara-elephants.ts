import { cover } from '../parts/colour.ts';
import { drawEgret, drawFlyingEgret } from '../parts/egret.ts';
import { paintMist } from '../parts/mist.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky, paintSun } from '../parts/sky.ts';
import { Stage } from '../parts/stage.ts';
import { paintGlints, paintWater } from '../parts/water.ts';
import type { Scene } from '../scene.types.ts';
import { paintForest, paintNearBank, SHORE, sunX } from './gorumara-elephants/banks.ts';
import { paintHerd } from './gorumara-elephants/herd.ts';

function paintEgrets(stage: Stage): void {
  const { frame } = stage;
  paintSilhouette(stage, {
    draw: (pen) => {
      drawEgret(pen, { x: frame.x(1.23), y: 0.735, size: 0.062, side: -1 });
      drawEgret(pen, { x: frame.x(1.285), y: 0.722, size: 0.05 });
      drawEgret(pen, { x: frame.x(0.2), y: 0.66, size: 0.036 });
    },
    base: '#e9e6d8',
    rim: '#fffaf0',
  });
  const flock = [
    [0.58, 0.15, 0.062, 0.55],
    [0.66, 0.115, 0.055, 0.68],
    [0.72, 0.165, 0.05, 0.85],
    [0.5, 0.1, 0.046, 0.6],
  ] as const;
  // In a cycle the flock crosses once, out at one side and in at the other; the still shows it at 0.1.
  const way = frame.aspect + 0.6;
  const placeAt = (x: number, t: number) => ((((x + 0.3 + way * (t - 0.1)) % way) + way) % way) - 0.3;
  stage.live((pen, t) => {
    pen.fillStyle = '#fffaf0';
    for (const [x, y, size, phase] of flock) {
      const bird = {
        x: placeAt(frame.x(x), t),
        y: y + 0.03 + 0.008 * Math.sin(Math.PI * 2 * (t - 0.1)),
        size,
      };
      drawFlyingEgret(pen, bird, 0.35 + 0.65 * Math.sin(Math.PI * 2 * (18 * t + phase - 1.2)));
    }
  });
}

export const gorumaraElephants: Scene = {
  name: 'gorumara-elephants',
  title: 'Elephants at the river',
  place: 'Gorumara National Park, Dooars',
  destination: 'dooars',
  alt: 'A herd of wild elephants with a calf wades a river in dawn mist at Gorumara in the Dooars, egrets over the water, sal forest behind',
  focus: { x: 50, y: 62 },
  hero: true,
  compose(stage) {
    const { frame } = stage;
    // Water mirrors one sheet, so what it mirrors stands still in a loop as well.
    const backdrop = new Stage(frame);
    paintSky(backdrop, {
      seed: 41,
      stops: [
        [0, '#8fada8'],
        [0.16, '#b4c4b6'],
        [0.3, '#dcd8c0'],
        [0.42, '#f6e2c0'],
        [0.55, '#fbdcb2'],
      ],
      glow: { x: sunX(frame), y: 0.31, colour: '#fff0cc', spread: 0.8 },
      bottom: 0.6,
    });
    paintSun(backdrop, { x: sunX(frame), y: 0.3, radius: 0.042, colour: '#fffbee', halo: '#fff0cd' });
    paintForest(backdrop);
    paintWater(backdrop, {
      seed: 12,
      shore: SHORE,
      deep: '#4f736f',
      sheen: '#efdfc0',
      ripple: 0.55,
      mirror: [0.85, 0.5],
    });
    stage.each((_x, _y, index) => cover(backdrop.plate.colourAt(index), 1));
    paintMist(stage, {
      seed: 71,
      y: 0.575,
      swell: 0.03,
      soft: 0.05,
      top: '#fdf0d8',
      base: '#e6dac2',
      alpha: 0.75,
      waves: 1.6,
      fade: 0.09,
      reach: 0.04,
    });
    paintGlints(stage, {
      seed: 9,
      shore: SHORE,
      bottom: 1,
      colour: '#fff6de',
      x: sunX(frame),
      spread: 0.17,
      amount: 0.85,
    });
    paintHerd(stage);
    paintMist(stage, {
      seed: 77,
      y: 0.73,
      swell: 0.02,
      soft: 0.05,
      top: '#fbeed6',
      base: '#cfd0c0',
      alpha: 0.34,
      waves: 1.3,
      fade: 0.08,
      reach: 0.05,
    });
    paintEgrets(stage);
    paintNearBank(stage);
  },
};

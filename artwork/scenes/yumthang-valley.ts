import type { GroundView } from '../parts/ground.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { drawYak } from '../parts/yak.ts';
import type { Scene } from '../scene.types.ts';
import { paintMeadow } from './yumthang-valley/meadow.ts';
import { paintMountains } from './yumthang-valley/mountains.ts';
import { paintRiver, paintValley, valleyAt } from './yumthang-valley/valley.ts';

function paintYaks(stage: Stage, view: GroundView): void {
  const herd = [
    [0.78, 2.6, 1],
    [0.98, 2.75, -1],
    [0.9, 2.35, 1],
    [1.2, 2.9, 1],
    [0.62, 3.3, -1],
  ] as const;
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [i, [x, z, side]] of herd.entries()) {
        const [px, py, scale] = view.project(x, valleyAt(x, z), z);
        drawYak(pen, { x: px, y: py + 0.002, height: 0.088 * scale, seed: 4 + i, side, grazing: i !== 2 });
      }
    },
    base: '#2a2429',
    rim: '#e8d7a8',
    toward: -1,
  });
}

export const yumthangValley: Scene = {
  name: 'yumthang-valley',
  title: 'Yumthang, the valley of flowers',
  place: 'Yumthang, North Sikkim',
  destination: 'sikkim',
  alt: 'Primulas and rhododendrons in flower along the river in the Yumthang valley, with snow walls on both sides and yaks grazing',
  focus: { x: 50, y: 58 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#3b8fc0'],
        [0.16, '#7fbcd6'],
        [0.32, '#c9e3e3'],
        [0.48, '#f1f3e0'],
      ],
      seed: 15,
      streaks: { colour: '#fdfaf0', top: 0, bottom: 0.26, amount: 0.8, slope: 1.4, from: 0, to: 0.4 },
      bottom: 0.6,
    });
    paintMountains(stage);
    const view = paintValley(stage);
    paintRiver(stage, view);
    paintYaks(stage, view);
    paintMeadow(stage, view);
  },
};

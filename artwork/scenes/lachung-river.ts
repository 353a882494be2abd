import { drawDarchor } from '../parts/flags.ts';
import { paintSky } from '../parts/sky.ts';
import type { Scene } from '../scene.types.ts';
import { boulders, shrubs } from './lachung-river/banks.ts';
import { paintMountains } from './lachung-river/mountains.ts';
import { type Item, paintGround, valleyAt } from './lachung-river/valley.ts';
import { HOUSES, house, trees } from './lachung-river/village.ts';

const BANNERS = { z: 1.9, xs: [-0.6, -0.54, -0.48] } as const;

export const lachungRiver: Scene = {
  name: 'lachung-river',
  title: 'Lachung in autumn',
  place: 'Lachung, North Sikkim',
  destination: 'sikkim',
  alt: 'Wooden houses with coloured tin roofs above the boulders of the Lachung river in autumn, with a waterfall and a snow peak',
  focus: { x: 45, y: 58 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#6fa5ad'],
        [0.14, '#abc6b9'],
        [0.28, '#f0e2b8'],
        [0.45, '#fbe9bd'],
      ],
      seed: 52,
      glow: { x: -0.1, y: 0.12, colour: '#fff0b8' },
      bottom: 0.6,
    });
    paintMountains(stage);
    const view = paintGround(stage);
    const place = ({ x, z }: { x: number; z: number }) => view.project(x, valleyAt(x, z), z);
    const items = [...HOUSES.map(house), ...trees(), ...shrubs(), ...boulders()].sort((a, b) => b.z - a.z);
    const far = items.filter(({ z }) => z >= BANNERS.z);
    const draw = (list: readonly Item[]) =>
      stage.vector((pen) => {
        for (const item of list) item.draw(pen, ...place(item));
      });
    draw(far);
    stage.live((pen, t) => {
      for (const [i, x] of BANNERS.xs.entries()) {
        const [px, py, scale] = place({ x, z: BANNERS.z });
        drawDarchor(
          pen,
          { x: px, y: py, height: 0.26 * scale, colour: i === 1 ? '#c7503f' : '#f6efdd', seed: i * 2.1 },
          t,
        );
      }
    });
    draw(items.filter((item) => !far.includes(item)));
  },
};

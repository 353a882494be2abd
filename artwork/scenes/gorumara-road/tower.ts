import { addBox, addRoof } from '../../parts/solid/shapes.ts';
import { twoTone } from '../../parts/solid/skins.ts';
import type { Solid } from '../../parts/solid/solid.ts';

const POST = twoTone('#5a4a4c', '#c69a6c', 0.2);
const RAIL = twoTone('#4a4a52', '#a98a66', 0.2);
const ROOF = twoTone('#3f5a4f', '#7f9560', 0.2);
const DARK = twoTone('#2b2c33', '#4c4640', 0.1);

/** The watch-tower at the edge of the clearing: an open storey on posts, stairs to it, a hipped roof. */
export function addTower(solid: Solid): void {
  solid.at({ x: 32, z: -96, turn: 0.35 }, () => {
    for (const x of [-2.4, 0, 2.4])
      for (const z of [-2, 2]) addBox(solid, { skin: POST, x, z, wide: 0.4, tall: 9.6, deep: 0.4 });
    addBox(solid, { skin: POST, y: 5.4, wide: 6, tall: 0.4, deep: 5.2 });
    addBox(solid, { skin: DARK, y: 5.8, z: -1.9, wide: 5, tall: 3.4, deep: 0.2 });
    for (const z of [-2.4, 2.4]) addBox(solid, { skin: RAIL, y: 5.8, z, wide: 5.8, tall: 1.1, deep: 0.16 });
    for (const x of [-2.8, 2.8]) addBox(solid, { skin: RAIL, x, y: 5.8, wide: 0.16, tall: 1.1, deep: 5 });
    addRoof(solid, {
      skin: ROOF,
      edge: POST,
      under: DARK,
      y: 9.4,
      wide: 8.4,
      deep: 7.4,
      tall: 2.4,
      ridge: 2.6,
      thick: 0.25,
    });
    for (let i = 0; i < 12; i++)
      addBox(solid, {
        skin: RAIL,
        x: -3.2 - i * 0.38,
        y: 5.2 - i * 0.45,
        z: 1,
        wide: 0.5,
        tall: 0.2,
        deep: 1.4,
      });
  });
}

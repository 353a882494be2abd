import { addLathe } from './solid/shapes.ts';
import type { Skin, Solid } from './solid/solid.ts';

export type Monk = { robe: Skin; shawl: Skin; skin: Skin; x: number; y?: number; z: number; tall?: number; lean?: number };

/** A monk from some way off: a wide skirt, the shawl over both shoulders, a shaven head. */
export function addMonk(solid: Solid, { robe, shawl, skin, x, y = 0, z, tall = 1.7, lean = 0 }: Monk): void {
  solid.at({ x, y, z, scale: tall / 1.7 }, () => {
    addLathe(solid, [[0.3, 0], [0.27, 0.4], [0.22, 0.95]], { skin: robe, sides: 10 });
    addLathe(solid, [[0.27, 0.66], [0.3, 0.95], [0.27, 1.28], [0.14, 1.42], [0.06, 1.46]], { skin: shawl, sides: 10, x: lean * 0.06 });
    addLathe(solid, [[0.02, 1.4], [0.1, 1.46], [0.125, 1.57], [0.1, 1.68], [0.02, 1.73]], { skin, sides: 10, x: lean * 0.1 });
  });
}

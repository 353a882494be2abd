import { addBox, addLathe } from './solid/shapes.ts';
import type { Skin, Solid } from './solid/solid.ts';

export type Monk = {
  robe: Skin;
  shawl: Skin;
  skin: Skin;
  x: number;
  y?: number;
  z: number;
  tall?: number;
  lean?: number;
};

/** A monk from some way off: a swinging skirt, the shawl thrown over one shoulder, a bare arm, a shaven head. */
export function addMonk(solid: Solid, { robe, shawl, skin, x, y = 0, z, tall = 1.7, lean = 0 }: Monk): void {
  solid.at({ x, y, z, scale: tall / 1.7 }, () => {
    addLathe(
      solid,
      [
        [0.31, 0.06],
        [0.28, 0.4],
        [0.2, 0.95],
      ],
      { skin: robe, sides: 12, x: -lean * 0.05 },
    );
    for (const side of [-1, 1])
      addBox(solid, { skin: robe, x: side * 0.1, z: side * 0.09 * lean, wide: 0.12, tall: 0.1, deep: 0.24 });
    addLathe(
      solid,
      [
        [0.2, 0.74],
        [0.27, 0.86],
        [0.24, 1.1],
        [0.25, 1.28],
        [0.2, 1.4],
        [0.07, 1.45],
      ],
      { skin: shawl, sides: 12, x: lean * 0.04 },
    );
    addLathe(
      solid,
      [
        [0.05, 0.7],
        [0.12, 0.85],
        [0.1, 1.2],
        [0.13, 1.36],
        [0.03, 1.42],
      ],
      { skin: robe, sides: 9, x: 0.2 + lean * 0.04, z: 0.08 },
    );
    addLathe(
      solid,
      [
        [0.05, 0.82],
        [0.06, 1],
        [0.075, 1.32],
        [0.03, 1.38],
      ],
      { skin, sides: 8, x: lean * 0.04 - 0.26, z: 0.04 },
    );
    addLathe(
      solid,
      [
        [0.06, 1.4],
        [0.06, 1.47],
        [0.1, 1.52],
        [0.115, 1.6],
        [0.09, 1.69],
        [0.02, 1.73],
      ],
      { skin, sides: 12, x: lean * 0.07, z: 0.04 },
    );
  });
}

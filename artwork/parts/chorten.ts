import { addBox, addLathe, addRoof } from './solid/shapes.ts';
import type { Skin, Solid } from './solid/solid.ts';

export type ChortenSkins = { white: Skin; gold: Skin; red: Skin; niche: Skin };

/** The stupa of Sikkim and Tibet, 10 units tall: throne, steps, a swelling dome, thirteen golden rings, sun and moon. */
export function addStupa(solid: Solid, { white, gold, red, niche }: ChortenSkins): void {
  addBox(solid, { skin: white, wide: 5.4, tall: 0.35, deep: 5.4 });
  addBox(solid, { skin: white, y: 0.35, wide: 4.9, tall: 0.3, deep: 4.9 });
  addBox(solid, { skin: white, y: 0.65, wide: 4.3, tall: 1.25, deep: 4.3 });
  addBox(solid, { skin: red, y: 1.62, wide: 4.4, tall: 0.14, deep: 4.4 });
  addBox(solid, { skin: white, y: 1.9, wide: 4.9, tall: 0.22, deep: 4.9 });
  for (let k = 0; k < 4; k++)
    addBox(solid, { skin: white, y: 2.12 + k * 0.34, wide: 4.1 - k * 0.5, tall: 0.34, deep: 4.1 - k * 0.5 });
  addLathe(
    solid,
    [
      [1.08, 3.46],
      [1.22, 3.52],
      [1.2, 3.62],
      [1.34, 4.1],
      [1.46, 4.6],
      [1.5, 4.95],
      [1.4, 5.25],
      [1.1, 5.46],
      [0.5, 5.58],
    ],
    { skin: white, sides: 40 },
  );
  addBox(solid, { skin: niche, y: 4.15, z: 1.35, wide: 0.62, tall: 0.85, deep: 0.3 });
  addBox(solid, { skin: gold, y: 4.05, z: 1.38, wide: 0.9, tall: 0.1, deep: 0.35 });
  addBox(solid, { skin: gold, y: 5, z: 1.38, wide: 0.9, tall: 0.12, deep: 0.35 });
  addBox(solid, { skin: white, y: 5.5, wide: 0.95, tall: 0.42, deep: 0.95 });
  addBox(solid, { skin: gold, y: 5.92, wide: 1.15, tall: 0.12, deep: 1.15 });
  addSpire(solid, { gold, red });
}

function addSpire(solid: Solid, { gold, red }: { gold: Skin; red: Skin }): void {
  const rings = Array.from({ length: 13 }, (_, k) => {
    const [r, y] = [0.5 - k * 0.026, 6.04 + k * 0.17];
    return [
      [r * 0.82, y],
      [r, y + 0.05],
      [r, y + 0.12],
      [r * 0.8, y + 0.17],
    ] as const;
  }).flat();
  addLathe(solid, rings, { skin: gold, sides: 20 });
  addLathe(
    solid,
    [
      [0.12, 8.24],
      [0.62, 8.3],
      [0.66, 8.42],
      [0.5, 8.58],
      [0.14, 8.66],
    ],
    { skin: gold, sides: 20 },
  );
  addLathe(
    solid,
    [
      [0.6, 8.14],
      [0.6, 8.3],
    ],
    { skin: red, sides: 20 },
  );
  addLathe(
    solid,
    [
      [0.1, 8.66],
      [0.26, 8.78],
      [0.3, 8.95],
      [0.12, 9.02],
      [0.24, 9.2],
      [0.24, 9.34],
      [0.1, 9.5],
      [0.08, 9.7],
      [0.01, 10],
    ],
    { skin: gold, sides: 16 },
  );
}

/** The Bhutanese kind, 6 units tall: a white square tower, a red band, a stone roof with a gilded top. */
export function addSquareChorten(solid: Solid, { white, gold, red, niche }: ChortenSkins): void {
  addBox(solid, { skin: white, wide: 3, tall: 0.4, deep: 3 });
  addBox(solid, { skin: white, y: 0.4, wide: 2.3, tall: 2.9, deep: 2.3, batter: 0.12 });
  addBox(solid, { skin: red, y: 2.3, wide: 2.24, tall: 0.62, deep: 2.24 });
  addBox(solid, { skin: gold, y: 2.46, wide: 0.5, tall: 0.3, deep: 2.3 });
  addBox(solid, { skin: gold, y: 2.46, wide: 2.3, tall: 0.3, deep: 0.5 });
  addBox(solid, { skin: niche, y: 1.1, wide: 0.6, tall: 0.8, deep: 2.24 });
  addRoof(solid, {
    skin: niche,
    edge: white,
    under: red,
    y: 3.3,
    wide: 3.5,
    deep: 3.5,
    tall: 0.75,
    ridge: 0,
    thick: 0.22,
    sweep: 1.1,
  });
  addBox(solid, { skin: white, y: 3.85, wide: 1.05, tall: 0.75, deep: 1.05 });
  addBox(solid, { skin: red, y: 4.35, wide: 1.1, tall: 0.2, deep: 1.1 });
  addRoof(solid, {
    skin: niche,
    edge: gold,
    under: red,
    y: 4.6,
    wide: 1.7,
    deep: 1.7,
    tall: 0.42,
    ridge: 0,
    thick: 0.14,
    sweep: 1.1,
  });
  addLathe(
    solid,
    [
      [0.2, 4.95],
      [0.26, 5.1],
      [0.12, 5.3],
      [0.16, 5.5],
      [0.02, 6],
    ],
    { skin: gold, sides: 8 },
  );
}

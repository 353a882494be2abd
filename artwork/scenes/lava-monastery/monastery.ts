import { lab, mix } from '../../parts/colour.ts';
import { smooth } from '../../parts/numbers.ts';
import { addTemple, SKINS } from '../../parts/rumtek-temple.ts';
import { viewOf } from '../../parts/solid/camera.ts';
import { paintSolid } from '../../parts/solid/paint-solid.ts';
import { addBox, addRoof } from '../../parts/solid/shapes.ts';
import { twoTone } from '../../parts/solid/skins.ts';
import { Solid } from '../../parts/solid/solid.ts';
import type { Stage } from '../../parts/stage.ts';

export function paintMonastery(stage: Stage): void {
  const solid = new Solid();
  const [roof, edge] = [twoTone('#6b2733', '#c0493a'), twoTone('#8a6030', '#e8b458')];
  addTemple(solid);
  const hall = (x: number, z: number, wide: number, tall: number) =>
    solid.at({ x, y: -3, z }, () => {
      addBox(solid, { skin: SKINS.wall, wide, tall: tall + 3, deep: 11 });
      addBox(solid, { skin: SKINS.frieze, y: tall + 1.6, wide: wide + 0.3, tall: 1.4, deep: 11.3 });
      for (let i = 0; i < Math.round(wide / 4); i++)
        for (const y of [4, 7.6])
          if (y < tall)
            addBox(solid, {
              skin: SKINS.dark,
              x: (i + 0.5) * 4 - wide / 2,
              y,
              z: 5.5,
              wide: 1.5,
              tall: 2,
              deep: 0.2,
            });
      addRoof(solid, {
        skin: roof,
        edge,
        under: SKINS.dark,
        y: tall + 3,
        wide: wide + 3,
        deep: 14,
        tall: 3.2,
        ridge: wide * 0.7,
        thick: 0.4,
      });
    });
  hall(-34, -8, 22, 8);
  hall(33, -10, 18, 7);
  const view = viewOf(stage.frame, {
    eye: [-26, 5, 150],
    target: [0, 9, 0],
    lens: 1.72,
    at: [0.92, 0.415],
    upright: true,
  });
  const haze = lab('#dfe3d4');
  paintSolid(stage, {
    solid,
    view,
    sun: [-0.7, 0.5, 0.55],
    samples: 3,
    air: (colour, _, hit) => mix(colour, haze, 0.1 + 0.25 * smooth(6, -6, hit.y)),
  });
}

import { addMonk } from '../../parts/monk.ts';
import { randomOf } from '../../parts/numbers.ts';
import { addLathe } from '../../parts/solid/shapes.ts';
import { skinOf, twoTone } from '../../parts/solid/skins.ts';
import type { Solid } from '../../parts/solid/solid.ts';
import { TRIM } from '../../parts/thimphu-buildings.ts';
import { cropAt, landHeight, terraced } from '../../parts/thimphu-ground.ts';

const STRAW = skinOf(['#7d5a2a', '#9a7434', '#dcae55', '#fbdf96']);

/** Sheaves set up to dry, and those who cut them. */
export function addHarvest(solid: Solid): void {
  const random = randomOf(7);
  for (let i = 0; i < 1900; i++) {
    const [x, z] =
      i < 1300 ? [-190 + 215 * random(), 50 + 185 * random()] : [70 + 160 * random(), -20 + 180 * random()];
    if (!terraced(x, z) || cropAt(x, z) !== 'stubble' || random() < 0.55) continue;
    const size = 0.6 + 0.25 * random();
    if (Math.abs(landHeight(x + 1, z) - landHeight(x - 1, z)) > 0.25) continue;
    addLathe(
      solid,
      [
        [0.9 * size, 0],
        [0.55 * size, 1.3 * size],
        [0.24 * size, 1.8 * size],
        [0.5 * size, 2.3 * size],
        [0.05, 2.2 * size],
      ],
      { skin: STRAW, sides: 9, x, y: landHeight(x, z) - 0.15, z },
    );
  }
  const coats = [twoTone('#5c2430', '#b5402f'), twoTone('#27405c', '#4a7396')] as const;
  for (const [x, z] of [
    [-40, 168],
    [-35, 171],
    [-29, 167],
    [-78, 128],
    [-73, 130],
    [16, 150],
    [20, 153],
    [120, 90],
  ] as const)
    addMonk(solid, {
      robe: coats[1],
      shawl: coats[z % 2 ? 0 : 1],
      skin: TRIM,
      x,
      y: landHeight(x, z),
      z,
      tall: 2.1,
      lean: 1,
    });
}

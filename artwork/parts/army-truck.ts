import { lab } from './colour.ts';
import { addBox, addLoft, rim } from './solid/shapes.ts';
import { twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

const OLIVE = twoTone('#28352f', '#66703f');
const CANVAS = ribs(twoTone('#3c4334', '#9a9458', 0.3));
const DARK = twoTone('#141c22', '#2c3130', 0.05);
const GLASS = twoTone('#22323c', '#9fc0c4', 0.3);
const GLOW: Skin = () => lab('#fff0bf');

/** Hoops under the canvas. */
function ribs(canvas: Skin): Skin {
  return (tone, hit) => canvas(tone - (Math.abs(((hit.v * 5) % 1) - 0.5) > 0.4 ? 0.1 : 0), hit);
}

/** A lorry of the army, 7 m long, its front toward +x: wheels, bonnet, cab, a canvas over hoops. */
export function addArmyTruck(solid: Solid): void {
  addBox(solid, { skin: DARK, y: 0.55, wide: 6.4, tall: 0.5, deep: 1.7 });
  for (const x of [-2.5, -1.2, 2.2]) for (const z of [-0.95, 0.95]) addWheel(solid, x, z);
  addBox(solid, { skin: OLIVE, x: -1.3, y: 1, wide: 4.2, tall: 0.75, deep: 2.4 });
  addCanvas(solid);
  addBox(solid, { skin: OLIVE, x: 1.65, y: 0.9, wide: 1.35, tall: 1.75, deep: 2.2, batter: 0.1 });
  addBox(solid, { skin: GLASS, x: 1.7, y: 1.72, wide: 1.33, tall: 0.6, deep: 2.24, batter: 0.05 });
  addBox(solid, { skin: OLIVE, x: 2.8, y: 0.9, wide: 1.1, tall: 0.85, deep: 1.9 });
  addBox(solid, { skin: DARK, x: 3.4, y: 0.6, wide: 0.2, tall: 0.4, deep: 2.2 });
  for (const z of [-0.75, 0.75])
    addBox(solid, { skin: GLOW, x: 3.36, y: 1.15, z, wide: 0.1, tall: 0.35, deep: 0.35 });
}

function addWheel(solid: Solid, x: number, z: number): void {
  const ring = (r: number, at: number) => rim([x, 0.55, at], r, 14);
  const side = Math.sign(z);
  addLoft(solid, [ring(0.55, z - side * 0.2), ring(0.55, z + side * 0.2), ring(0.01, z + side * 0.21)], {
    skin: DARK,
  });
}

function addCanvas(solid: Solid): void {
  const arch = (x: number): Vec[] =>
    Array.from({ length: 11 }, (_, i): Vec => {
      const angle = (i / 10) * Math.PI;
      const bulge = Math.sin(angle) ** 0.6;
      return [x, 1.7 + 1.5 * bulge, Math.cos(angle) * 1.2];
    });
  const closed = (x: number): Vec[] => arch(x).map(([, , z]) => [x, 1.7, z]);
  addLoft(solid, [closed(-3.4), arch(-3.4), arch(0.8), closed(0.8)], { skin: CANVAS, open: true });
}

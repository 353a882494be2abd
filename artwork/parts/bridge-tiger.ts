import { noiseOf } from './noise.ts';
import { smooth } from './numbers.ts';
import { chain, ellipsoid, hollow, type Link, limb, melt } from './solid/distances.ts';
import { addBox } from './solid/shapes.ts';
import type { Hit, Skin, Solid } from './solid/solid.ts';
import { addBody, type Body } from './solid/surface-nets.ts';
import type { Vec } from './solid/vector.ts';

// A seated tiger one unit tall to its ears, facing x: one of the pair that gave the bridge its name, Baghpool.

const FORELEG: readonly Link[] = [
  [0.13, 0.5, 0.11, 0.095],
  [0.19, 0.27, 0.105, 0.062],
  [0.2, 0.05, 0.105, 0.056],
];

const TAIL: readonly Link[] = [
  [-0.4, 0.1, 0.02, 0.05],
  [-0.47, 0.06, 0.14, 0.044],
  [-0.36, 0.045, 0.27, 0.042],
  [-0.16, 0.045, 0.31, 0.04],
  [0.02, 0.05, 0.29, 0.04],
];

const tiger: Body = (x, y, z) => {
  const side = Math.abs(z);
  let d = melt(
    ellipsoid(x, y, z, [-0.22, 0.24, 0], [0.23, 0.23, 0.18]),
    limb(x, y, z, [[-0.2, 0.3, 0], [0.08, 0.58, 0], 0.19, 0.165]),
    0.1,
  );
  d = melt(d, ellipsoid(x, y, z, [0.12, 0.5, 0], [0.14, 0.2, 0.15]), 0.06);
  d = melt(d, ellipsoid(x, y, side, [-0.17, 0.2, 0.13], [0.2, 0.19, 0.1]), 0.03);
  d = melt(d, ellipsoid(x, y, side, [0.02, 0.04, 0.16], [0.13, 0.045, 0.062]), 0.03);
  d = melt(d, chain(x, y, side, FORELEG), 0.03);
  d = melt(d, ellipsoid(x, y, side, [0.25, 0.038, 0.105], [0.085, 0.045, 0.065]), 0.02);
  d = Math.min(d, chain(x, y, z, TAIL));
  d = melt(d, limb(x, y, z, [[0.06, 0.6, 0], [0.17, 0.77, 0], 0.155, 0.13]), 0.06);
  return melt(d, head(x, y, side), 0.03);
};

function head(x: number, y: number, side: number): number {
  let d = ellipsoid(x, y, side, [0.19, 0.825, 0], [0.16, 0.135, 0.15]);
  d = melt(d, ellipsoid(x, y, side, [0.17, 0.76, 0.115], [0.09, 0.105, 0.07]), 0.04);
  d = melt(d, ellipsoid(x, y, side, [0.345, 0.765, 0.04], [0.085, 0.06, 0.058]), 0.025);
  d = melt(d, limb(x, y, side, [[0.22, 0.895, 0], [0.4, 0.81, 0], 0.06, 0.04]), 0.03);
  d = melt(d, ellipsoid(x, y, side, [0.3, 0.885, 0.075], [0.05, 0.026, 0.045]), 0.025);
  d = melt(d, ellipsoid(x, y, side, [0.32, 0.7, 0], [0.075, 0.04, 0.062]), 0.015);
  const ear = ellipsoid(x, y, side, [0.12, 0.95, 0.115], [0.035, 0.06, 0.06]);
  return melt(d, Math.max(ear, -ellipsoid(x, y, side, [0.16, 0.955, 0.115], [0.03, 0.04, 0.04])), 0.02);
}

const noise = noiseOf(29);

type Coat = 'fur' | 'pale' | 'stripe' | 'dark' | 'eye';

/** Where the coat is pale, where it is striped, and the face. */
function coatAt(x: number, y: number, z: number): Coat {
  const side = Math.abs(z);
  if (y > 0.66 && x > 0.16) return faceAt(x, y, side);
  const wave = noise.fbm(x * 5 + 3, y * 5 + side * 4, 2);
  const chest = x > 0.12 && y > 0.3 && side < 0.085 * smooth(0.3, 0.42, y) * smooth(0.74, 0.6, y);
  const paws = y < 0.05 && x > -0.1;
  const leg = x > 0.1 && y < 0.42;
  const along = leg ? y * 66 : (x * 0.55 + y * 0.83) * 54;
  const stripe = Math.sin(along + wave * 5 + side * 9) > 0.5 + (chest ? 0.35 : 0);
  if (stripe && !paws) return 'stripe';
  return chest || paws ? 'pale' : 'fur';
}

function faceAt(x: number, y: number, side: number): Coat {
  if (x > 0.41 && side < 0.04 && y > 0.775) return 'dark';
  const mouth = 0.735 - 0.25 * side;
  if (x > 0.3 && Math.abs(y - mouth) < 0.008) return 'dark';
  if (x > 0.4 && side < 0.006 && y > mouth) return 'dark';
  // Lids that slant down toward the nose.
  const [along, up] = [side - 0.08, y - 0.845 - 0.35 * (side - 0.08)];
  const eye = Math.hypot(along / 1.35, up * 1.5);
  if (x > 0.2 && eye < 0.021) return Math.hypot(along, up) < 0.012 ? 'dark' : 'eye';
  if (x > 0.2 && eye < 0.031) return 'dark';
  if (x > 0.2 && Math.hypot(along, (up - 0.045) * 1.5) < 0.032) return 'pale';
  const cheek = side > 0.085 && y < 0.88 && Math.sin(y * 90 + side * 50) > 0.3;
  if (cheek) return 'stripe';
  if (y < 0.8 && (x > 0.28 || side > 0.08)) return 'pale';
  const brow = y > 0.885 && Math.sin((side * 0.8 + (y - 0.88)) * 110) > 0.3;
  return brow ? 'stripe' : 'fur';
}

export type TigerSkins = Record<Coat, Skin> & { plinth: Skin };
export type BridgeTiger = { x: number; y: number; z: number; tall: number; turn: number };

/** The tiger on its plinth; `y` is where the tiger sits. */
export function addBridgeTiger(solid: Solid, skins: TigerSkins, { x, y, z, tall, turn }: BridgeTiger): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const local = (hit: Hit): Vec => {
    const [px, pz] = [(hit.x - x) / tall, (hit.z - z) / tall];
    return [px * cos - pz * sin, (hit.y - y) / tall, px * sin + pz * cos];
  };
  const coat: Skin = (tone, hit) => {
    const p = local(hit);
    return skins[coatAt(...p)](tone - 0.3 * hollow(tiger, p, 0.06), hit);
  };
  solid.at({ x, y, z, turn, scale: tall }, () => {
    addBody(solid, coat, tiger, { low: [-0.56, -0.02, -0.36], high: [0.46, 1.06, 0.38], cell: 1 / 150 });
    addBox(solid, { skin: skins.plinth, x: -0.06, y: -0.1, wide: 1.1, tall: 0.1, deep: 0.76 });
    addBox(solid, { skin: skins.plinth, x: -0.06, y: -0.2, wide: 1, tall: 0.1, deep: 0.66 });
    addBox(solid, { skin: skins.plinth, x: -0.06, y: -1.6, wide: 0.92, tall: 1.4, deep: 0.58 });
  });
}

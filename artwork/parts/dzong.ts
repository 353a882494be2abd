import { type Hex, type Lab, lab } from './colour.ts';
import { addBox, addRoof } from './solid/shapes.ts';
import { twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';

export type DzongInks = {
  wall: readonly [shade: Hex, lit: Hex];
  /** The band below the eaves. */
  band: readonly [shade: Hex, lit: Hex];
  timber: readonly [shade: Hex, lit: Hex];
  pane: Hex;
  roof: readonly [shade: Hex, lit: Hex];
  crown: readonly [shade: Hex, lit: Hex];
  gold: readonly [shade: Hex, lit: Hex];
};

export type DzongSkins = Record<
  'wall' | 'band' | 'bay' | 'timber' | 'roof' | 'crown' | 'gold' | 'under',
  Skin
>;

export function dzongSkins(inks: DzongInks): DzongSkins {
  const gold = twoTone(...inks.gold, 0.4);
  const timber = twoTone(...inks.timber);
  return {
    wall: twoTone(...inks.wall, 0.5),
    band: studded(twoTone(...inks.band), gold),
    bay: panes(timber, lab(inks.pane)),
    timber,
    roof: ribbed(twoTone(...inks.roof, 0.18)),
    crown: ribbed(twoTone(...inks.crown, 0.4)),
    gold,
    under: twoTone('#2b1d22', '#5a3a2c'),
  };
}

/** Gilded discs on the red band. */
function studded(band: Skin, gold: Skin): Skin {
  return (tone, hit) => {
    const across = ((hit.u % 3.2) + 3.2) % 3.2;
    return Math.hypot(across - 1.6, hit.v - 1.15) < 0.62 ? gold(tone, hit) : band(tone, hit);
  };
}

/** A bay of timber: two storeys of dark panes between pale mullions. */
function panes(timber: Skin, dark: Lab): Skin {
  return (tone, hit) => {
    const [u, v] = [((hit.u % 1.1) + 1.1) % 1.1, ((hit.v % 2.1) + 2.1) % 2.1];
    return u > 0.26 && u < 0.86 && v > 0.5 && v < 1.7 ? dark : timber(tone, hit);
  };
}

/** Sheets of a metal roof: every other seam catches less light. */
function ribbed(roof: Skin): Skin {
  return (tone, hit) => roof(tone - (Math.floor(hit.u * 96) % 2) * 0.045, hit);
}

export type DzongBlock = {
  x?: number;
  y?: number;
  z?: number;
  wide: number;
  deep: number;
  tall: number;
  /** Rows of bays from the top; small slits below them. */
  rows?: number;
  /** Roofs above one another: 1 for a wing, 3 for the tower. */
  tiers?: number;
  ridge?: number;
  overhang?: number;
};

/** Leaning white walls, bays of timber, the red band, and a roof that floats over a dark loft. */
export function addDzongBlock(solid: Solid, skins: DzongSkins, block: DzongBlock): void {
  const { x = 0, y = 0, z = 0, wide, deep, tall, rows = 2, tiers = 1, overhang = 3.4 } = block;
  const batter = tall * 0.035;
  solid.at({ x, y, z }, () => {
    addBox(solid, { skin: skins.wall, wide, deep, tall, batter });
    const [w, d] = [wide - 2 * batter, deep - 2 * batter];
    addBox(solid, { skin: skins.band, y: tall - 2.6, wide: w + 0.7, deep: d + 0.7, tall: 2.3 });
    const inset = (at: number) => batter * (at / tall);
    for (const [turn, long, near] of faces(wide, deep))
      solid.at({ turn }, () => addBays(solid, skins, { long, near, tall, rows, inset }));
    const ridge = block.ridge ?? Math.max(0, wide - deep) * 0.92;
    addTiers(solid, skins, { y: tall, wide: w, deep: d, ridge, tiers, overhang });
  });
}

const faces = (wide: number, deep: number) =>
  [
    [0, wide, deep / 2],
    [Math.PI / 2, deep, wide / 2],
    [Math.PI, wide, deep / 2],
    [-Math.PI / 2, deep, wide / 2],
  ] as const;

type Bays = { long: number; near: number; tall: number; rows: number; inset: (at: number) => number };

function addBays(solid: Solid, skins: DzongSkins, { long, near, tall, rows, inset }: Bays): void {
  const storey = 4.6;
  const bays = Math.max(1, Math.round((long - 3) / 7.5));
  const gap = (long - 2 * inset(tall)) / bays;
  for (let row = 0; row * storey < tall - 8; row++) {
    const y = tall - 2.9 - (row + 1) * storey;
    const large = row < rows;
    for (let i = 0; i < bays; i++) {
      const x = (i + 0.5 - bays / 2) * gap;
      const [wide, high] = large ? [row === 0 ? 4.4 : 2.2, row === 0 ? 4.2 : 3.1] : [0.7, 1.7];
      const z = near - inset(y) + 0.1;
      addBox(solid, { skin: skins.bay, x, y, z, wide, tall: high, deep: large ? 1.3 : 0.5 });
      if (large)
        addBox(solid, { skin: skins.timber, x, y: y + high, z, wide: wide + 0.8, tall: 0.35, deep: 1.9 });
    }
  }
}

type Tiers = { y: number; wide: number; deep: number; ridge: number; tiers: number; overhang: number };

function addTiers(solid: Solid, skins: DzongSkins, { y, wide, deep, ridge, tiers, overhang }: Tiers): void {
  addBox(solid, { skin: skins.under, y, wide: wide - 2, deep: deep - 2, tall: 1.5 });
  const roof = { y: y + 1.5, wide: wide + 2 * overhang, deep: deep + 2 * overhang, ridge };
  const tall = Math.min(roof.deep * 0.2, 5.2);
  const skin = tiers > 1 ? skins.crown : skins.roof;
  addRoof(solid, {
    ...roof,
    skin,
    edge: skins.gold,
    under: skins.under,
    tall,
    thick: 0.7,
    lift: 0.5,
    sweep: 1.1,
  });
  const top = roof.y + tall;
  if (tiers <= 1) {
    addFinial(solid, skins.gold, { y: top - 0.3, tall: Math.min(3.4, deep * 0.2) });
    return;
  }
  const [w, d] = [Math.max(wide * 0.58, 5), Math.max(deep * 0.58, 5)];
  const rise = 3.4;
  addBox(solid, { skin: skins.band, y: top - tall * 0.62, wide: w, deep: d, tall: rise + tall * 0.3 });
  addTiers(solid, skins, {
    y: top - tall * 0.32 + rise,
    wide: w,
    deep: d,
    ridge: ridge * 0.5,
    tiers: tiers - 1,
    overhang: overhang * 0.82,
  });
}

/** The gilded sertog on the ridge. */
function addFinial(solid: Solid, skin: Skin, { y, tall }: { y: number; tall: number }): void {
  addBox(solid, { skin, y, wide: tall * 0.42, deep: tall * 0.42, tall: tall * 0.3 });
  addBox(solid, {
    skin,
    y: y + tall * 0.3,
    wide: tall * 0.26,
    deep: tall * 0.26,
    tall: tall * 0.3,
    batter: tall * 0.05,
  });
  addBox(solid, {
    skin,
    y: y + tall * 0.6,
    wide: tall * 0.14,
    deep: tall * 0.14,
    tall: tall * 0.5,
    batter: tall * 0.06,
  });
}

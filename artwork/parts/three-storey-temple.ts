import { addGompaWindow, addPillar, addVictoryBanner, gompaSkins } from './gompa.ts';
import { addBox, addLathe, addRoof } from './solid/shapes.ts';
import { skinOf } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';

const SKINS = gompaSkins({
  wall: ['#9c97b8', '#fdf1d8'],
  red: ['#662336', '#b9472f'],
  frieze: ['#5a2136', '#a03d30'],
  gold: ['#94602c', '#f3bf4a'],
  green: ['#2b5c58', '#5a9862'],
  blue: ['#2c4c7c', '#4f86ae'],
  dark: ['#2a2236', '#4c363a'],
});

const GOLD = skinOf(['#7a4c2c', '#a86f30', '#efb640', '#ffe394'], 0.04);
/** Rows of tiles run down the slopes. */
const TILES: Skin = (tone, hit) => GOLD((hit.u * 72) % 1 > 0.3 ? tone : tone - 0.12, hit);

type Storey = { y: number; wide: number; tall: number; eaves: number; rise: number; windows: number };

const GROUND_FLOOR = 1.6;

/** Each stands back from the one below it, so that the temple narrows upward like a pagoda. */
const STOREYS: readonly Storey[] = [
  { y: GROUND_FLOOR, wide: 22, tall: 6.4, eaves: 27.4, rise: 7.2, windows: 4 },
  { y: 9.4, wide: 14.4, tall: 4.9, eaves: 19, rise: 5.6, windows: 3 },
  { y: 15.6, wide: 8.6, tall: 4, eaves: 13, rise: 4.6, windows: 2 },
];

/** Zang Dhok Palri, the copper-coloured mountain: three square storeys in cream and red ochre, each under a golden roof. */
export function addThreeStoreyTemple(solid: Solid): void {
  addBox(solid, { skin: SKINS.wall, wide: 31, tall: 1.2, deep: 31 });
  addBox(solid, { skin: SKINS.red, y: 1.2, wide: 30.4, tall: 0.4, deep: 30.4, top: SKINS.wall });
  for (let k = 0; k < 5; k++)
    addBox(solid, { skin: SKINS.wall, z: 15.4 + k * 0.55, wide: 7.4, tall: 1.6 - k * 0.32, deep: 0.6 });
  for (const storey of STOREYS) addStorey(solid, storey);
  addPortico(solid);
  addFinial(solid, 25.1);
}

function addStorey(solid: Solid, { y, wide, tall, eaves, rise, windows }: Storey): void {
  addBox(solid, { skin: SKINS.wall, y, wide, tall, deep: wide, batter: 0.02 * wide });
  const band = wide * 0.965;
  addBox(solid, {
    skin: SKINS.frieze,
    y: y + tall * 0.72,
    wide: band + 0.3,
    tall: tall * 0.2,
    deep: band + 0.3,
  });
  addBox(solid, { skin: SKINS.painted, y: y + tall * 0.92, wide: band + 1.2, tall: 0.6, deep: band + 1.2 });
  addBox(solid, { skin: SKINS.red, y: y + tall, wide: band + 0.6, tall: 0.95, deep: band + 0.6 });
  addBox(solid, { skin: SKINS.red, y: y + tall, wide: band - 1.6, tall: 1.4, deep: band - 1.6 });
  for (let side = 0; side < 4; side++)
    solid.at({ turn: (side * Math.PI) / 2 }, () => {
      for (let k = 0; k < windows; k++) {
        const x = ((k + 0.5) / windows - 0.5) * wide * 0.86;
        if (side === 0 && y === GROUND_FLOOR && Math.abs(x) < 5) continue;
        const z = wide / 2 - 0.02 * wide * 0.4;
        addGompaWindow(solid, SKINS, { x, y: y + tall * 0.2, z, wide: tall * 0.26, tall: tall * 0.36 });
      }
      for (let k = 0; k < windows + 1; k++) {
        const x = (k / windows - 0.5) * wide * 0.9;
        addBox(solid, {
          skin: SKINS.gold,
          x,
          y: y + tall * 0.77,
          z: band / 2 + 0.15,
          wide: tall * 0.11,
          tall: tall * 0.11,
          deep: 0.14,
        });
      }
    });
  addRoof(solid, {
    skin: TILES,
    edge: SKINS.red,
    under: SKINS.red,
    y: y + tall + 0.45,
    wide: eaves,
    deep: eaves,
    tall: rise,
    ridge: 0,
    lift: 0.05 * eaves,
    sweep: 1.5,
    thick: 0.42,
  });
  const out = eaves / 2 - 0.5;
  for (const x of [-out, out])
    for (const z of [-out, out])
      addVictoryBanner(solid, SKINS.gold, { x, y: y + tall + 0.4 + 0.04 * eaves, z, tall: 0.07 * eaves });
}

/** Four pillars before the door, under painted beams. */
function addPortico(solid: Solid): void {
  const y = GROUND_FLOOR;
  addBox(solid, { skin: SKINS.dark, y, z: 10.9, wide: 9, tall: 4.4, deep: 0.6 });
  addBox(solid, { skin: SKINS.red, y, z: 11.1, wide: 3, tall: 3.6, deep: 0.6 });
  addBox(solid, { skin: SKINS.gold, y: y + 1.6, z: 11.3, wide: 0.5, tall: 0.5, deep: 0.5 });
  for (const x of [-4.3, -1.9, 1.9, 4.3]) addPillar(solid, SKINS, { x, y, z: 13.4, tall: 4.5 });
  addBox(solid, { skin: SKINS.painted, y: y + 4.5, z: 12.4, wide: 10.6, tall: 0.9, deep: 3 });
  addBox(solid, { skin: SKINS.curtain, y: y + 3.9, z: 13.9, wide: 10.2, tall: 0.6, deep: 0.08 });
  addBox(solid, { skin: SKINS.gold, y: y + 5.4, z: 12.4, wide: 11.4, tall: 0.24, deep: 3.8 });
}

/** The gilded spire of the topmost roof. */
function addFinial(solid: Solid, y: number): void {
  addLathe(
    solid,
    [
      [0.75, -0.5],
      [0.75, 0.2],
      [0.4, 0.35],
      [0.7, 0.8],
      [0.72, 1.2],
      [0.3, 1.55],
      [0.42, 1.9],
      [0.2, 2.3],
      [0.26, 2.6],
      [0.02, 3.8],
    ],
    { skin: SKINS.gold, sides: 18, y },
  );
}

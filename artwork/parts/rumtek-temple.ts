import { addGompaWindow, addPillar, addVictoryBanner, addWheelAndDeer, gompaSkins } from './gompa.ts';
import { addBox, addRoof } from './solid/shapes.ts';
import type { Solid } from './solid/solid.ts';

export const SKINS = gompaSkins({
  wall: ['#a99bb4', '#fdf0d9'],
  red: ['#6b2130', '#b8402f'],
  frieze: ['#4e1c2a', '#83302f'],
  gold: ['#a9712a', '#f5c552'],
  green: ['#2b5c50', '#5a9462'],
  blue: ['#2c4c74', '#4f83a8'],
  dark: ['#2a2230', '#4a3437'],
});

function addStorey(
  solid: Solid,
  y: number,
  { wide, z, windows }: { wide: number; z: number; windows: number },
): void {
  const gap = wide / windows;
  for (let i = 0; i < windows; i++) {
    const x = (i + 0.5 - windows / 2) * gap;
    if (Math.abs(x) < 6.4) continue;
    addGompaWindow(solid, SKINS, { x, y, z, wide: 1.5, tall: 2.1 });
  }
}

export function addTemple(solid: Solid): void {
  addBox(solid, { skin: SKINS.wall, z: -12, wide: 38, tall: 14.4, deep: 24, batter: 0.7 });
  addBox(solid, { skin: SKINS.frieze, z: -12, y: 11.9, wide: 37.2, tall: 2, deep: 23.4 });
  addBox(solid, { skin: SKINS.painted, z: -12, y: 13.9, wide: 37.8, tall: 0.6, deep: 24 });
  addBox(solid, { skin: SKINS.wall, z: -12, y: 14.5, wide: 38.4, tall: 0.5, deep: 24.6 });
  for (const x of [-15, -9.4, 9.4, 15])
    addBox(solid, { skin: SKINS.gold, x, y: 12.3, z: -0.3, wide: 1.1, tall: 1.1, deep: 0.3 });
  addStorey(solid, 2, { wide: 36, z: -0.1, windows: 8 });
  addStorey(solid, 7.2, { wide: 36, z: -0.35, windows: 8 });
  addPortico(solid);
  addUpperTemple(solid);
}

/** Six red pillars under painted beams, and the gallery with its curtains above. */
function addPortico(solid: Solid): void {
  addBox(solid, { skin: SKINS.wall, z: 2.6, wide: 15.4, tall: 0.6, deep: 6 });
  for (let k = 0; k < 3; k++)
    addBox(solid, {
      skin: SKINS.wall,
      z: 5.8 + k * 0.5,
      wide: 8 + k * 0.4,
      tall: 0.45 - k * 0.15,
      deep: 0.6,
    });
  addBox(solid, { skin: SKINS.dark, y: 0.6, z: -0.2, wide: 14.6, tall: 5, deep: 0.8 });
  addBox(solid, { skin: SKINS.red, y: 0.6, z: 0, wide: 3.4, tall: 4, deep: 0.9 });
  for (let i = 0; i < 6; i++) addPillar(solid, SKINS, { x: (i - 2.5) * 2.75, y: 0.6, z: 4.8, tall: 5.2 });
  addBox(solid, { skin: SKINS.painted, y: 5.8, z: 2.5, wide: 15.6, tall: 1.2, deep: 5.6 });
  addBox(solid, { skin: SKINS.gold, y: 7, z: 2.5, wide: 16.4, tall: 0.22, deep: 6.4 });
  addBox(solid, { skin: SKINS.red, y: 7.2, z: 5.1, wide: 15.4, tall: 1, deep: 0.25 });
  addBox(solid, { skin: SKINS.dark, y: 7.2, z: 0.1, wide: 12.4, tall: 3.6, deep: 0.6 });
  addBox(solid, { skin: SKINS.curtain, y: 9.4, z: 0.6, wide: 12.6, tall: 0.8, deep: 0.3 });
  for (let i = 0; i < 6; i++)
    addBox(solid, { skin: SKINS.red, x: (i - 2.5) * 2.4, y: 7.2, z: 0.7, wide: 0.4, tall: 3.6, deep: 0.4 });
  addBox(solid, { skin: SKINS.painted, y: 10.6, z: 0.4, wide: 13.4, tall: 1, deep: 1.8 });
  addBox(solid, { skin: SKINS.curtain, y: 5.1, z: 5.1, wide: 15, tall: 0.7, deep: 0.08 });
}

/** The small temple on the roof, under gold. */
function addUpperTemple(solid: Solid): void {
  addBox(solid, { skin: SKINS.wall, y: 15, z: -11, wide: 17, tall: 3.6, deep: 12, batter: 0.2 });
  for (const x of [-5.6, -2.8, 0, 2.8, 5.6])
    addGompaWindow(solid, SKINS, { x, y: 15.8, z: -5, wide: 1.3, tall: 1.6 });
  addBox(solid, { skin: SKINS.painted, y: 18.6, z: -11, wide: 17.6, tall: 0.9, deep: 12.8 });
  addRoof(solid, {
    skin: SKINS.gold,
    edge: SKINS.red,
    under: SKINS.red,
    y: 19.3,
    z: -11,
    wide: 22,
    deep: 17,
    tall: 3.6,
    ridge: 8,
    lift: 0.8,
    sweep: 1.5,
    thick: 0.5,
  });
  for (const x of [-3, 0, 3]) addVictoryBanner(solid, SKINS.gold, { x, y: 22.6, z: -11, tall: x ? 1.8 : 3 });
  addWheelAndDeer(solid, SKINS.gold, { y: 15, z: -0.6, scale: 0.95 });
  for (const x of [-18, 18]) addVictoryBanner(solid, SKINS.gold, { x, y: 15, z: -1.2, tall: 2.8 });
}

/** The galleries that close the court on both sides. */
export function addGallery(solid: Solid, side: 1 | -1): void {
  const x = side * 25.5;
  solid.at({ x, z: 14, turn: -side * (Math.PI / 2) }, () => {
    addBox(solid, { skin: SKINS.wall, z: -5, wide: 44, tall: 8.6, deep: 5 });
    addBox(solid, { skin: SKINS.dark, z: -2.4, y: 0.3, wide: 43, tall: 3.4, deep: 0.3 });
    addBox(solid, { skin: SKINS.dark, z: -2.4, y: 5, wide: 43, tall: 2.6, deep: 0.3 });
    for (let i = 0; i < 12; i++) addPillar(solid, SKINS, { x: (i - 5.5) * 3.7, z: 0, tall: 4 });
    addBox(solid, { skin: SKINS.painted, y: 4, wide: 44, tall: 0.7, deep: 1.2 });
    addBox(solid, { skin: SKINS.red, y: 4.7, wide: 44, tall: 0.9, deep: 0.2 });
    for (let i = 0; i < 12; i++)
      addBox(solid, { skin: SKINS.red, x: (i - 5.5) * 3.7, y: 4.7, wide: 0.4, tall: 3, deep: 0.4 });
    addBox(solid, { skin: SKINS.painted, y: 7.7, z: -0.3, wide: 44, tall: 0.7, deep: 1.6 });
    addRoof(solid, {
      skin: SKINS.red,
      edge: SKINS.gold,
      under: SKINS.dark,
      y: 8.5,
      z: -2.6,
      wide: 46,
      deep: 9,
      tall: 1.8,
      ridge: 42,
      thick: 0.3,
    });
  });
}

import { addDzongBlock, dzongSkins } from '../../parts/dzong.ts';
import { addFir } from '../../parts/foliage.ts';
import { noiseOf } from '../../parts/noise.ts';
import { bell, randomOf, smooth } from '../../parts/numbers.ts';
import { skinOf } from '../../parts/solid/skins.ts';
import type { Skin, Solid } from '../../parts/solid/solid.ts';

const noise = noiseOf(47);

const DZONG = dzongSkins({
  wall: ['#9a97b4', '#fff3dc'],
  band: ['#54222c', '#a83f33'],
  timber: ['#553630', '#b4743f'],
  pane: '#2d2229',
  roof: ['#7d4033', '#c9683f'],
  crown: ['#a8712e', '#f2bd52'],
  gold: ['#a06a26', '#f8d070'],
});

/** Fields of these valleys in autumn: sweet buckwheat pink, bitter buckwheat red, cut barley, potatoes. */
const FIELDS: readonly Skin[] = [
  skinOf(['#7d4763', '#955a78', '#d28a9c', '#f2b6bb'], 0.05),
  skinOf(['#652f42', '#7d3b4a', '#b2584f', '#dc8668'], 0.05),
  skinOf(['#6f6340', '#877548', '#cdab58', '#ecd390'], 0.05),
  skinOf(['#2b4a3d', '#385d45', '#6b8c4c', '#a5b765'], 0.05),
  skinOf(['#85506a', '#9d6680', '#dfa2ad', '#f7cbc9'], 0.05),
];
const MEADOW = skinOf(['#2f5145', '#3e6449', '#7c9650', '#bcc069']);
const HEDGE = skinOf(['#1f4138', '#2b5240', '#5b7a48', '#94a055']);
const PINE = skinOf(['#15383f', '#1e4a4d', '#42705c', '#93a768']);

export const riverX = (z: number) => 96 + 34 * Math.sin(z * 0.013 + 0.9) - 0.12 * z;
const offRiver = (x: number, z: number) => Math.abs(x - riverX(z)) - 9 - 3 * noise.at(x * 0.03, z * 0.03);

const SPUR = { x: -66, z: -70 };

/** A wide floor, the spur of the dzong that juts into it from the left, and wooded slopes beside and behind. */
export function landHeight(x: number, z: number): number {
  const spur =
    47 *
    smooth(
      1.35,
      0.5,
      Math.hypot((x - SPUR.x + 26) / 105, (z - SPUR.z) / 62) + 0.12 * noise.fbm(x * 0.012, z * 0.012, 3),
    );
  const left =
    (0.42 + 0.16 * noise.fbm(x * 0.01, z * 0.012, 3)) * Math.max(0, -x - 150 + 14 * noise.at(z * 0.02, 3));
  const right =
    (0.36 + 0.2 * noise.fbm(x * 0.01, z * 0.012 + 6, 3)) * Math.max(0, x - 190 + 20 * noise.at(z * 0.015, 8));
  const behind = 0.3 * Math.max(0, -z - 340 - 90 * noise.fbm(x * 0.006, 7, 3));
  const roll = 3 * noise.fbm(x * 0.008, z * 0.008, 2) + 3;
  const bank = smooth(0, 14, offRiver(x, z));
  const floor = (left + right + behind + roll) * bank - 3 * (1 - bank);
  return spur > 0.5 ? Math.max(spur, floor) : floor;
}

export const tilled = (x: number, z: number) => landHeight(x, z) < 11 && offRiver(x, z) > 9 && z > -330;

/** Each field has a ripeness of its own, and a hedge or a wall round it. */
export const land: Skin = (tone, hit) => {
  const rough = noise.fbm(hit.x * 0.1, hit.z * 0.1, 3);
  if (!tilled(hit.x, hit.z)) {
    if (hit.y < 1 && offRiver(hit.x, hit.z) < 3) return FIELDS[2]?.(tone, hit) ?? MEADOW(tone, hit);
    const wood =
      noise.fbm(hit.x * 0.02, hit.z * 0.02, 3) +
      0.02 * (hit.y - 14) -
      0.5 * bell(hit.x - SPUR.x, 0, 130) * bell(hit.z - SPUR.z, 0, 60);
    return wood > 0.12 ? PINE(0.1 + 0.5 * tone + 0.5 * rough, hit) : MEADOW(tone + 0.25 * rough, hit);
  }
  const [u, v] = [
    hit.x + 12 * noise.at(hit.x * 0.012, hit.z * 0.012) + 0.25 * hit.z,
    hit.z + 14 * noise.at(hit.z * 0.01 + 4, hit.x * 0.014),
  ];
  const strip = Math.floor(v / 21);
  const wide = 34 + 16 * noise.at(strip * 3.1, 2);
  const along = u / wide + 0.37 * strip;
  const edge = Math.min((v / 21) % 1 < 0 ? 1 + ((v / 21) % 1) : (v / 21) % 1, 1) * 21;
  const side = (along - Math.floor(along)) * wide;
  if (edge < 1.3 || side < 1.2) return HEDGE(tone + rough * 0.3, hit);
  const pick = Math.abs(Math.sin(strip * 12.9 + Math.floor(along) * 78.2) * 43758.5) % 1;
  const drills = 0.06 * Math.sin(v * 3.2) + 0.18 * rough;
  return (FIELDS[Math.floor(pick * FIELDS.length)] as Skin)(tone + drills, hit);
};

/** Jakar, the castle of the white bird: long walls that step along the spur, and its tall tower. */
export function addJakar(solid: Solid): void {
  solid.at({ x: SPUR.x + 8, y: 44, z: SPUR.z + 4, turn: -0.18 }, () => {
    addDzongBlock(solid, DZONG, { x: 4, z: 14, wide: 86, deep: 13, tall: 17, rows: 2 });
    addDzongBlock(solid, DZONG, { x: 4, z: -20, wide: 86, deep: 13, tall: 19, rows: 2 });
    addDzongBlock(solid, DZONG, { x: 46, z: -3, wide: 15, deep: 46, tall: 20, rows: 2 });
    addDzongBlock(solid, DZONG, { x: -42, z: -3, wide: 22, deep: 46, tall: 23, rows: 2, tiers: 2 });
    addDzongBlock(solid, DZONG, { x: -8, z: -4, wide: 20, deep: 19, tall: 40, rows: 4, tiers: 3 });
    addDzongBlock(solid, DZONG, { x: 66, y: -9, z: 8, wide: 28, deep: 12, tall: 13, rows: 1 });
    addDzongBlock(solid, DZONG, {
      x: 88,
      y: -22,
      z: 14,
      wide: 12,
      deep: 12,
      tall: 18,
      rows: 1,
      tiers: 2,
      overhang: 2.6,
    });
  });
}

export function addFarms(solid: Solid): void {
  for (const [x, z, turn] of [
    [26, 40, 0.2],
    [-58, 92, -0.3],
    [52, -60, 0.3],
    [150, 0, 0.4],
    [60, 118, 0.1],
    [20, -150, 0],
    [150, -120, 0.3],
    [-10, -240, 0.2],
    [70, -220, 0.4],
    [168, 76, 0.2],
  ] as const)
    solid.at({ x, y: landHeight(x, z) - 0.5, z, turn }, () =>
      addDzongBlock(solid, DZONG, { wide: 11, deep: 8, tall: 8.4, rows: 1, overhang: 2 }),
    );
}

export function addPines(solid: Solid): void {
  const random = randomOf(83);
  const fir = (x: number, z: number, tall: number, seed: number) =>
    addFir(solid, { skin: PINE, x, y: landHeight(x, z) - 1, z, tall, seed, slim: 0.24, boughs: 22 });
  for (let i = 0; i < 2600; i++) {
    const [x, z] = [-420 + 900 * random(), 150 - 720 * random()];
    const height = landHeight(x, z);
    const onSpur = bell(x - SPUR.x - 20, 0, 74) * bell(z - SPUR.z, 0, 46);
    if (height < 12 || onSpur > 0.5) continue;
    if (noise.fbm(x * 0.02, z * 0.02, 3) + 0.02 * (height - 14) > -0.16) fir(x, z, 11 + 10 * random(), i);
  }
  for (let i = 0; i < 420; i++) {
    const [x, z] = [-160 + 380 * random(), 150 - 460 * random()];
    const beside = Math.abs(offRiver(x, z) - 12) < 4 || noise.fbm(x * 0.02, z * 0.02, 2) > 0.3;
    if (tilled(x, z) && beside) fir(x, z, 7 + 7 * random(), 4000 + i);
  }
  for (const [x, z, tall] of [
    [-84, 176, 30],
    [-74, 190, 24],
    [-96, 196, 33],
    [-66, 204, 15],
    [118, 186, 26],
    [126, 200, 32],
  ] as const)
    addFir(solid, {
      skin: PINE,
      x,
      y: landHeight(x, z) - 1,
      z,
      tall,
      seed: Math.round(x * 7),
      slim: 0.2,
      boughs: 90,
    });
}

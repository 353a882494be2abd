import { addSquareChorten } from './chorten.ts';
import { mix } from './colour.ts';
import { addCrown } from './foliage.ts';
import { addMonk } from './monk.ts';
import { noiseOf } from './noise.ts';
import { randomOf, smooth } from './numbers.ts';
import { addBox } from './solid/shapes.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';

const noise = noiseOf(8);

const CHORTEN = {
  white: twoTone('#8c95b0', '#f8ead6', 0.35),
  gold: twoTone('#a4763c', '#f8cf73', 0.4),
  red: twoTone('#64334a', '#b6503f'),
  niche: twoTone('#4a4a5c', '#8d7f77'),
};

/** Where the chortens stand: how far out, how high, how many. The large one stands on top. */
const TIERS = [
  { radius: 31, height: 3.4, count: 45 },
  { radius: 23.4, height: 9.2, count: 36 },
  { radius: 16, height: 14.8, count: 26 },
] as const;
const TOP = 18.6;
const LEDGE = 1.7;
/** The road goes round its foot. */
const ROAD = 46;

/** How far out a place lies, on a hill that is longer than wide and has no true circle. */
function outAt(x: number, z: number): number {
  const angle = Math.atan2(z, x);
  return (
    Math.hypot(x * 0.94, z * 1.06) *
    (1 + 0.1 * noise.fbm(Math.cos(angle) * 0.9 + 3, Math.sin(angle) * 0.9, 2))
  );
}

/** From the top outward: ledges and the slopes between them. */
const PROFILE = [
  [0, TOP],
  [4.5, TOP],
  ...TIERS.toReversed().flatMap(({ radius, height }) => [
    [radius - LEDGE, height + 0.25] as const,
    [radius + LEDGE, height - 0.25] as const,
  ]),
  [39, -0.8],
  [43, -1.6],
  [48, -2],
  [70, -5],
] as const;

function profileAt(out: number): number {
  const next = PROFILE.findIndex(([r]) => r > out);
  if (next < 1) return -3;
  const [from, high] = PROFILE[next - 1] as readonly [number, number];
  const [to, low] = PROFILE[next] as readonly [number, number];
  return high + (low - high) * smooth(from, to, out);
}

/** No tier is quite level: they follow the hill, which is higher at the back and the left. */
const lean = (x: number, z: number) => -0.035 * x - 0.03 * z + 0.7 * noise.fbm(x * 0.05 + 9, z * 0.05, 2);

/** A hillock of rough grass, joined at the right to the hill of the temple; behind it the land falls away. */
export function hillHeight(x: number, z: number): number {
  const out = outAt(x, z);
  const rough = smooth(2.4, 4, Math.min(...TIERS.map(({ radius }) => Math.abs(out - radius))));
  const saddle = 9 * smooth(34, 80, x) * smooth(10, -30, z);
  return (
    profileAt(out) +
    lean(x, z) * smooth(46, 36, out) +
    saddle +
    0.9 * rough * noise.fbm(x * 0.22, z * 0.22, 3) -
    10 * smooth(-40, -110, z) +
    0.8 * smooth(36, 46, out) * noise.fbm(x * 0.07, z * 0.07, 3)
  );
}

const DRY = skinOf(['#46566a', '#5f6a68', '#a8985f', '#cfb67a'], 0.08);
const GREEN = skinOf(['#34505c', '#48625a', '#7c8650', '#a9a562'], 0.08);
const EARTH = twoTone('#6a6670', '#cdb089', 0.2);

/** Dry grass and green by turns, trodden earth where one walks round the chortens. */
export const HILLSIDE: Skin = (tone, hit) => {
  const rough = noise.fbm(hit.x * 2.1, hit.z * 1.3, 3);
  const green = smooth(-0.25, 0.3, noise.fbm(hit.x * 0.07 + 4, hit.z * 0.07, 3) + 0.5 * rough);
  const blades = tone + 0.3 * rough;
  const grass = mix(DRY(blades, hit), GREEN(blades, hit), 0.75 * green);
  const out = outAt(hit.x, hit.z);
  const walked = Math.min(...TIERS.map(({ radius }) => Math.abs(out - radius - 0.7)));
  const onRoad = Math.abs(out - ROAD - 1.6 * noise.fbm(hit.x * 0.05, hit.z * 0.05, 2));
  const trodden = Math.max(smooth(1.5, 1.1, walked + 0.9 * rough) * 0.85, smooth(2.3, 1.8, onRoad + rough));
  return mix(grass, EARTH(tone + 0.1 * rough, hit), trodden);
};

/** A place of a tier: the angle is turned into x and z where the hill is so far out. */
function placeOn(angle: number, radius: number): readonly [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let r = radius;
  for (let k = 0; k < 8; k++) r *= radius / outAt(cos * r, sin * r);
  return [cos * r, sin * r];
}

/** 108, none quite in line with its neighbours. */
export function addChortens(solid: Solid): void {
  const random = randomOf(64);
  for (const { radius, count } of TIERS)
    for (let i = 0; i < count; i++) {
      const angle = ((i + 0.5 + 0.34 * (random() - 0.5)) / count) * Math.PI * 2;
      const [x, z] = placeOn(angle, radius - 0.25 + 0.7 * (random() - 0.5));
      const turn = Math.PI / 2 - angle + 0.16 * (random() - 0.5);
      solid.at({ x, y: hillHeight(x, z) - 0.25, z, turn, scale: 0.8 + 0.07 * random() }, () =>
        addSquareChorten(solid, CHORTEN),
      );
    }
  solid.at({ y: hillHeight(0, 0) - 0.2, turn: 0.12, scale: 1.5 }, () => addSquareChorten(solid, CHORTEN));
}

const STONE: Skin = (() => {
  const stone = twoTone('#55606c', '#b7a68c', 0.2);
  return (tone, hit) => stone(tone + 0.35 * noise.fbm(hit.x * 1.9, hit.y * 3.4 + hit.z * 1.9, 2), hit);
})();

/** Low dry walls hold the ledges, here and there sunk in the grass. */
export function addWalls(solid: Solid): void {
  const random = randomOf(91);
  for (const { radius, count } of TIERS) {
    const stones = count * 3;
    for (let i = 0; i < stones; i++) {
      const angle = (i / stones) * Math.PI * 2;
      if (noise.fbm(Math.cos(angle) * 2 + radius, Math.sin(angle) * 2, 2) < -0.16) continue;
      const [x, z] = placeOn(angle, radius + LEDGE);
      const wide = ((Math.PI * 2 * Math.hypot(x, z)) / stones) * 1.08;
      solid.at({ x, y: hillHeight(...placeOn(angle, radius)) - 1.6, z, turn: Math.PI / 2 - angle }, () =>
        addBox(solid, {
          skin: STONE,
          wide,
          tall: 1.45 + 0.25 * random(),
          deep: 0.6 + 0.2 * random(),
          batter: 0.06,
        }),
      );
    }
  }
}

const MONK = {
  robe: twoTone('#4a2238', '#9a3340'),
  shawl: twoTone('#5a2a3c', '#c0503f'),
  skin: twoTone('#6b4438', '#c18a62'),
};
const VISITOR = {
  robe: twoTone('#2b3446', '#4d6079'),
  shawl: twoTone('#7a6a58', '#e2c48e'),
  skin: twoTone('#3a2c2c', '#6a4a3c'),
};

/** Those who walk round, sunwise. Angle and how far out. */
export function addWalkers(solid: Solid): void {
  for (const [angle, out, who] of [
    [1.36, ROAD - 0.4, MONK],
    [1.39, ROAD + 0.5, MONK],
    [1.78, ROAD, VISITOR],
    [1.81, ROAD + 0.9, VISITOR],
    [1.12, ROAD + 0.2, VISITOR],
    [1.9, 31 + 1.4, MONK],
    [1.2, 23.4 + 1.4, VISITOR],
  ] as const) {
    const [x, z] = placeOn(angle, out);
    addMonk(solid, { ...who, x, y: hillHeight(x, z), z, tall: 1.75 });
  }
}

const SHRUB = skinOf(['#23404a', '#345248', '#66773f', '#a9a85c'], 0.06);
const RUSTY = skinOf(['#4d4550', '#6d5750', '#a8754c', '#dba768'], 0.06);

/** Bushes and tussocks on the slopes between the tiers and round the foot. */
export function addGrowth(solid: Solid): void {
  const random = randomOf(31);
  for (let i = 0; i < 900; i++) {
    const angle = random() * Math.PI * 2;
    const far = 6 + 62 * random() ** 0.8;
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const out = outAt(x, z);
    const [kind, size, clump] = [random(), random(), noise.fbm(x * 0.12 + 2, z * 0.12, 2)];
    if (TIERS.some(({ radius }) => Math.abs(out - radius) < LEDGE + 0.8)) continue;
    if (Math.abs(out - ROAD) < 3.4 || clump < 0.02 + 0.2 * kind) continue;
    const radius = 0.35 + 0.95 * size ** 2;
    addCrown(solid, {
      skin: kind < 0.8 ? SHRUB : RUSTY,
      x,
      y: hillHeight(x, z) + radius * 0.3,
      z,
      radius,
      tall: radius * 0.72,
      leaves: 190,
      leaf: 0.17,
      seed: 100 + i,
    });
  }
}

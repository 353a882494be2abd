import { addCrown, addFir } from '../../parts/foliage.ts';
import { noiseOf } from '../../parts/noise.ts';
import { lerp, randomOf, smooth } from '../../parts/numbers.ts';
import { addLandform } from '../../parts/solid/landform.ts';
import { skinOf, twoTone } from '../../parts/solid/skins.ts';
import type { Skin, Solid } from '../../parts/solid/solid.ts';

const noise = noiseOf(61);

const TURF = skinOf(['#2b4f4c', '#386055', '#5f8060', '#8c9d69']);
const FIR = skinOf(['#153c40', '#1e4a49', '#3c6a58', '#86946a']);
const BUSH = skinOf(['#1c4543', '#2a554c', '#527a58', '#a3a86c']);
const PATH = twoTone('#7f8c80', '#d9cfae');

/** The path comes down from the steps in two bends. */
const pathX = (z: number) => 5 + 30 * Math.sin((z - 30) * 0.036) * smooth(28, 60, z);
const onPath = (x: number, z: number) => z > 27 && Math.abs(x - pathX(z)) < 2.4;

/** A shoulder of the ridge that comes down from the right and falls to the left and to the viewer. */
export function shoulderY(x: number, z: number): number {
  const front = Math.max(0, z - 20);
  const left = Math.max(0, -40 - x);
  const right = Math.max(0, x - 56);
  const rough = smooth(0, 30, front + left + right);
  return (
    -0.8 -
    5.6 * smooth(0, 6, front) -
    0.36 * Math.max(0, front - 4) -
    0.002 * front ** 2 -
    5 * smooth(0, 8, left) * smooth(-30, 0, z) -
    0.3 * left -
    0.0022 * left ** 2 +
    0.42 * right * smooth(70, -20, z) +
    0.3 * Math.max(0, -34 - z) * smooth(-60, 40, x) -
    0.3 * Math.max(0, -34 - z) * smooth(20, -60, x) +
    rough * 5 * noise.fbm(x * 0.02, z * 0.02, 3)
  );
}

const ground: Skin = (tone, hit) =>
  onPath(hit.x, hit.z) ? PATH(tone, hit) : TURF(tone + 0.26 * noise.fbm(hit.x * 0.04, hit.z * 0.04, 3), hit);

/** Firs stand round the court and down the slope, thick below the walls and on the hill, open beside the path. */
function addTrees(solid: Solid): void {
  const random = randomOf(31);
  for (let i = 0; i < 2100; i++) {
    const [x, z] = [lerp(-190, 190, random()), lerp(-150, 128, random())];
    const near = z > 20;
    if (Math.abs(x) < 70 && z > -40 && z < 24) continue;
    if (near && Math.abs(x - pathX(z)) < 7 + 5 * random()) continue;
    const stand = noise.fbm(x * 0.018, z * 0.018, 3);
    if (near && stand < (Math.abs(x - 4) < 30 ? 0.1 : -0.2)) continue;
    const tall = (near ? 7 : 12) + 12 * random() ** 1.5;
    const seed = 100 + i;
    addFir(solid, {
      skin: FIR,
      x,
      y: shoulderY(x, z) - 0.6,
      z,
      tall,
      seed,
      slim: 0.2 + 0.05 * random(),
      boughs: near ? 330 : 130,
    });
  }
  for (let i = 0; i < 90; i++) {
    const along = random();
    const [x, z] =
      i < 46
        ? [lerp(-40, 42, along), 24 + 3 * random()]
        : [pathX(24 + 80 * along) + (i % 2 ? 4 : -4.4), 30 + 80 * along];
    if (Math.abs(x) < 7 && z < 34) continue;
    const radius = 1 + 1.3 * random();
    addCrown(solid, {
      skin: BUSH,
      x,
      y: shoulderY(x, z) + radius * 0.5,
      z,
      radius,
      leaves: 170,
      leaf: 0.4,
      seed: i,
    });
  }
}

export function addShoulder(solid: Solid): void {
  addLandform(solid, {
    skin: ground,
    height: shoulderY,
    left: -260,
    right: 230,
    far: -170,
    near: 150,
    columns: 240,
    rows: 200,
  });
  addTrees(solid);
}

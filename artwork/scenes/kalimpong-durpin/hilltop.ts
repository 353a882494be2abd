import { inks, type Lab, lab, mix } from '../../parts/colour.ts';
import { addFir } from '../../parts/foliage.ts';
import type { Frame } from '../../parts/frame.ts';
import { addMonk } from '../../parts/monk.ts';
import { noiseOf } from '../../parts/noise.ts';
import { randomOf, smooth } from '../../parts/numbers.ts';
import { viewOf } from '../../parts/solid/camera.ts';
import { addLandform } from '../../parts/solid/landform.ts';
import { paintSolid, type Seen } from '../../parts/solid/paint-solid.ts';
import { addBox, addLathe } from '../../parts/solid/shapes.ts';
import { skinOf, twoTone } from '../../parts/solid/skins.ts';
import { type Skin, Solid } from '../../parts/solid/solid.ts';
import type { Vec } from '../../parts/solid/vector.ts';
import type { Stage } from '../../parts/stage.ts';
import { addThreeStoreyTemple } from '../../parts/three-storey-temple.ts';

const noise = noiseOf(29);
const SUN: Vec = [0.74, 0.36, 0.52];
/** How far the front of the temple is turned to the morning. */
const TURN = 0.42;
const EDGE = -27;

const GRASS = inks(
  [
    [0, '#2c5654'],
    [0.2, '#3a6457'],
    [0.4, '#7f9650'],
    [0.62, '#a9a853'],
    [0.82, '#d8c673'],
  ],
  0.05,
);
const SLABS = twoTone('#8f8aa8', '#f0dcba', 0.15);
const COPING = twoTone('#6b2a3a', '#bd5236', 0.15);
const WHITE = twoTone('#9c97b8', '#fdf1d8', 0.2);
const MARIGOLD = skinOf(['#9a4a20', '#bd6224', '#f0962e', '#ffc558']);
const RHODODENDRON = skinOf(['#7a2540', '#a03a50', '#d9586a', '#f7a59a']);
const LEAVES = skinOf(['#1d4a48', '#28584a', '#5f8a4a', '#a3b65c']);
const MAROON = twoTone('#4c1526', '#a5303a', 0.1);
const SHAWL = twoTone('#5c1a28', '#c04e3c', 0.1);
const FACE = twoTone('#5b3431', '#bf8258', 0.1);

/** The way from the door to the viewer's left. */
const pathAt = (z: number) => 7.2 - 9.5 * smooth(20, 52, z) - 0.22 * Math.max(0, z - 46);

const SURFACE: Skin = (tone, hit) => {
  const rough = noise.fbm(hit.x * 0.5, hit.z * 0.5, 4);
  const fine = noise.fbm(hit.x * 3.1, hit.z * 3.1, 2);
  const green = GRASS(tone + 0.22 * rough + 0.12 * fine);
  const off = Math.abs(hit.x - pathAt(hit.z)) + 0.15 * fine;
  const joint = ((hit.z % 1.5) + 1.5) % 1.5 < 0.08;
  return mix(green, SLABS(joint ? tone - 0.16 : tone, hit), hit.z > 14 ? smooth(1.75, 1.6, off) : 0);
};

const heightAt = (x: number, z: number): number =>
  -0.9 * Math.max(0, EDGE - x) ** 1.15 -
  0.5 * Math.max(0, -20 - z) ** 1.2 +
  0.25 * noise.fbm(x * 0.07, z * 0.07, 3) * smooth(16, 26, Math.hypot(x, z));

export const LENS = 1.68;

export const viewOfHill = (frame: Frame) =>
  viewOf(frame, {
    eye: [-9, 4.6, 76],
    target: [0, 9, 0],
    lens: LENS,
    at: [0.99, 0.55],
    upright: true,
  });

function addHill(solid: Solid): void {
  addLandform(solid, {
    skin: SURFACE,
    height: heightAt,
    left: -60,
    right: 60,
    far: -40,
    near: 72,
    columns: 120,
    rows: 100,
  });
  // A low wall with a red coping runs along the edge over the valley.
  for (let z = -20; z < 64; z += 6) {
    addBox(solid, { skin: WHITE, x: EDGE + 1, z: z + 3, wide: 0.5, tall: 0.9, deep: 6 });
    addBox(solid, { skin: COPING, x: EDGE + 1, y: 0.9, z: z + 3, wide: 0.8, tall: 0.2, deep: 6 });
    addBox(solid, { skin: WHITE, x: EDGE + 1, z, wide: 0.8, tall: 1.35, deep: 0.8 });
  }
}

/** Marigolds in rows along the way. */
function addFlowers(solid: Solid): void {
  const random = randomOf(12);
  for (let z = 19; z < 70; z += 0.2)
    for (const side of [-1, 1])
      for (let k = 0; k < 6; k++) {
        const x = pathAt(z) + side * (1.85 + 0.8 * random());
        const size = 0.06 + 0.075 * random();
        const skin = random() < 0.3 ? LEAVES : random() < 0.25 ? RHODODENDRON : MARIGOLD;
        addLathe(
          solid,
          [
            [size * 0.3, -size],
            [size, -0.2 * size],
            [size * 0.8, 0.5 * size],
            [0.02, 0.8 * size],
          ],
          {
            skin,
            sides: 9,
            x,
            y: heightAt(x, z) + (skin === LEAVES ? 0.12 : 0.2) + 0.2 * random(),
            z: z + 0.3 * random(),
          },
        );
      }
}

/** Trees out of sight at the right: the morning draws their shadows over the grass. */
function addShade(solid: Solid): void {
  for (const [x, z, tall] of [
    [8.6, 55, 12],
    [13.6, 45, 10.5],
    [11.5, 50, 13],
    [19.5, 37, 10],
  ] as const)
    addFir(solid, { skin: LEAVES, x, y: 0, z, tall, seed: tall, slim: 0.17, boughs: 120 });
}

/** Monks on the way to prayer; two novices run over the grass. */
function addPeople(solid: Solid): void {
  const people = [
    { x: pathAt(46) - 0.6, z: 46, tall: 1.72, lean: 1 },
    { x: pathAt(35) - 0.4, z: 35, tall: 1.7, lean: 1 },
    { x: pathAt(33) + 0.6, z: 33, tall: 1.68, lean: -1 },
    { x: pathAt(20), z: 20, tall: 1.7, lean: 1 },
    { x: -10.4, z: 41, tall: 1.3, lean: 1 },
    { x: -8.6, z: 39, tall: 1.22, lean: 1 },
    { x: -13.6, z: 34, tall: 1.26, lean: -1 },
  ] as const;
  people.forEach(({ x, z, tall, lean }, i) => {
    addMonk(solid, {
      robe: MAROON,
      shawl: i % 3 ? SHAWL : MAROON,
      skin: FACE,
      x,
      y: heightAt(x, z),
      z,
      tall,
      lean,
    });
  });
}

const HAZE = lab('#f2d9c2');
const air = (colour: Lab, distance: number): Lab => mix(colour, HAZE, 0.12 * smooth(50, 110, distance));

export function paintHilltop(stage: Stage): Seen {
  const solid = new Solid();
  addHill(solid);
  addFlowers(solid);
  addShade(solid);
  addPeople(solid);
  solid.at({ turn: TURN }, () => addThreeStoreyTemple(solid));
  return paintSolid(stage, { solid, view: viewOfHill(stage.frame), sun: SUN, air, shadowSize: 4600 });
}

export const EDGE_OF_HILL = { x: EDGE + 1, heightAt };

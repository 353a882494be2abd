import { drawCrown } from '../../parts/broadleaf.ts';
import { blend, type Hex } from '../../parts/colour.ts';
import { noiseOf } from '../../parts/noise.ts';
import { clamp, lerp, randomOf } from '../../parts/numbers.ts';
import type { Pen } from '../../parts/plate.ts';
import { paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';
import { drawTallGrass } from '../../parts/tall-grass.ts';
import { heightAt, middleAt } from './road.ts';

const noise = noiseOf(71);

export const CAMERA = { height: 2.7, horizon: 0.4, focal: 1.9 };

type Tree = { x: number; d: number; tall: number; seed: number };

/** Where a place of the ground appears, and the scale there. */
function spotOf(stage: Stage, x: number, d: number, y = heightAt(x, d)): readonly [number, number, number] {
  const scale = (CAMERA.focal * stage.frame.fit) / d;
  return [stage.frame.aspect / 2 + x * scale, CAMERA.horizon + (CAMERA.height - y) * scale, scale];
}

const halfOf = ({ seed }: Tree) => 0.2 + 0.13 * randomOf(seed)();
const leanOf = ({ seed, tall }: Tree) => (randomOf(seed + 5)() - 0.5) * 0.06 * tall;

type Stand = { near: number; far: number; count: number; from: number; to: number; seed: number };

/** Strips of forest left of the road, and its far edge beyond the clearing. */
const NEAR: readonly Stand[] = [
  { far: 50, near: 38, count: 14, from: -30, to: -11.5, seed: 4 },
  { far: 38, near: 28, count: 13, from: -17, to: -8, seed: 5 },
  { far: 28, near: 20, count: 10, from: -12, to: -6, seed: 6 },
  { far: 20, near: 14, count: 6, from: -9, to: -5, seed: 7 },
  { far: 9, near: 7, count: 2, from: -5.6, to: -3.6, seed: 12 },
];

const FAR: readonly Stand[] = [
  { far: 240, near: 190, count: 90, from: -90, to: 120, seed: 11 },
  { far: 170, near: 140, count: 60, from: -70, to: 100, seed: 12 },
];

/** From far to near: close to the road they stand denser, beyond the clearing anywhere. */
function treesOf({ near, far, count, from, to, seed }: Stand, beside: boolean): Tree[] {
  const random = randomOf(seed * 71);
  return Array.from({ length: count }, (_, i) => {
    const d = lerp(far, near, (i + random()) / count);
    const off = random();
    const x = beside ? middleAt(d) + lerp(from, to, 1 - off ** 1.5) : lerp(from, to, random());
    return { x, d, tall: (beside ? 13 : 11) + 5 * random(), seed: seed * 100 + i };
  });
}

function drawStem(pen: Pen, stage: Stage, tree: Tree): void {
  const [px, py, scale] = spotOf(stage, tree.x, tree.d);
  const half = halfOf(tree) * scale;
  const lean = leanOf(tree) * scale;
  const top = py - tree.tall * 0.95 * scale;
  pen.beginPath();
  pen.moveTo(px - half * 1.8, py + half * 0.3);
  pen.quadraticCurveTo(px - half * 1.05, py - half * 2, px - half, py - half * 8);
  pen.lineTo(px + lean - half * 0.5, top);
  pen.lineTo(px + lean + half * 0.5, top);
  pen.lineTo(px + half, py - half * 8);
  pen.quadraticCurveTo(px + half * 1.05, py - half * 2, px + half * 1.8, py + half * 0.3);
  pen.fill();
}

/** Tufts round the upper half of the stem, moved toward the light and thinned out for the lit ones. */
function drawTop(pen: Pen, stage: Stage, { x, d, tall, seed }: Tree, lit: number): void {
  const random = randomOf(seed * 3 + 1);
  const [px, py, scale] = spotOf(stage, x, d);
  const tufts = 16 + 5 * lit;
  for (let i = 0; i < tufts; i++) {
    const u = lerp(0.46, 1, (i + random()) / tufts);
    const wide = tall * 0.19 * Math.sin(Math.PI * lerp(0.25, 0.95, (u - 0.46) / 0.54));
    const side = (random() * 2 - 1) * wide + lit * 0.42;
    const keep = random();
    if (lit > 0 && (side < wide * (0.9 * lit - 0.9) || keep < 0.2 * lit)) continue;
    drawCrown(pen, {
      x: px + side * scale,
      y: py - (u * tall + lit * 0.35) * scale,
      radius: tall * (0.08 - 0.022 * lit) * scale,
      seed: seed * 31 + i + lit * 1000,
      leaf: clamp((0.085 - 0.012 * lit) * scale, 0.0014, 0.006),
      flat: 0.62,
    });
  }
}

/** Bushes and saplings round the feet. */
function drawThicket(pen: Pen, stage: Stage, { x, d, seed }: Tree): void {
  const random = randomOf(seed * 7);
  for (let i = 0; i < 4; i++) {
    const [px, py, scale] = spotOf(stage, x - 0.7 + (random() - 0.5) * 3, d);
    drawCrown(pen, {
      x: px,
      y: py - 0.5 * scale * random(),
      radius: (0.5 + 0.7 * random()) * scale,
      seed: seed + i,
      leaf: clamp(0.07 * scale, 0.0013, 0.006),
      flat: 0.6,
    });
  }
}

type Inks = { stem: Hex; rim: Hex; deep: Hex; leaf: Hex; light: Hex };

const inksAt = (d: number): Inks => {
  const far = clamp((d - 12) / 150) ** 0.5;
  return {
    stem: blend('#1c2a2a', '#d9bf84', far),
    rim: blend('#ffcf7a', '#fff0c0', far),
    deep: blend('#13292a', '#cdb87f', far),
    leaf: blend('#263f30', '#d6c184', far),
    light: blend('#6b6a34', '#efd996', far),
  };
};

/** The sun is behind them: dark stems, edged with light, and light through the leaves at the side of the clearing. */
function paintStand(stage: Stage, stand: Stand, beside: boolean): void {
  const trees = treesOf(stand, beside);
  const { stem, rim, deep, leaf, light } = inksAt((stand.near + stand.far) / 2);
  const scale = CAMERA.focal / stand.near;
  const print = (draw: (pen: Pen, tree: Tree) => void, base: Hex, rimStrength: number) =>
    paintSilhouette(stage, {
      draw: (pen) => {
        for (const tree of trees) draw(pen, tree);
      },
      base,
      rim,
      rimWidth: clamp(0.035 * scale, 0.0012, 0.0036),
      rimStrength,
      toward: 1,
      fog: beside
        ? { colour: '#f0cf8e', from: 0.3, to: 0.62, most: clamp((stand.near - 10) / 80, 0, 0.4) }
        : undefined,
    });
  print((pen, tree) => drawStem(pen, stage, tree), stem, 0.9);
  print(
    (pen, tree) => {
      drawTop(pen, stage, tree, 0);
      drawThicket(pen, stage, tree);
    },
    deep,
    0.16,
  );
  print((pen, tree) => drawTop(pen, stage, tree, 1), leaf, 0.5);
  print((pen, tree) => drawTop(pen, stage, tree, 2), light, 0.6);
}

export function paintForest(stage: Stage, part: 'far' | 'near'): void {
  for (const stand of part === 'far' ? FAR : NEAR) paintStand(stage, stand, part === 'near');
}

/** Grass along both edges of the track. */
export function paintVerge(stage: Stage, part: 'far' | 'near'): void {
  const [from, to] = part === 'far' ? [80, 17] : [17, 5];
  const rows = part === 'far' ? 26 : 30;
  for (const [share, base, rim] of [
    [0, '#4f5632', '#c9a858'],
    [1, '#a08a44', '#ffe09a'],
  ] as const)
    paintSilhouette(stage, {
      draw: (pen) => {
        for (let i = 0; i < rows; i++) {
          const d = from * (to / from) ** (i / rows);
          for (const side of [-1, 1]) {
            if (part === 'near' && side < 0 && d > 8) continue;
            const [x, y, scale] = spotOf(stage, middleAt(d) + side * (2.5 + 0.5 * share), d);
            drawTallGrass(pen, {
              from: x - 0.8 * scale,
              to: x + (side > 0 ? 7 : 0.7) * scale,
              ground: (at) => y + 0.5 * scale * noise.at(at * 24, i * 3.7),
              height: (0.66 + 0.16 * share) * scale,
              count: (side > 0 ? 2.6 : 1) * (share ? 26 : 120),
              plumes: side > 0 ? 0.05 : 0,
              blade: 0.014 * scale,
              lean: -0.1,
              seed: i * 2 + side + 50 * share,
            });
          }
        }
      },
      base,
      rim,
      toward: 1,
      rimWidth: 0.0014,
    });
}

import { drawBush } from '../../parts/blossom.ts';
import { blend, type Hex } from '../../parts/colour.ts';
import { randomOf, smooth } from '../../parts/numbers.ts';
import type { Pen } from '../../parts/plate.ts';

type Tree = { x: number; y: number; height: number; lean: number; seed: number };

export type Tones = {
  stem: Hex;
  leaf: { shade: Hex; lit: Hex };
  bloom: { shade: Hex; lit: Hex };
  blooms: number;
  grain: number;
};

/** An old tree rhododendron: crooked stems from one root, forking again and again, a crown at the end of each. */
export function drawRhododendron(pen: Pen, { x, y, height, lean, seed }: Tree, tones: Tones): void {
  const random = randomOf(seed);
  const crowns: { x: number; y: number; size: number }[] = [];
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const grow = (from: readonly [number, number], angle: number, length: number, depth: number): void => {
    let [px, py, way] = [from[0], from[1], angle];
    for (let joint = 0; joint < 3; joint++) {
      way = way * 0.93 + (random() - 0.5) * 0.6;
      const [nx, ny] = [px + (Math.sin(way) * length) / 3, py - (Math.cos(way) * length) / 3];
      pen.strokeStyle = tones.stem;
      pen.lineWidth = height * 0.0052 * (depth + 0.7 - joint * 0.25) ** 1.35;
      pen.beginPath();
      pen.moveTo(px, py);
      pen.lineTo(nx, ny);
      pen.stroke();
      [px, py] = [nx, ny];
    }
    if (depth <= 2) crowns.push({ x: px, y: py, size: height * (0.055 + 0.055 * random()) });
    if (depth <= 1) return;
    const forks = random() < 0.3 ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const spread = (i / (forks - 1) - 0.5) * (0.9 + 0.5 * random());
      grow([px, py], way * 0.7 + lean * 0.2 + spread, length * (0.66 + 0.24 * random()), depth - 1);
    }
  };
  for (const start of [-0.26, 0.06, 0.3])
    grow([x + start * height * 0.06, y], lean + start, height * 0.27, 5);
  crowns.sort((a, b) => a.y - b.y);
  const lowest = y - height * 0.3;
  for (const [i, crown] of crowns.entries()) {
    // Light falls through from above: the under side of the canopy stays dark.
    const deep = 0.55 * smooth(height * 0.5, 0, lowest - crown.y);
    const dim = ({ shade, lit }: { shade: Hex; lit: Hex }) => ({
      shade: blend(shade, tones.stem, deep),
      lit: blend(lit, tones.stem, deep),
    });
    drawBush(pen, {
      x: crown.x,
      y: crown.y + crown.size * 0.5,
      radius: crown.size * (1 + 0.3 * random()),
      tall: crown.size * 1.15,
      leaf: dim(tones.leaf),
      bloom: dim(tones.bloom),
      blooms: tones.blooms * (0.15 + 1.1 * random()),
      toward: 1,
      grain: tones.grain,
      seed: seed * 17 + i,
    });
  }
}

export const FAR: Tones = {
  stem: '#8d9ba0',
  leaf: { shade: '#8fa3a4', lit: '#b4c0b6' },
  bloom: { shade: '#b98b91', lit: '#d9a3a1' },
  blooms: 0.5,
  grain: 0.007,
};

export const MIDDLE: Tones = {
  stem: '#55666b',
  leaf: { shade: '#4e6a68', lit: '#8ea08a' },
  bloom: { shade: '#9c4653', lit: '#d96a68' },
  blooms: 0.6,
  grain: 0.009,
};

export const NEAR: Tones = {
  stem: '#20292e',
  leaf: { shade: '#14302f', lit: '#4f7350' },
  bloom: { shade: '#7d0f29', lit: '#ff4f4a' },
  blooms: 0.7,
  grain: 0.0125,
};

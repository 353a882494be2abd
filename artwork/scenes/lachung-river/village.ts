import { drawBush } from '../../parts/blossom.ts';
import { drawCabin } from '../../parts/cabin.ts';
import type { Hex } from '../../parts/colour.ts';
import { drawConifer } from '../../parts/conifer.ts';
import { randomOf } from '../../parts/numbers.ts';
import type { Pen } from '../../parts/plate.ts';
import { breadthAt, type Item, riverAt } from './valley.ts';

const TIN: readonly (readonly [Hex, Hex])[] = [
  ['#7c2a26', '#d9543f'],
  ['#1f5561', '#3f9aa0'],
  ['#2e5a3b', '#6da35b'],
  ['#7a3f1f', '#e08a3c'],
  ['#28466f', '#5a8ec0'],
];

/** Where each house stands, its width, its tin, its storeys. */
export const HOUSES: readonly (readonly [x: number, z: number, width: number, tin: number, rows: number])[] =
  [
    [-0.84, 1.75, 0.22, 0, 1],
    [-1.18, 2.05, 0.2, 1, 1],
    [-0.98, 2.4, 0.22, 3, 2],
    [-0.66, 2.75, 0.2, 2, 1],
    [-1.4, 2.7, 0.24, 4, 2],
    [-1.05, 3.05, 0.2, 0, 1],
    [-0.7, 3.5, 0.24, 1, 2],
    [-1.5, 3.5, 0.24, 3, 1],
    [-1.1, 3.9, 0.22, 2, 2],
    [-0.66, 4.3, 0.24, 0, 1],
    [-1.6, 4.4, 0.24, 0, 2],
    [-1.05, 4.7, 0.24, 4, 1],
    [0.74, 2.35, 0.2, 4, 1],
    [0.98, 3, 0.22, 0, 2],
    [0.78, 3.8, 0.22, 2, 1],
    [1.3, 4.2, 0.24, 3, 2],
    [0.95, 4.7, 0.22, 1, 1],
  ];

export function house([x, z, width, tin, rows]: (typeof HOUSES)[number]): Item {
  const [shade, lit] = TIN[tin] as readonly [Hex, Hex];
  const wood = tin % 2 === 1 || (rows === 1 && z > 2);
  const draw = (pen: Pen, px: number, py: number, scale: number) =>
    drawCabin(pen, {
      origin: [px, py + 0.012 * scale],
      width: width * scale,
      height: (0.052 + 0.044 * rows) * scale,
      depth: 0.15 * scale,
      wall: { lit: wood ? '#9a6a45' : '#d9c59c', shade: wood ? '#4b352f' : '#6f6a66' },
      roof: { lit, shade },
      plinth: { tone: { lit: '#a39783', shade: '#57535a' }, share: rows > 1 ? 0.16 : 0.22 },
      frame: wood ? '#e8d8b4' : '#2d5f58',
      pane: '#262a30',
      columns: 3,
      rows,
      rise: 0.05 * scale,
      view: { front: 0.9, side: 0.44, frontRise: 0.03, sideRise: -0.05 },
    });
  return { x, z, draw };
}

export function trees(): Item[] {
  const random = randomOf(19);
  return Array.from({ length: 210 }, (_, i) => {
    const z = 1 / (0.2 + 0.46 * random());
    const side = random() < 0.5 ? -1 : 1;
    const x = riverAt(z) + side * (breadthAt(z) + 0.1 + (0.5 + 0.3 * z) * random());
    const gold = random();
    const draw = (pen: Pen, px: number, py: number, scale: number) => {
      if (gold < 0.42) {
        pen.fillStyle = '#24423f';
        pen.strokeStyle = '#24423f';
        drawConifer(pen, { x: px, y: py, height: (0.2 + 0.32 * gold) * scale, seed: i + 9, density: 0.8 });
        return;
      }
      const leaf: { shade: Hex; lit: Hex } =
        gold < 0.64
          ? { shade: '#7d4a1e', lit: '#f0b03c' }
          : gold < 0.85
            ? { shade: '#7a3319', lit: '#e57a32' }
            : { shade: '#5f5a24', lit: '#d8b94a' };
      pen.strokeStyle = '#4a352b';
      pen.lineWidth = 0.008 * scale;
      pen.beginPath();
      pen.moveTo(px, py);
      pen.lineTo(px + 0.004 * scale, py - 0.09 * scale);
      pen.stroke();
      drawBush(pen, {
        x: px,
        y: py - 0.045 * scale,
        radius: 0.05 * scale,
        tall: 0.15 * scale * (0.8 + 0.5 * gold),
        leaf,
        bloom: leaf,
        blooms: 0,
        toward: -1,
        grain: 0.011 * scale,
        seed: i + 3,
      });
    };
    return { x, z, draw };
  }).filter(
    ({ x, z }) =>
      !HOUSES.some(([hx, hz, w]) => x > hx - 0.06 && x < hx + w + 0.08 && z < hz + 0.15 && z > hz - 0.32),
  );
}

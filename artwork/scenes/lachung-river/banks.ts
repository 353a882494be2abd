import { drawBush } from '../../parts/blossom.ts';
import { drawBoulder } from '../../parts/boulder.ts';
import type { Hex } from '../../parts/colour.ts';
import { randomOf } from '../../parts/numbers.ts';
import type { Pen } from '../../parts/plate.ts';
import { breadthAt, type Item, riverAt } from './valley.ts';

/** Low rust and straw-coloured scrub on the near banks, with a few large maples that come into the picture at its right. */
export function shrubs(): Item[] {
  const random = randomOf(67);
  const scrub = Array.from({ length: 170 }, (_, i) => {
    const z = 1 / (0.4 + 1.45 * random());
    const side = random() < 0.45 ? -1 : 1;
    const x = riverAt(z) + side * (breadthAt(z) + 0.07 + 0.6 * random());
    const pick = random();
    const leaf: { shade: Hex; lit: Hex } =
      pick < 0.45
        ? { shade: '#5a4a26', lit: '#c79a45' }
        : pick < 0.75
          ? { shade: '#6a3420', lit: '#cf6b32' }
          : { shade: '#33472f', lit: '#83893f' };
    const size = 0.014 + 0.026 * random();
    const draw = (pen: Pen, px: number, py: number, scale: number) =>
      drawBush(pen, {
        x: px,
        y: py + 0.004 * scale,
        radius: size * 1.5 * scale,
        tall: size * 1.3 * scale,
        leaf,
        bloom: leaf,
        blooms: 0,
        toward: -1,
        grain: 0.0068 * scale,
        seed: i + 300,
      });
    return { x, z, draw };
  });
  const maples = [
    [0.78, 1.12, 5],
    [0.93, 1.3, 9],
    [0.72, 1.52, 14],
    [1.02, 1.02, 23],
  ] as const;
  const large = maples.map(
    ([x, z, seed]): Item => ({
      x,
      z,
      draw: (pen, px, py, scale) => {
        pen.strokeStyle = '#3f2c26';
        pen.lineWidth = 0.014 * scale;
        pen.beginPath();
        pen.moveTo(px, py + 0.01 * scale);
        pen.quadraticCurveTo(px + 0.012 * scale, py - 0.07 * scale, px, py - 0.16 * scale);
        pen.stroke();
        const leaf = seed % 2 ? { shade: '#7c2f17', lit: '#f0862f' } : { shade: '#84501a', lit: '#f7bf45' };
        drawBush(pen, {
          x: px,
          y: py - 0.07 * scale,
          radius: 0.1 * scale,
          tall: 0.3 * scale,
          leaf: leaf as { shade: Hex; lit: Hex },
          bloom: leaf as { shade: Hex; lit: Hex },
          blooms: 0,
          toward: -1,
          grain: 0.014 * scale,
          seed,
        });
      },
    }),
  );
  return [...scrub, ...large];
}

export function boulders(): Item[] {
  const random = randomOf(23);
  return Array.from({ length: 130 }, (_, i) => {
    const z = 1 / (0.24 + 1.55 * random());
    const shore = random() < 0.55;
    const u = (random() * 2 - 1) * (shore ? 1 : 0.8);
    const x = riverAt(z) + (shore ? Math.sign(u) * (0.82 + 0.35 * Math.abs(u)) : u) * breadthAt(z);
    const size = 0.014 + 0.062 * random() ** 2.4;
    const draw = (pen: Pen, px: number, py: number, scale: number) =>
      drawBoulder(pen, {
        x: px,
        y: py,
        size: size * scale,
        seed: i + 7,
        shade: '#4c4b52',
        lit: '#efdcb4',
        toward: -1,
        foam: shore ? undefined : '#fffaf0',
      } as Parameters<typeof drawBoulder>[1]);
    return { x, z, draw };
  });
}

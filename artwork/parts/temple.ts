import { type Box, drawRoof, polygon, rectOn, type Tone, toneAt, type View, wallOf } from './building.ts';
import type { Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type TempleBlock = Box & {
  rows: number;
  columns: number;
  /** Roofs one above the other; the upper ones on a drum of their own. */
  tiers?: number;
};

const WHITE: Tone = { lit: '#f7ead0', shade: '#76869e' };
const KEMAR: Tone = { lit: '#8f3d30', shade: '#4c3146' };
const WOOD: Tone = { lit: '#7d4a33', shade: '#3f2d38' };
const GILT: Tone = { lit: '#e8b552', shade: '#8a6544' };
const CREAM: Tone = { lit: '#f0cf8d', shade: '#7d7482' };
const PANE: Hex = '#33292f';
const FACES = ['side', 'front'] as const;
type Face = (typeof FACES)[number];

const battered = (block: TempleBlock): TempleBlock => ({
  ...block,
  batter: block.batter ?? block.width * 0.035,
});

/** A Bhutanese temple: leaning white walls, dark bay windows in timber, the red band under gilded eaves. */
export function drawTemple(pen: Pen, view: View, block: TempleBlock): void {
  const box = battered(block);
  for (const face of FACES) drawFace(pen, view, box, face);
  drawTiers(pen, view, box, { rise: block.width * 0.21, tiers: block.tiers ?? 1 });
}

function drawFace(pen: Pen, view: View, box: TempleBlock, face: Face): void {
  const wall = wallOf(view, box, face);
  rectOn(pen, wall, [0, 0, 1, 1], toneAt(WHITE, wall.light));
  const columns =
    face === 'front' ? box.columns : Math.max(1, Math.round((box.columns * box.depth) / box.width));
  for (let row = 0; row < box.rows; row++) {
    for (let column = 0; column < columns; column++)
      drawWindow(pen, wall, { row, rows: box.rows, column, columns });
  }
  rectOn(pen, wall, [0, 0.77, 1, 0.93], toneAt(KEMAR, wall.light));
  rectOn(pen, wall, [0, 0.765, 1, 0.778], toneAt(CREAM, wall.light));
  for (let k = 0; k <= columns; k++) {
    pen.fillStyle = toneAt({ lit: '#ffe2a0', shade: '#8b7467' }, wall.light);
    pen.beginPath();
    pen.arc(...wall.spotAt((k + 0.5) / (columns + 1), 0.85), box.height * 0.024, 0, 7);
    pen.fill();
  }
  // The shadow of the eaves: deep, for the roof stands far out.
  polygon(pen, 'rgba(43,34,58,0.42)', [
    wall.spotAt(0, 1),
    wall.spotAt(1, 1),
    wall.spotAt(1, 0.9),
    wall.spotAt(0, 0.86),
  ]);
}

type Place = { row: number; rows: number; column: number; columns: number };

/** Small below, wide bay windows under the eaves. */
function windowAt({ row, rows, column, columns }: Place) {
  const top = row === rows - 1;
  return {
    u: (column + 0.5) / columns,
    v: 0.12 + (0.6 * row) / rows,
    tall: (0.6 / rows) * (top ? 0.7 : 0.5),
    half: (0.5 / columns) * (top ? 0.56 : 0.34),
  };
}

function drawWindow(pen: Pen, wall: ReturnType<typeof wallOf>, place: Place): void {
  const { u, v, tall, half } = windowAt(place);
  rectOn(pen, wall, [u - half * 1.25, v - 0.012, u + half * 1.25, v + tall * 1.16], toneAt(WOOD, wall.light));
  rectOn(
    pen,
    wall,
    [u - half * 1.5, v + tall * 1.08, u + half * 1.5, v + tall * 1.2],
    toneAt(CREAM, wall.light),
  );
  rectOn(pen, wall, [u - half, v, u - half * 0.1, v + tall], PANE);
  rectOn(pen, wall, [u + half * 0.1, v, u + half, v + tall], PANE);
}

/** A butter lamp behind a window of the front: the panes are filled with its light, from 0 dark to 1. */
export function drawLamp(
  pen: Pen,
  view: View,
  block: TempleBlock,
  { row, column, light }: { row: number; column: number; light: number },
): void {
  const wall = wallOf(view, battered(block), 'front');
  const { u, v, tall, half } = windowAt({ row, column, rows: block.rows, columns: block.columns });
  pen.globalAlpha = light;
  rectOn(pen, wall, [u - half, v, u - half * 0.1, v + tall], '#ffb64d');
  rectOn(pen, wall, [u + half * 0.1, v, u + half, v + tall], '#ffca70');
  pen.globalAlpha = 0.22 * light;
  pen.fillStyle = '#ffc25e';
  pen.beginPath();
  pen.arc(...wall.spotAt(u, v + tall / 2), block.height * 0.14, 0, 7);
  pen.fill();
  pen.globalAlpha = 1;
}

function drawTiers(pen: Pen, view: View, box: Box, { rise, tiers }: { rise: number; tiers: number }): void {
  const last = tiers <= 1;
  const shape = { overhang: box.width * 0.11, rise, ridge: last ? 0.5 : 0.58, upturn: rise * 0.1 };
  drawRoof(pen, view, box, { tone: GILT, under: '#4b2f2b', ...shape });
  if (last) {
    drawFinial(pen, view, box, rise);
    return;
  }
  const [width, depth] = [box.width * 0.52, box.depth * 0.52];
  const [x, z] = [box.x + (box.width - width) / 2, box.z + (box.depth - depth) / 2];
  const drum: Box = { x, y: box.y + box.height + rise * 0.62, z, width, depth, height: rise * 0.75 };
  for (const face of FACES) {
    const wall = wallOf(view, drum, face);
    rectOn(pen, wall, [0, 0, 1, 1], toneAt(KEMAR, wall.light));
    for (let k = 0; k < 4; k++)
      rectOn(pen, wall, [0.09 + 0.22 * k, 0.3, 0.23 + 0.22 * k, 0.76], toneAt(CREAM, wall.light));
  }
  drawTiers(pen, view, drum, { rise: rise * 0.6, tiers: tiers - 1 });
}

/** The sertog: a gilded bulb on a stem that catches the light. */
function drawFinial(pen: Pen, view: View, box: Box, rise: number): void {
  const [x, y] = view.spot([box.x + box.width / 2, box.y + box.height + rise, box.z + box.depth / 2]);
  const h = Math.max(0.008, box.width * 0.2);
  pen.fillStyle = '#ffe6a8';
  pen.fillRect(x - h * 0.05, y - h, h * 0.1, h);
  for (const [up, radius] of [
    [0.22, 0.19],
    [0.52, 0.13],
    [0.78, 0.08],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, y - h * up, h * radius, h * radius * 0.9, 0, 0, 7);
    pen.fill();
  }
}

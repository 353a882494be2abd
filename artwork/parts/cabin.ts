import {
  type Box,
  type CornerView,
  cornerView,
  drawRoof,
  rectOn,
  type Tone,
  toneAt,
  type Wall,
  wallOf,
} from './building.ts';
import type { Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type Cabin = {
  /** Where its near left corner stands, and the length of its front. */
  origin: readonly [number, number];
  width: number;
  height: number;
  depth: number;
  wall: Tone;
  roof: Tone;
  /** Stone below the boards, as a share of the height. */
  plinth?: { tone: Tone; share: number };
  frame: Hex;
  pane: Hex;
  /** Windows with a light behind them, counted from the left of the lowest row. */
  lamps?: { colour: Hex; which: readonly number[] };
  columns: number;
  rows?: number;
  rise?: number;
  view?: Partial<CornerView>;
};

/** A hill house: boards on stone, small framed windows, a tin roof with its overhang and its ribs. */
export function drawCabin(pen: Pen, cabin: Cabin): void {
  const { width, height, depth, origin, rise = height * 0.55, roof } = cabin;
  const view = cornerView({ ...cabin.view, origin });
  const box: Box = { x: 0, y: 0, z: 0, width, height, depth };
  for (const face of ['side', 'front'] as const) {
    const wall = wallOf(view, box, face);
    rectOn(pen, wall, [0, 0, 1, 1], toneAt(cabin.wall, wall.light));
    drawBoards(pen, wall, toneAt({ lit: cabin.wall.shade, shade: cabin.wall.shade }, 1));
    if (cabin.plinth) rectOn(pen, wall, [0, 0, 1, cabin.plinth.share], toneAt(cabin.plinth.tone, wall.light));
    rectOn(pen, wall, [0, 0.86, 1, 1], toneAt({ lit: cabin.wall.shade, shade: '#1a2130' }, wall.light));
    drawWindows(
      pen,
      wall,
      cabin,
      face === 'front' ? cabin.columns : Math.max(1, Math.round((cabin.columns * depth) / width)),
    );
  }
  drawRoof(pen, view, box, { tone: roof, overhang: height * 0.2, rise, ridge: 1 });
}

function drawBoards(pen: Pen, wall: Wall, colour: Hex): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 0.0005;
  for (let i = 1; i < 9; i++) {
    pen.beginPath();
    pen.moveTo(...wall.spotAt(0, i / 9));
    pen.lineTo(...wall.spotAt(1, i / 9));
    pen.stroke();
  }
}

function drawWindows(
  pen: Pen,
  wall: Wall,
  { rows = 1, frame, pane, lamps, plinth }: Cabin,
  columns: number,
): void {
  const foot = plinth && rows === 1 ? plinth.share : 0.06;
  const tall = (0.88 - foot) / rows;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, low] = [(column + 0.24) / columns, foot + tall * (row + 0.26)];
      const [right, high] = [left + 0.52 / columns, low + tall * 0.5];
      const lamp = lamps && row === 0 && lamps.which.includes(column) ? lamps.colour : pane;
      rectOn(
        pen,
        wall,
        [left - 0.06 / columns, low - tall * 0.07, right + 0.06 / columns, high + tall * 0.07],
        frame,
      );
      rectOn(pen, wall, [left, low, right, high], lamp);
      rectOn(pen, wall, [left + 0.24 / columns, low, left + 0.28 / columns, high], frame);
    }
  }
}

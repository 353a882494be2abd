/** In units of the drawing; x and y are the centre. */
type Box = { x: number; y: number; width: number; height: number };

export type ToLabel = { x: number; y: number; width: number; lines: number };
export type PlacedLabel = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };

type Frame = { width: number; height: number };

const LINE = 17;
const GAP = 9;

/** Avoids overlaps with labels, dots and the frame. y is the first line's. */
export function placeLabels(dots: readonly ToLabel[], { width, height }: Frame): PlacedLabel[] {
  const taken: Box[] = dots.map(({ x, y }) => ({ x, y, width: 12, height: 12 }));
  return dots.map((dot) => {
    const options = optionsFor(dot);
    const costs = options.map(({ box, rank }) => {
      const out = outside(box, { width, height });
      return taken.reduce((sum, other) => sum + overlap(box, other), 0) + out * 4 + rank;
    });
    const best = options[costs.indexOf(Math.min(...costs))] ?? options[0];
    if (!best) throw new Error('A label has nowhere to go.');
    taken.push(best.box);
    const { box, anchor } = best;
    const half = box.width / 2;
    const x = anchor === 'start' ? box.x - half : anchor === 'end' ? box.x + half : box.x;
    return { x, y: box.y - box.height / 2 + LINE - 4, anchor };
  });
}

type Option = { box: Box; anchor: PlacedLabel['anchor']; rank: number };

function optionsFor({ x, y, width, lines }: ToLabel): Option[] {
  const height = lines * LINE;
  const options: Option[] = [];
  for (const [far, off] of [0, 14, 28, 44].entries()) {
    const side = width / 2 + GAP + off / 2;
    const up = height / 2 + GAP + off;
    const add = (dx: number, dy: number, anchor: Option['anchor']) =>
      options.push({ box: { x: x + dx, y: y + dy, width, height }, anchor, rank: options.length + far * 20 });
    add(side, off, 'start');
    add(-side, off, 'end');
    add(side, -off, 'start');
    add(-side, -off, 'end');
    add(0, -up, 'middle');
    add(0, up, 'middle');
  }
  return options;
}

function overlap(one: Box, other: Box): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return across > 0 && down > 0 ? across * down + 200 : 0;
}

/** In square units, plus a fixed cost for any overlap. */
function outside(box: Box, { width, height }: Frame): number {
  const left = Math.max(0, box.width / 2 - box.x + 4) + Math.max(0, box.x + box.width / 2 - width + 4);
  const top = Math.max(0, box.height / 2 - box.y + 4) + Math.max(0, box.y + box.height / 2 - height + 4);
  return left * box.height + top * box.width;
}

export function isFree(name: Box, labels: readonly Box[], frame: Frame): boolean {
  return outside(name, frame) === 0 && labels.every((other) => overlap(name, other) === 0);
}

export function boxOf({ x, y, anchor }: PlacedLabel, { width, lines }: ToLabel): Box {
  const middle = anchor === 'start' ? x + width / 2 : anchor === 'end' ? x - width / 2 : x;
  const height = lines * LINE;
  return { x: middle, y: y - LINE + 4 + height / 2, width, height };
}

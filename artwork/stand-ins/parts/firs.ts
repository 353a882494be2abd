// Conifers: four drawn once as symbols and set many times. Each has a lit side in `currentColor`, so a grove
// takes its rim light from its group.
import { random } from './noise.ts';
import { group, type Point, type Sheet, short, trace, traceAll } from './sheet.ts';

/** One fir 100 units high with its foot at 0,0: drooping limbs of uneven length, a bare leader. */
function fir(seed: number, wide: number, tiers: number, bare: number): { whole: string; lit: string } {
  const r = random(seed);
  const sides: Point[][] = [[], []];
  const glints: Point[][] = [];
  for (let i = 0; i < tiers; i++)
    for (const [k, side] of sides.entries()) {
      const u = (i + 0.6 * r()) / tiers;
      const y = -95 + (86 - bare) * u;
      const w = wide * (0.06 + 0.94 * u ** 0.75) * (0.6 + 0.55 * r()) + 0.6;
      const droop = (1.5 + 6.5 * u * (0.4 + r())) * (13 / tiers);
      // Under each limb hang two tufts: a smooth fir reads as a stack of arrowheads.
      side.push(
        [w * 0.3, y],
        [w * 0.75, y + droop * 0.4],
        [w, y + droop],
        [w * 0.78, y + droop * 0.95],
        [w * 0.68, y + droop + 2.2 * r()],
        [w * 0.5, y + droop * 0.8],
        [w * 0.36, y + droop + 2.5 * r()],
      );
      if (k === 0 && r() < 0.7)
        glints.push([
          [w * 0.3, y - 0.4],
          [w * 0.75, y + droop * 0.35],
          [w, y + droop],
          [w * 0.7, y + droop * 0.62],
        ]);
    }
  const [right, left] = sides as [Point[], Point[]];
  const outline: Point[] = [
    [0, -100],
    ...right,
    [1.5, -7 - bare],
    [2, 3],
    [-2, 3],
    [-1.5, -7 - bare],
    ...left.toReversed().map(([x, y]): Point => [-x, y]),
  ];
  // Drawn 200 units high in whole numbers: shorter than 100 with a decimal.
  const twice = (list: readonly Point[]): Point[] => list.map(([x, y]): Point => [x * 2, y * 2]);
  return { whole: trace(twice(outline)), lit: traceAll(glints.map(twice)) };
}

export class Firs {
  private readonly ids: string[];

  /** `bare` leaves that much of the bole free of limbs, as in a planted wood. */
  constructor(sheet: Sheet, seed = 1, wide = 17, rim = true, kinds = 2, tiers = 13, bare = 0) {
    this.ids = Array.from({ length: kinds }, (_, i) => {
      const f = fir(seed + i * 7, wide * (0.9 + 0.3 * i), tiers, bare);
      const side = rim ? `<path fill="currentColor" d="${f.lit}"/>` : '';
      return sheet.define((id) => `<g id="${id}"><path d="${f.whole}"/>${side}</g>`);
    });
  }

  /** Positions as [x, foot, height]; `flip` when the light comes from the left. */
  grove(
    paint: string,
    rim: string,
    trees: readonly (readonly [number, number, number])[],
    flip = false,
  ): string {
    const uses = trees.map(([x, y, h], i) => {
      const s = short(h / 200, 2);
      const m = `matrix(${flip ? '-' : ''}${s} 0 0 ${s} ${short(x)} ${short(y)})`;
      return `<use href="#${this.ids[(i * 5 + Math.round(x)) % this.ids.length]}" transform="${m}"/>`;
    });
    return group({ fill: paint, color: rim }, ...uses);
  }
}

/** Trees along a line, thinned so that they stand in clumps; near ones are the last and so in front. */
export function scatter(
  seed: number,
  count: number,
  box: readonly [number, number],
  foot: (x: number) => number,
  tall: readonly [number, number],
  spread = 10,
): [number, number, number][] {
  const r = random(seed);
  return Array.from({ length: count }, (): [number, number, number] => {
    const x = box[0] + (box[1] - box[0]) * r();
    const down = r();
    return [x, foot(x) + spread * down, tall[0] + (tall[1] - tall[0]) * (0.35 * down + 0.65 * r() ** 1.6)];
  }).sort((a, b) => a[1] - b[1]);
}

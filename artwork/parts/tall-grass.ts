import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type TallGrass = {
  from: number;
  to: number;
  ground: (x: number) => number;
  height: number;
  count: number;
  seed: number;
  lean?: number;
  /** Share of the stems that carry a plume. */
  plumes?: number;
  /** Breadth of a blade, in heights of the picture. */
  blade?: number;
};

/** Elephant grass and kans: thin arching blades in tussocks, some with a feathered plume. */
export function drawTallGrass(pen: Pen, grass: TallGrass): void {
  const { from, to, ground, height, count, seed, lean = 0.1, plumes = 0.12, blade = 0.0022 } = grass;
  const random = randomOf(seed);
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, random());
    const tussock = 0.72 + 0.28 * Math.sin(x * 19 + seed) * Math.sin(x * 7.3 + seed * 2);
    const long = height * (0.45 + 0.65 * random()) * tussock;
    const y = ground(x) + 0.01;
    const bend = long * (lean + (random() - 0.5) * 0.7);
    const tip = [x + bend, y - long * (0.86 + 0.1 * random())] as const;
    pen.beginPath();
    pen.moveTo(x - blade * 0.5, y);
    pen.quadraticCurveTo(x + bend * 0.15, y - long * 0.7, ...tip);
    pen.quadraticCurveTo(x + bend * 0.2 + blade, y - long * 0.6, x + blade * 0.6, y);
    pen.fill();
    if (random() < plumes)
      drawPlume(pen, { tip, long: height * (0.16 + 0.1 * random()), lean: bend / long, blade, random });
  }
}

type Plume = {
  tip: readonly [number, number];
  long: number;
  lean: number;
  blade: number;
  random: () => number;
};

function drawPlume(pen: Pen, { tip, long, lean, blade, random }: Plume): void {
  pen.lineWidth = blade * 0.5;
  for (let k = 0; k < 16; k++) {
    const u = k / 15;
    const [x, y] = [tip[0] + lean * long * u * 0.8, tip[1] - long * (u - 0.25)];
    const side = (random() - 0.35) * long * 0.34 * (1.1 - u);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + side * 0.5, y - long * 0.1, x + side, y - long * 0.08);
    pen.stroke();
  }
}

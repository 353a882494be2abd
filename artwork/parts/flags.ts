import { blend, type Hex } from './colour.ts';
import { lerp, randomOf } from './numbers.ts';
import { FLAGS } from './palette.ts';
import type { Pen } from './plate.ts';

type Spot = readonly [number, number];
const TURN = Math.PI * 2;

export type FlagString = {
  from: Spot;
  to: Spot;
  sag: number;
  count: number;
  /** Size of a flag at either end: perspective makes them taper. */
  size: number;
  endSize?: number;
  seed: number;
  cord?: Hex;
};

/** Prayer flags on a sagging cord. t 0 to 1 is one cycle of the wind: every wave turns a whole number of times. */
export function drawFlags(pen: Pen, string: FlagString, t: number): void {
  const { from, to, sag, count, size, endSize = size, seed, cord = '#1b2233' } = string;
  const random = randomOf(seed);
  const along = (u: number): Spot => [
    lerp(from[0], to[0], u),
    lerp(from[1], to[1], u) + sag * 4 * u * (1 - u) + Math.sin(u * 9 + t * TURN) * 0.0012,
  ];
  const taper = endSize / size;
  const even = (u: number) => (Math.abs(taper - 1) < 0.01 ? u : (1 - taper ** u) / (1 - taper));
  for (let i = 0; i < count; i++) {
    const start = along(even((i + 0.1 + 0.1 * random()) / count));
    const end = along(even((i + 0.86 + 0.06 * random()) / count));
    const phase = random() * 2 + i * 0.55;
    const wide = size * taper ** (i / count);
    const tall = wide * (0.9 + 0.2 * random());
    drawFlag(pen, { start, end, wide, tall, phase, colour: FLAGS[i % FLAGS.length] as Hex }, t);
  }
  pen.strokeStyle = cord;
  pen.lineWidth = 0.0011;
  pen.beginPath();
  for (let i = 0; i <= 40; i++) pen.lineTo(...along(i / 40));
  pen.stroke();
}

type Flag = { start: Spot; end: Spot; wide: number; tall: number; phase: number; colour: Hex };
const STRIPS = 6;

function drawFlag(pen: Pen, { start, end, wide, tall, phase, colour }: Flag, t: number): void {
  const lift = 0.5 + 0.5 * Math.sin(TURN * t * 2 + phase * 0.37 + Math.floor(phase) * 1.7);
  const edge = (k: number): { top: Spot; low: Spot } => {
    const v = k / STRIPS;
    const wave = Math.sin(TURN * t * 7 - v * 3.2 + phase);
    const top: Spot = [lerp(start[0], end[0], v), lerp(start[1], end[1], v)];
    const low: Spot = [
      top[0] - wide * (0.12 + 0.42 * lift + 0.13 * wave),
      top[1] + tall * (1 - 0.3 * lift * lift - 0.09 * wave),
    ];
    return { top, low };
  };
  for (let k = 0; k < STRIPS; k++) {
    const [a, b] = [edge(k), edge(k + 1)];
    const slope = Math.cos(TURN * t * 7 + phase - ((k + 0.5) / STRIPS) * 3.2);
    pen.fillStyle =
      slope > 0 ? blend(colour, '#ffffff', 0.16 * slope) : blend(colour, '#141d2e', -0.2 * slope);
    pen.beginPath();
    pen.moveTo(...a.top);
    pen.lineTo(...b.top);
    pen.lineTo(b.low[0] + 0.0004, b.low[1]);
    pen.lineTo(...a.low);
    pen.fill();
  }
}

export type Darchor = { x: number; y: number; height: number; colour: Hex; seed: number; side?: 1 | -1 };

/** A tall banner on its pole, slack at the foot and lively at the free edge. */
export function drawDarchor(pen: Pen, { x, y, height, colour, seed, side = 1 }: Darchor, t: number): void {
  const wide = height * 0.13;
  const steps = 14;
  pen.strokeStyle = '#2a2420';
  pen.lineWidth = height * 0.012;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - height);
  pen.stroke();
  const free = (u: number) =>
    x +
    side *
      wide *
      (0.86 + 0.14 * Math.sin(TURN * t * 3 + u * 7 + seed) - 0.25 * Math.sin(u * 3 + seed) ** 2 * (1 - u));
  for (let k = 0; k < steps; k++) {
    const [u0, u1] = [k / steps, (k + 1) / steps];
    const slope = Math.cos(TURN * t * 3 + (u0 + u1) * 3.5 + seed);
    pen.fillStyle =
      slope > 0 ? blend(colour, '#ffffff', 0.14 * slope) : blend(colour, '#141d2e', -0.18 * slope);
    const row = (u: number) => y - height * (0.12 + 0.86 * u);
    pen.beginPath();
    pen.moveTo(x, row(u0));
    pen.lineTo(free(u0), row(u0) + wide * 0.12);
    pen.lineTo(free(u1), row(u1) + wide * 0.12 - 0.0004);
    pen.lineTo(x, row(u1) - 0.0004);
    pen.fill();
  }
}

import type { GroundView } from './ground.ts';
import type { Pen } from './plate.ts';
import { alongTrack, onTrack, type Track } from './track.ts';

const BLUE = '#2a5d94';
const SKY = '#5d92bd';
const DEEP = '#1b3f6b';
const BLACK = '#1c2a33';
const CREAM = '#f3e2b6';
const GILT = '#f6d98c';
const SHADE = '#14262f';
const PEOPLE = ['#c98a5a', '#8a4b3a', '#d9b98a'];
const CLOTHES = ['#c0453a', '#e3a93c', '#3f6ea0', '#f1e7d3'];

type Rect = readonly [string, number, number, number, number, number?];

const rects = (pen: Pen, list: readonly Rect[]) => {
  for (const [colour, x, y, width, height, radius = 0] of list) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x, y, width, height, radius);
    pen.fill();
  }
};

function drawWheel(pen: Pen, x: number, radius: number): void {
  const ring = (colour: string, r: number) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, -radius, r, 0, 7);
    pen.fill();
  };
  ring(BLACK, radius);
  pen.strokeStyle = '#8b8468';
  pen.lineWidth = 0.008;
  pen.beginPath();
  pen.arc(x, -radius, radius * 0.78, 2.6, 5.2);
  pen.stroke();
  ring('#a09a7a', radius * 0.22);
}

const shape = (pen: Pen, colour: string, points: readonly (readonly [number, number])[]) => {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.fill();
};

/** B-class 0-4-0 saddle tank of the Darjeeling Himalayan Railway, running to the left; 1 is its length. */
function drawEngine(pen: Pen): void {
  rects(pen, [[SHADE, 0.05, -0.19, 0.92, 0.11]]);
  drawWheel(pen, 0.3, 0.105);
  drawWheel(pen, 0.6, 0.105);
  rects(pen, [
    ['#8d866a', 0.17, -0.115, 0.45, 0.022],
    [BLACK, 0.09, -0.21, 0.17, 0.12, 0.015],
    ['#b5412f', 0, -0.22, 0.055, 0.11, 0.008],
    ['#b5412f', 0.955, -0.22, 0.045, 0.11, 0.008],
    [DEEP, 0, -0.235, 1, 0.03],
    [BLUE, 0.03, -0.34, 0.13, 0.11, 0.01],
    [BLACK, 0.16, -0.46, 0.13, 0.23, 0.02],
    ['#5b645a', 0.16, -0.46, 0.018, 0.21, 0.01],
    [BLUE, 0.27, -0.52, 0.36, 0.29, 0.05],
    [SKY, 0.275, -0.515, 0.35, 0.045, 0.03],
    [GILT, 0.27, -0.505, 0.014, 0.24, 0.007],
    [DEEP, 0.27, -0.31, 0.36, 0.07],
  ]);
  shape(pen, BLACK, [
    [0.195, -0.46],
    [0.205, -0.69],
    [0.185, -0.7],
    [0.185, -0.725],
    [0.275, -0.725],
    [0.275, -0.7],
    [0.255, -0.69],
    [0.262, -0.46],
  ]);
  pen.fillStyle = '#c99a4c';
  pen.beginPath();
  pen.ellipse(0.47, -0.53, 0.05, 0.06, 0, Math.PI, 0);
  pen.fill();
  rects(pen, [
    ['#c99a4c', 0.188, -0.725, 0.084, 0.018, 0.005],
    [BLACK, 0.115, -0.52, 0.06, 0.075, 0.01],
    ['#fff3c4', 0.095, -0.505, 0.045, 0.045, 0.022],
    [BLUE, 0.64, -0.42, 0.34, 0.2],
    [SKY, 0.64, -0.42, 0.025, 0.2],
    [BLUE, 0.64, -0.7, 0.035, 0.3],
    [BLUE, 0.945, -0.7, 0.035, 0.3],
    ['#22343c', 0.675, -0.68, 0.27, 0.26],
    [GILT, 0.64, -0.425, 0.34, 0.012],
    ['#b9a06a', 0.705, -0.52, 0.075, 0.1, 0.02],
    ['#8a4b3a', 0.71, -0.585, 0.065, 0.07, 0.03],
  ]);
  shape(pen, '#26333a', [
    [0.6, -0.69],
    [0.7, -0.73],
    [0.81, -0.742],
    [0.92, -0.73],
    [1.02, -0.69],
    [1.02, -0.675],
    [0.6, -0.675],
  ]);
  pen.strokeStyle = GILT;
  pen.lineWidth = 0.007;
  pen.strokeRect(0.32, -0.43, 0.26, 0.12);
  pen.strokeRect(0.7, -0.385, 0.22, 0.13);
}

function drawCoach(pen: Pen, number: number): void {
  rects(pen, [[SHADE, 0.04, -0.16, 0.92, 0.07]]);
  for (const x of [0.14, 0.27, 0.73, 0.86]) drawWheel(pen, x, 0.062);
  rects(pen, [
    [BLACK, -0.06, -0.17, 0.07, 0.03],
    [BLUE, 0, -0.36, 1, 0.22, 0.012],
    [CREAM, 0, -0.58, 1, 0.235, 0.02],
    ['#fff3d0', 0, -0.58, 0.02, 0.23],
    [SKY, 0, -0.355, 1, 0.018],
    [DEEP, 0, -0.175, 1, 0.035],
    [GILT, 0, -0.262, 1, 0.008],
  ]);
  for (let k = 0; k < 6; k++) {
    const x = 0.06 + k * 0.15;
    rects(pen, [['#33505a', x, -0.545, 0.115, 0.165, 0.012]]);
    shape(pen, '#7fa3a0', [
      [x, -0.545],
      [x + 0.06, -0.545],
      [x + 0.02, -0.38],
      [x, -0.38],
    ]);
    if ((k * 7 + number * 3) % 4 > 1) continue;
    const [face, cloth] = [PEOPLE[(k + number) % 3] as string, CLOTHES[(k * 2 + number) % 4] as string];
    rects(pen, [
      [cloth, x + 0.035, -0.418, 0.06, 0.038, 0.01],
      [face, x + 0.04, -0.465, 0.05, 0.052, 0.025],
    ]);
  }
  shape(pen, '#5d6a64', [
    [-0.02, -0.575],
    [0.01, -0.64],
    [0.06, -0.655],
    [0.94, -0.655],
    [0.99, -0.64],
    [1.02, -0.575],
  ]);
  rects(pen, [
    ['#e9d9a4', 0.03, -0.655, 0.94, 0.02],
    ['#9aa08a', 0, -0.635, 1, 0.016],
  ]);
}

export type ToyTrain = { x: number; length: number; coaches: number };

/** Each vehicle stands on the two places of the line below its ends, so the train bends with the curve. */
export function drawToyTrain(
  pen: Pen,
  view: GroundView,
  track: Track,
  { x, length, coaches }: ToyTrain,
): void {
  const place = onTrack(view, track);
  const vehicle = (start: number, long: number, draw: () => void): number => {
    const end = alongTrack(track, start, long);
    const [a, b] = [place(start), place(end)];
    pen.save();
    pen.transform(b[0] - a[0], b[1] - a[1], 0, ((a[2] + b[2]) / 2) * long, a[0], a[1]);
    draw();
    pen.restore();
    return end;
  };
  vehicle(x, length * 0.98, () => drawEngine(pen));
  let next = alongTrack(track, x, length * 1.03);
  for (let i = 0; i < coaches; i++) {
    next = vehicle(next, length * 1.02, () => drawCoach(pen, i));
    next = alongTrack(track, next, length * 0.05);
  }
}

import type { Pen } from './plate.ts';

export type Jeep = { x: number; y: number; width: number };

/** An open safari jeep from behind: tailboard, spare wheel, roll bar, and visitors standing in it. */
export function drawJeep(pen: Pen, { x, y, width: w }: Jeep): void {
  const box = (left: number, low: number, wide: number, tall: number, ink: string, round = 0.03) => {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.roundRect(x + left * w, y - (low + tall) * w, wide * w, tall * w, round * w);
    pen.fill();
  };
  pen.fillStyle = 'rgba(40, 22, 18, 0.55)';
  pen.beginPath();
  pen.ellipse(x - 0.12 * w, y, 0.72 * w, 0.09 * w, 0, 0, 7);
  pen.fill();
  box(-0.46, 0, 0.17, 0.3, '#191a17');
  box(0.29, 0, 0.17, 0.3, '#191a17');
  for (const [at, tall, ink] of [
    [-0.24, 0.5, '#2c3a3c'],
    [0.03, 0.58, '#5a2f2a'],
    [0.26, 0.48, '#3c4030'],
  ] as const) {
    box(at - 0.11, 0.55, 0.22, tall * 0.62, ink, 0.09);
    pen.fillStyle = '#2b201a';
    pen.beginPath();
    pen.ellipse(x + at * w, y - (0.62 + tall * 0.72) * w, 0.075 * w, 0.095 * w, 0, 0, 7);
    pen.fill();
  }
  box(-0.48, 0.22, 0.96, 0.44, '#3d5038', 0.06);
  box(-0.48, 0.58, 0.96, 0.08, '#6f8253', 0.04);
  box(-0.44, 0.3, 0.1, 0.09, '#c63d2c', 0.02);
  box(0.34, 0.3, 0.1, 0.09, '#c63d2c', 0.02);
  pen.fillStyle = '#20241e';
  pen.beginPath();
  pen.ellipse(x + 0.02 * w, y - 0.44 * w, 0.17 * w, 0.17 * w, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = '#2a3328';
  pen.lineWidth = 0.035 * w;
  pen.beginPath();
  pen.moveTo(x - 0.44 * w, y - 0.64 * w);
  pen.lineTo(x - 0.42 * w, y - 1.12 * w);
  pen.lineTo(x + 0.42 * w, y - 1.12 * w);
  pen.lineTo(x + 0.44 * w, y - 0.64 * w);
  pen.stroke();
}

import type { Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type Truck = { x: number; y: number; length: number; colour: Hex; facing: 1 | -1; lights?: boolean };

/** An army lorry far off: canvas-covered load, cab, dark underside and the shadow on the road. */
export function drawTruck(pen: Pen, { x, y, length: l, colour, facing, lights = false }: Truck): void {
  const box = (from: number, low: number, to: number, high: number, ink: Hex) => {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.roundRect(
      x + Math.min(facing * from, facing * to) * l,
      y - high * l,
      (to - from) * l,
      (high - low) * l,
      l * 0.05,
    );
    pen.fill();
  };
  pen.fillStyle = 'rgba(24, 34, 52, 0.45)';
  pen.beginPath();
  pen.ellipse(x - l * 0.12, y + l * 0.01, l * 0.62, l * 0.09, 0, 0, 7);
  pen.fill();
  box(-0.5, 0.1, 0.18, 0.52, colour);
  box(-0.5, 0.44, 0.18, 0.52, '#f0e4c4');
  box(0.2, 0.1, 0.5, 0.42, colour);
  box(0.32, 0.27, 0.48, 0.38, '#1d2a33');
  box(-0.5, 0.02, 0.5, 0.14, '#1f2326');
  if (lights) box(0.46, 0.16, 0.54, 0.23, '#fff2b8');
}

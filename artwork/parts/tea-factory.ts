import type { Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type TeaFactory = { x: number; y: number; length: number };

/** A tea factory of the hills: a long white house of three rows of windows under iron roofs, gable toward the viewer. */
export function drawTeaFactory(pen: Pen, { x, y, length: l }: TeaFactory): void {
  const shape = (ink: Hex, ...points: readonly (readonly [number, number])[]) => {
    pen.fillStyle = ink;
    pen.beginPath();
    for (const [px, py] of points) pen.lineTo(x + px * l, y - py * l);
    pen.fill();
  };
  shape('#b9b6ac', [0.16, 0], [0.5, 0.03], [0.5, 0.25], [0.16, 0.27]);
  shape('#f4ecd8', [-0.5, 0.02], [-0.1, 0], [-0.1, 0.27], [-0.3, 0.41], [-0.5, 0.26]);
  shape('#a9aaa6', [-0.1, 0], [0.5, 0.03], [0.5, 0.25], [-0.1, 0.27]);
  shape('#7d3b33', [-0.3, 0.43], [0.4, 0.385], [0.53, 0.235], [-0.075, 0.25]);
  shape('#a9533f', [-0.3, 0.43], [0.4, 0.385], [0.39, 0.362], [-0.28, 0.405]);
  shape('#c9714f', [-0.54, 0.235], [-0.3, 0.43], [-0.28, 0.405], [-0.5, 0.225]);
  for (let row = 0; row < 3; row++) {
    const low = 0.035 + row * 0.075;
    for (let k = 0; k < 14; k++) {
      const at = -0.075 + k * 0.0405;
      shape('#53666b', [at, low], [at + 0.024, low + 0.001], [at + 0.024, low + 0.045], [at, low + 0.045]);
    }
    for (let k = 0; k < 6; k++) {
      const at = -0.47 + k * 0.062;
      shape(
        '#6f7f80',
        [at, low + 0.012],
        [at + 0.036, low + 0.01],
        [at + 0.036, low + 0.055],
        [at, low + 0.057],
      );
    }
  }
  shape('#53666b', [-0.33, 0.31], [-0.27, 0.31], [-0.27, 0.355], [-0.33, 0.355]);
  shape('#8d8a84', [0.2, 0.36], [0.235, 0.36], [0.23, 0.6], [0.205, 0.6]);
  shape('#6d5a52', [0.195, 0.6], [0.24, 0.6], [0.24, 0.62], [0.195, 0.62]);
}

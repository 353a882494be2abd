import { cover, lab } from '../../parts/colour.ts';
import { drawElephant, drawElephantLight, type Elephant } from '../../parts/elephant.ts';
import type { Frame } from '../../parts/frame.ts';
import { noiseOf } from '../../parts/noise.ts';
import { smooth } from '../../parts/numbers.ts';
import type { Pen } from '../../parts/plate.ts';
import { paintReflection } from '../../parts/reflection.ts';
import { paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';

const noise = noiseOf(61);

/** From far to near; `wade` is how deep they stand, in their own heights. */
function herdOf({ x, shape }: Frame): (Elephant & { wade: number })[] {
  const narrow = shape === 'tall';
  const size = narrow ? 0.82 : 1;
  const herd = [
    { at: 0.335, row: 0.652, height: 0.17, seed: 4, wade: 0.16, trunk: 'down' },
    { at: 0.545, row: 0.662, height: 0.2, seed: 9, wade: 0.2, trunk: 'curled' },
    { at: 1.02, row: 0.684, height: 0.265, seed: 2, wade: 0.16, trunk: 'raised', tusks: true },
    { at: 0.685, row: 0.694, height: 0.245, seed: 7, wade: 0.2, trunk: 'down' },
    { at: 0.845, row: 0.708, height: 0.132, seed: 6, wade: 0.22, trunk: 'curled' },
  ] as const;
  return herd.slice(narrow ? 1 : 0).map(({ at, row, height, wade, ...rest }) => ({
    ...rest,
    x: x(at) - (narrow ? 0.03 : 0),
    y: row + height * size * wade,
    height: height * size,
    wade,
  }));
}

export function paintHerd(stage: Stage): void {
  for (const elephant of herdOf(stage.frame)) {
    const line = elephant.y - elephant.height * elephant.wade;
    const above = (draw: (pen: Pen, it: Elephant) => void) => (pen: Pen) => {
      pen.save();
      pen.beginPath();
      pen.rect(-1, -1, 5, 1 + line);
      pen.clip();
      draw(pen, elephant);
      pen.restore();
    };
    const far = smooth(0.25, 0.16, elephant.height);
    paintReflection(stage, {
      draw: above(drawElephant),
      line,
      reach: elephant.height * 0.95,
      ink: '#3c4a4b',
      water: '#8d9c92',
      alpha: 0.82,
      ripple: 0.012,
      seed: elephant.seed,
    });
    const haze = {
      colour: '#d8d2bf',
      from: line - elephant.height * 0.75,
      to: line,
      most: 0.22 + 0.4 * far,
    } as const;
    paintSilhouette(stage, {
      draw: above(drawElephant),
      base: '#2b3639',
      rim: '#ffe0ac',
      rimWidth: 0.0026,
      fog: haze,
    });
    paintSilhouette(stage, {
      draw: above(drawElephantLight),
      base: '#343f44',
      rim: '#9c9078',
      rimWidth: 0.0014,
      rimStrength: 0.6,
      fog: haze,
    });
    paintWake(stage, elephant, line);
  }
}

/** The ring of bright water where a body parts the stream. */
function paintWake(stage: Stage, { x, height, seed }: Elephant, line: number): void {
  const light = lab('#fff1d2');
  stage.each(
    (px, py) => {
      const across = (px - x) / (height * 0.62);
      if (Math.abs(across) > 1.25) return null;
      const wave = noise.at(px * 60, seed) * 0.0016;
      const k =
        smooth(0.0032, 0.0006, Math.abs(py - line - 0.001 - wave)) * smooth(1.2, 0.7, Math.abs(across));
      return k > 0 ? cover(light, k * 0.55) : null;
    },
    { top: line - 0.01, bottom: line + 0.012 },
  );
}

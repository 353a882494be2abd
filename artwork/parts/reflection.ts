import { cover, type Hex, lab, mix } from './colour.ts';
import { noiseOf } from './noise.ts';
import { at, clamp, smooth } from './numbers.ts';
import type { Draw } from './plate.ts';
import type { Stage } from './stage.ts';

export type Reflection = {
  draw: Draw;
  /** Row of the water on which the thing stands. */
  line: number;
  /** How far down it is seen. */
  reach: number;
  ink: Hex;
  /** The water, which takes it over farther down. */
  water: Hex;
  alpha?: number;
  ripple?: number;
  seed?: number;
};

/** Mirrors a drawing in the water at its own foot, torn by ripples that grow toward the viewer. */
export function paintReflection(stage: Stage, reflection: Reflection): void {
  const { draw, line, reach, alpha = 0.8, ripple = 0.01, seed = 4 } = reflection;
  const { width, height } = stage.frame;
  const mask = stage.plate.mask((pen) => {
    pen.translate(0, 2 * line);
    pen.scale(1, -1);
    draw(pen);
  });
  const noise = noiseOf(seed);
  const [ink, water] = [lab(reflection.ink), lab(reflection.water)];
  stage.each(
    (x, y) => {
      const u = (y - line) / reach;
      if (u < 0) return null;
      const torn = noise.fbm(x * 9, y * 120, 3) * ripple * (0.25 + u);
      const column = clamp(Math.round((x + torn * 2) * height), 0, width - 1);
      const row = clamp(Math.round((y + torn) * height), 0, height - 1);
      const k = at(mask, row * width + column) * alpha * smooth(1, 0.35, u);
      return k > 0 ? cover(mix(ink, water, u * 0.5), k) : null;
    },
    { top: line, bottom: line + reach },
  );
}

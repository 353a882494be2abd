import { cover, type Hex, lab, mix } from './colour.ts';
import type { Frame } from './frame.ts';
import { noiseOf } from './noise.ts';
import { at, clamp, smooth } from './numbers.ts';
import type { Draw, Rows, Shader } from './plate.ts';
import type { LiveDraw, Stage } from './stage.ts';

export type Silhouette = {
  draw: Draw;
  base: Hex;
  rim: Hex;
  /** Width of the rim light, in heights. */
  rimWidth?: number;
  rimStrength?: number;
  /** 1 when the sun stands right, −1 left. */
  toward?: 1 | -1;
  fog?: { colour: Hex; from: number; to: number; most: number };
  seen?: (index: number) => boolean;
};

const blank = { colour: '#000000' as Hex, from: 2, to: 3, most: 0 };

/** A drawing in one ink with light along the edges that face the sun: the mask minus the mask moved sunward. */
export function paintSilhouette(stage: Stage, { draw, ...look }: Silhouette): Float32Array {
  const mask = stage.plate.mask(draw);
  stage.each(shaderOf(stage.frame, mask, look));
  return mask;
}

/** One that moves, within these rows. */
export function paintLiveSilhouette(
  stage: Stage,
  { draw, rows, ...look }: Omit<Silhouette, 'draw'> & { draw: LiveDraw; rows: Rows },
): void {
  const { plate, frame } = stage;
  stage.liveShade(
    (t) =>
      shaderOf(
        frame,
        plate.mask((pen) => draw(pen, t)),
        look,
      ),
    rows,
  );
}

function shaderOf(frame: Frame, mask: Float32Array, look: Omit<Silhouette, 'draw'>): Shader {
  const { rimWidth = 0.0014, rimStrength = 0.85, toward = 1, fog = blank, seen } = look;
  const { width, height } = frame;
  const noise = noiseOf(5);
  const [base, rim, haze] = [lab(look.base), lab(look.rim), lab(fog.colour)];
  const dx = Math.max(1, Math.round(rimWidth * height)) * toward;
  const dy = Math.max(1, Math.round(rimWidth * height * 0.5));
  return (x, y, i) => {
    const alpha = at(mask, i);
    if (!alpha || (seen && !seen(i))) return null;
    const column = clamp((i % width) + dx, 0, width - 1);
    const row = Math.max(0, Math.floor(i / width) - dy);
    const edge =
      Math.max(0, alpha - at(mask, row * width + column)) * (0.7 + 0.5 * noise.fbm(x * 90, y * 90, 2));
    const colour = mix(base, rim, clamp(edge) * rimStrength);
    return cover(mix(colour, haze, smooth(fog.from, fog.to, y) * fog.most), alpha);
  };
}

/** A filled ground line, to be drawn with what stands on it. */
export function ground(yAt: (x: number) => number, aspect: number): Draw {
  return (pen) => {
    pen.beginPath();
    pen.moveTo(-0.1, 1.2);
    for (let x = -0.1; x < aspect + 0.12; x += 0.006) pen.lineTo(x, yAt(x));
    pen.lineTo(aspect + 0.12, 1.2);
    pen.fill();
  };
}

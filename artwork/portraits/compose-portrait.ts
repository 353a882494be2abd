import { cover, lab, mix } from '../parts/colour.ts';
import { noiseOf } from '../parts/noise.ts';
import { lerp, smooth } from '../parts/numbers.ts';
import { paintSitter } from '../parts/portrait/sitter.ts';
import type { Stage } from '../parts/stage.ts';
import type { Portrait } from './portrait.types.ts';

export function composePortrait(stage: Stage, { ground, ridge, crest, sitting }: Portrait): void {
  const [paper, hill] = [lab(ground), lab(ridge)];
  const noise = noiseOf(crest.length + Math.round((crest[0] ?? 0) * 100));
  stage.each((x, y) => {
    const along = Math.min(x, 0.9999) * (crest.length - 1);
    const i = Math.floor(along);
    const high = lerp(crest[i] as number, crest[i + 1] as number, smooth(0, 1, along - i));
    const edge = high - 0.05 * noise.ridged(x * 3.2, 0.5, 4) + 0.02;
    const lit = mix(paper, [1, 0, 0.03], 0.16 * smooth(0.75, 0.2, y));
    return cover(mix(lit, hill, smooth(-0.002, 0.002, y - edge)), 1);
  });
  paintSitter(stage, sitting);
}

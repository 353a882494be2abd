import type { Hex } from '../parts/colour.ts';
import type { Sitting } from '../parts/portrait/sitter.ts';

export type Portrait = {
  /** Its folder in public/media/portraits. */
  name: string;
  alt: string;
  ground: Hex;
  ridge: Hex;
  /** Heights of the ridge from left to right, from the top of the picture. */
  crest: readonly number[];
  sitting: Sitting;
};

import type { Picture } from '../../../contracts/media.contract.ts';

/** Small, or beside words that say the same. */
export function asDecoration(picture: Picture): Picture {
  return { ...picture, alt: '', colour: 'var(--color-mist)', focus: { x: 50, y: 50 } };
}

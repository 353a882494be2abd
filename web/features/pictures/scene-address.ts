import type { Picture } from '../../../contracts/media.contract.ts';

/** The widest file, which is the scene's name in the database: see `public/media/media.json`. */
export function sceneAddress(scene: string): string {
  return `/media/scenes/${scene}/card-1800.webp`;
}

export function sceneDecoration(scene: string): Picture {
  return {
    url: sceneAddress(scene),
    base: `/media/scenes/${scene}/card`,
    widths: [480, 640, 800, 1200, 1800],
    width: 1800,
    height: 1200,
    alt: '',
    colour: 'var(--color-mist)',
    focus: { x: 50, y: 50 },
  };
}

import manifest from '../../../../public/media/media.json' with { type: 'json' };
import type { MediaRow } from '../../schema.ts';

type Scene = {
  alt: string;
  colour: string;
  focus: { x: number; y: number };
  crops: { card: { width: number; height: number; widths: number[] } };
};

const scenes: Record<string, Scene> = manifest.scenes;

/** The address of a drawn scene of public/media: its widest file. */
export function sceneAddress(scene: string): string {
  return `/media/scenes/${scene}/card-1800.webp`;
}

type ShippedMedia = Pick<
  MediaRow,
  'url' | 'alt' | 'width' | 'height' | 'dominant_colour' | 'widths' | 'focus_x' | 'focus_y'
>;

/** Every scene that ships with the site. */
export const demoMedia: ShippedMedia[] = Object.entries(scenes).map(
  ([name, { alt, colour, focus, crops }]) => ({
    url: sceneAddress(name),
    alt,
    width: crops.card.width,
    height: crops.card.height,
    dominant_colour: colour,
    widths: JSON.stringify(crops.card.widths),
    focus_x: Math.round(focus.x),
    focus_y: Math.round(focus.y),
  }),
);

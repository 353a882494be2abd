import type { MediaRow } from '../../schema.ts';

type StandIn = Pick<MediaRow, 'alt' | 'dominant_colour'>;

/** The drawn pictures under `public/media/destinations`, until there are real ones: two of each destination. */
const STAND_INS = {
  sikkim: {
    alt: 'Kangchenjunga at first light, with a chorten and prayer flags',
    dominant_colour: '#9d8f9c',
  },
  'sikkim-2': { alt: 'Tsomgo lake at noon, with yaks on the shore', dominant_colour: '#5f7f97' },
  darjeeling: { alt: 'The toy train above tea rows, the snow range behind', dominant_colour: '#8fa67d' },
  'darjeeling-2': { alt: 'Sunrise on Kangchenjunga, seen from Tiger Hill', dominant_colour: '#a87a7a' },
  gangtok: { alt: 'The ridge town of Gangtok at dusk, with the ropeway', dominant_colour: '#36566a' },
  'gangtok-2': { alt: 'The courtyard of Rumtek monastery', dominant_colour: '#9a8f73' },
  kalimpong: { alt: 'Bends of the Teesta, seen from Deolo hill', dominant_colour: '#7f9a80' },
  'kalimpong-2': { alt: 'Pines and prayer flags at Lamahatta in fog', dominant_colour: '#7c928a' },
  dooars: { alt: 'A rhinoceros at a river in the Dooars at dawn', dominant_colour: '#b79d6c' },
  'dooars-2': { alt: 'A road through the sal forest of the Dooars', dominant_colour: '#8ba052' },
  bhutan: { alt: 'Paro Taktsang on its cliff', dominant_colour: '#a08a78' },
  'bhutan-2': { alt: 'Punakha Dzong at the river, with jacarandas', dominant_colour: '#8ea4ad' },
} satisfies Record<string, StandIn>;

/** Where a stand-in is found. */
export function standInPhoto(name: keyof typeof STAND_INS): string {
  return `/media/destinations/${name}.svg`;
}

export const demoMedia: Pick<MediaRow, 'url' | 'alt' | 'width' | 'height' | 'dominant_colour'>[] =
  Object.entries(STAND_INS).map(([name, { alt, dominant_colour }]) => ({
    url: standInPhoto(name as keyof typeof STAND_INS),
    alt,
    width: 1200,
    height: 800,
    dominant_colour,
  }));

import type { Destination } from '../../contracts/destinations.ts';

type GuideEntry = {
  line: string;
  picture: string;
  colour: string;
  alt: string;
  /** What an upright crop keeps in view; the middle, where nothing is said. */
  focus?: string;
};

/** Each destination's picture, the colour that holds its place, and one line of fact. */
export const DESTINATION_GUIDE: Record<Destination, GuideEntry> = {
  Sikkim: {
    line: 'Yumthang in flower, Gurudongmar under its snow wall',
    picture: '/media/destinations/sikkim.svg',
    colour: '#9d8f9c',
    alt: 'Kangchenjunga at first light, with a chorten and prayer flags',
  },
  Darjeeling: {
    line: 'Tea rows, the toy train, sunrise from Tiger Hill',
    picture: '/media/destinations/darjeeling.svg',
    colour: '#8fa67d',
    alt: 'The toy train above the tea rows of Darjeeling, the snow range behind',
  },
  Gangtok: {
    line: 'A ridge town at 1,650 m, with Tsomgo lake a morning away',
    picture: '/media/destinations/gangtok.svg',
    colour: '#36566a',
    alt: 'The ridge town of Gangtok at dusk, with its ropeway',
  },
  Kalimpong: {
    line: 'Orchids, old mission houses, Deolo hill over the Teesta',
    picture: '/media/destinations/kalimpong.svg',
    colour: '#7f9a80',
    alt: 'Bends of the Teesta below Kalimpong, with a paraglider',
  },
  Dooars: {
    line: 'Sal forest, rhino grass and elephants at the river',
    picture: '/media/destinations/dooars.svg',
    colour: '#b79d6c',
    alt: 'A rhinoceros at a river in the Dooars at dawn',
  },
  Bhutan: {
    line: 'Paro Taktsang on its cliff at 3,120 m, Punakha between two rivers',
    picture: '/media/destinations/bhutan.svg',
    colour: '#a08a78',
    alt: 'The monastery of Paro Taktsang on its cliff',
    focus: '76% 50%',
  },
};

const PLAIN_COLOUR = '#b8c6be';

/** The colour that stands in for a picture of this place until it is there. */
export function placeholderColour(city: string): string {
  return city in DESTINATION_GUIDE ? DESTINATION_GUIDE[city as Destination].colour : PLAIN_COLOUR;
}

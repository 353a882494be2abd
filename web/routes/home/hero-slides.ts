import { DESTINATION_GUIDE } from '../../lib/destination-guide.ts';
import type { StoryDestination } from '../../lib/destination-stories.ts';

export type HeroSlide = {
  place: StoryDestination;
  quote: string;
  poster: { src: string; alt: string; colour: string; focus?: string };
  /**
   * A loop of 8 to 12 s over the poster, best format first. It may be fetched only once the page is usable (loaded and
   * idle), the shown slide's and at most the next one's, and never with Save-Data, on a slow connection or under
   * reduced motion; the poster stays below it and is the page's largest paint.
   */
  video?: { src: string; type: 'video/webm' | 'video/mp4' }[];
};

const QUOTES: [StoryDestination, string][] = [
  ['Sikkim', 'The mountain shows itself at five in the morning, to those who are up.'],
  ['Darjeeling', 'No train goes slower, and nobody on board minds.'],
  ['Gangtok', 'At dusk the whole ridge lights its windows, one after the other.'],
  ['Dooars', 'In the tall grass you hear the rhino before you see it.'],
  ['Bhutan', 'Seven hundred steps from the last bend, the cliff has a door.'],
];

/** Five slides; the first is in the server's HTML. */
export const HERO_SLIDES: readonly HeroSlide[] = QUOTES.map(([place, quote]) => {
  const { picture, alt, colour, focus } = DESTINATION_GUIDE[place];
  return { place, quote, poster: { src: picture, alt, colour, focus } };
});

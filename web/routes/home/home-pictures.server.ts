import { DESTINATION_GUIDE } from '../../features/destinations/destination-guide.ts';
import {
  STORY_DESTINATIONS,
  type StoryDestination,
} from '../../features/destinations/destination-stories.ts';
import { galleryPictures } from '../../features/pictures/gallery-pictures.server.ts';
import {
  filmOfTheDay,
  type HeroPicture,
  heroPicture,
  type Loop,
  sceneLoop,
  scenePicture,
} from '../../features/pictures/shipped-media.server.ts';

export type HeroSlide = {
  place: StoryDestination;
  quote: string;
  poster: HeroPicture;
  loop: Loop | undefined;
};

/** `y`: per cent from the top that stays in view, below the search. */
const SLIDES: [place: StoryDestination, scene: string, y: number, quote: string][] = [
  ['Bhutan', 'paro-taktsang', 25, 'Seven hundred steps from the last bend, the cliff has a door.'],
  ['Sikkim', 'tsomgo-lake', 100, 'Tsomgo lies still until nine. Then the yaks come down to work.'],
  ['Darjeeling', 'batasia-loop', 70, 'No train goes slower, and nobody on board minds.'],
  ['Gangtok', 'gangtok-ropeway', 70, 'At dusk the whole ridge lights its windows, one after the other.'],
  ['Dooars', 'gorumara-elephants', 50, 'The elephants cross at first light, before the river wakes anyone.'],
];

function cutAround(y: number, { wide, tall }: HeroPicture): HeroPicture {
  const cut = (picture: HeroPicture['wide']) => ({ ...picture, focus: { ...picture.focus, y } });
  return { wide: cut(wide), tall: cut(tall) };
}

const RECENT_SCENES = 5;
const FILM_SCENE = 'tiger-hill';

export function homePictures() {
  return {
    slides: SLIDES.map(
      ([place, scene, y, quote]): HeroSlide => ({
        place,
        quote,
        poster: cutAround(y, heroPicture(scene)),
        loop: sceneLoop(scene),
      }),
    ),
    film: { poster: heroPicture(FILM_SCENE), loop: filmOfTheDay() },
    recent: galleryPictures().slice(0, RECENT_SCENES),
    places: STORY_DESTINATIONS.map((name) => ({
      name,
      picture: scenePicture(DESTINATION_GUIDE[name].scene),
      tall: scenePicture(DESTINATION_GUIDE[name].scene, 'tall'),
    })),
  };
}

export type HomePictures = ReturnType<typeof homePictures>;

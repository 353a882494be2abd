import type { Destination } from '../../contracts/destinations.ts';

export type TourPhoto = { src: string; alt: string; width: number; height: number };

const drawn = (name: string, alt: string): TourPhoto => ({
  src: `/media/destinations/${name}.svg`,
  alt,
  width: 1200,
  height: 800,
});

/** What stands in for a tour's further pictures, until tours have several of their own. */
const STAND_INS: Record<Destination, TourPhoto[]> = {
  Sikkim: [
    drawn('sikkim', 'Kangchenjunga at first light, with a chorten and prayer flags'),
    drawn('sikkim-2', 'Yaks on the shore of Tsomgo lake, snow peaks behind'),
  ],
  Darjeeling: [
    drawn('darjeeling', 'The toy train above tea rows, the snow range behind'),
    drawn('darjeeling-2', 'Sunrise on Kangchenjunga, seen from Tiger Hill'),
  ],
  Gangtok: [
    drawn('gangtok', 'The ridge town of Gangtok at dusk, with its ropeway'),
    drawn('gangtok-2', 'Monks in the courtyard of Rumtek monastery'),
  ],
  Kalimpong: [
    drawn('kalimpong', 'Bends of the Teesta, seen from Deolo hill'),
    drawn('kalimpong-2', 'Pines and prayer flags at Lamahatta in fog'),
  ],
  Dooars: [
    drawn('dooars', 'A rhinoceros at a river in the Dooars at dawn'),
    drawn('dooars-2', 'A jeep on a road through the sal forest of the Dooars'),
  ],
  Bhutan: [
    drawn('bhutan', 'The monastery of Paro Taktsang on its cliff'),
    drawn('bhutan-2', 'Punakha Dzong at the river, with jacarandas'),
  ],
};

/** A tour's pictures: its own photo first, then others of its destination. */
export function picturesOf(tour: { title: string; city: string; photo: string }): TourPhoto[] {
  const ofPlace = tour.city in STAND_INS ? STAND_INS[tour.city as Destination] : [];
  const known = Object.values(STAND_INS)
    .flat()
    .find(({ src }) => src === tour.photo);
  const own = known ?? { src: tour.photo, alt: `${tour.title}, ${tour.city}`, width: 1200, height: 800 };
  return [own, ...ofPlace.filter(({ src }) => src !== tour.photo)];
}

import type { Destination } from '../../../contracts/tours/destinations.ts';

export const DESTINATION_GUIDE: Record<Destination, { line: string; scene: string }> = {
  Sikkim: { line: 'Yumthang in flower, Gurudongmar under its snow wall', scene: 'yumthang-valley' },
  Darjeeling: { line: 'Tea rows, the toy train, sunrise from Tiger Hill', scene: 'darjeeling-tea' },
  Gangtok: { line: 'A ridge town at 1,650 m, with Tsomgo lake a morning away', scene: 'rumtek-courtyard' },
  Kalimpong: { line: 'Orchids, old mission houses, Deolo hill over the Teesta', scene: 'deolo-orchids' },
  Dooars: { line: 'Sal forest, rhino grass and elephants at the river', scene: 'sal-forest-road' },
  Bhutan: {
    line: 'Paro Taktsang on its cliff at 3,120 m, Punakha between two rivers',
    scene: 'dochula-chortens',
  },
};

import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import { bhutanTours } from './bhutan.tours.ts';
import { bhutanLongTours } from './bhutan-long.tours.ts';
import { darjeelingTownTours } from './darjeeling-town.tours.ts';
import { darjeelingTrekTours } from './darjeeling-treks.tours.ts';
import type { DemoTour } from './demo-content.types.ts';
import { dooarsTours } from './dooars.tours.ts';
import { dooarsBuxaTours } from './dooars-buxa.tours.ts';
import { gangtokTours } from './gangtok.tours.ts';
import { gangtokEasyTours } from './gangtok-easy.tours.ts';
import { kalimpongTours } from './kalimpong.tours.ts';
import { sikkimEastTours } from './sikkim-east.tours.ts';
import { sikkimNorthTours } from './sikkim-north.tours.ts';
import { sikkimWestSouthTours } from './sikkim-west-south.tours.ts';

const writtenTours: DemoTour[] = [
  ...sikkimNorthTours,
  ...sikkimEastTours,
  ...sikkimWestSouthTours,
  ...darjeelingTownTours,
  ...darjeelingTrekTours,
  ...gangtokTours,
  ...gangtokEasyTours,
  ...kalimpongTours,
  ...dooarsTours,
  ...dooarsBuxaTours,
  ...bhutanTours,
  ...bhutanLongTours,
];

/** The whole catalogue, in the order of the site: one tour of each destination in turn, featured ones first. */
export const demoTours: DemoTour[] = interleave(
  DESTINATIONS.map((city) =>
    writtenTours
      .filter((tour) => tour.city === city)
      .toSorted((one, other) => Number(other.featured) - Number(one.featured)),
  ),
);

function interleave(groups: DemoTour[][]): DemoTour[] {
  const rounds = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}

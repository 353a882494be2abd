import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { PermitsAndPapers } from '../places/permits-and-papers.tsx';
import { RouteMap } from '../places/route-map.tsx';
import { AltitudeProfile } from './altitude-profile.tsx';
import { Departures } from './departures.tsx';
import { hasPricing, hasSuitability } from './has-dossier.ts';
import { Inclusions } from './inclusions.tsx';
import { MonthsBar } from './months-bar.tsx';
import { PriceExplained } from './price-explained.tsx';
import { Suitability } from './suitability.tsx';
import { TourQuestions } from './tour-questions.tsx';
import { TourRoads } from './tour-roads.tsx';
import { TourTeam } from './tour-team.tsx';

type Props = {
  tour: TourDetail;
  today: string;
};

/** One script for all: the page's first script names each further file. */
export function TourDossier({ tour, today }: Props) {
  return (
    <>
      <RouteMap stops={tour.stops} />
      <AltitudeProfile itinerary={tour.itinerary} />
      {tour.included.length + tour.notIncluded.length > 0 && <Inclusions {...tour} />}
      {hasPricing(tour) && <PriceExplained tour={tour} today={today} />}
      <Departures tour={tour} today={today} />
      {tour.months.length > 0 && <MonthsBar months={tour.months} />}
      {tour.team.length > 0 && <TourTeam team={tour.team} />}
      {tour.roads.length > 0 && <TourRoads roads={tour.roads} />}
      {hasSuitability(tour) && <Suitability suitability={tour.suitability} />}
      <PermitsAndPapers stops={tour.stops} today={today} />
      {tour.questions.length > 0 && <TourQuestions questions={tour.questions} />}
    </>
  );
}

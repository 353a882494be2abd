import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { Departures } from './departures.tsx';
import { hasPricing, hasSuitability } from './has-dossier.ts';
import { Inclusions } from './inclusions.tsx';
import { MonthsBar } from './months-bar.tsx';
import { PriceExplained } from './price-explained.tsx';
import { Suitability } from './suitability.tsx';
import { TourQuestions } from './tour-questions.tsx';
import { TourRoads } from './tour-roads.tsx';

/** What a traveller decides by, behind the days; what nobody has written down yet is left out with its heading. */
export function TourDossier({ tour }: { tour: TourDetail }) {
  return (
    <>
      {tour.included.length + tour.notIncluded.length > 0 && <Inclusions {...tour} />}
      {hasPricing(tour) && <PriceExplained pricing={tour.pricing} />}
      <Departures departures={tour.departures} />
      {tour.months.length > 0 && <MonthsBar months={tour.months} />}
      {tour.roads.length > 0 && <TourRoads roads={tour.roads} />}
      {hasSuitability(tour) && <Suitability suitability={tour.suitability} />}
      {tour.questions.length > 0 && <TourQuestions questions={tour.questions} />}
    </>
  );
}

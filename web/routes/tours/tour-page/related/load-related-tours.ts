import { DESTINATIONS } from '../../../../../contracts/destinations.ts';
import { PRICE_BANDS } from '../../../../../contracts/tour-filters.ts';
import type { TourDetail } from '../../../../../contracts/tours.contract.ts';
import type { PageApi } from '../../../../api/page-api.ts';
import { type FaultReport, partOr } from '../../../../features/failures/failed-call.ts';
import { type CardTour, cardOf } from '../../../../features/tours/card/card-of.ts';
import { relatedTours } from './related-tours.ts';

/** Tours to go on with from this one; none where they cannot be found, for the page does not hang on them. */
export async function loadRelatedTours(
  api: PageApi,
  tour: TourDetail,
  report: FaultReport,
): Promise<CardTour[]> {
  const questions: string[][][] = [bandsAround(tour.discountprice).map((id) => ['price', id])];
  if (DESTINATIONS.some((name) => name === tour.city)) questions.push([['destination', tour.city]]);
  const answers = Promise.all(
    questions.map((question) => api.browseTours({ query: new URLSearchParams(question) })),
  );
  const related = answers.then((all) =>
    relatedTours(
      tour,
      all.flatMap((answer) => answer.data),
    ).map(cardOf),
  );
  return partOr(related, [], report);
}

/** The band of this price and those next to it. */
function bandsAround(price: number): string[] {
  const place = PRICE_BANDS.findIndex(({ from, to }) => price >= from && price <= to);
  return PRICE_BANDS.slice(Math.max(0, place - 1), place + 2).map(({ id }) => id);
}

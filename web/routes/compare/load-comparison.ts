import { highestPlace } from '../../../contracts/dossier/highest-place.ts';
import type { RatedTour } from '../../../contracts/dossier/price-for-trip.ts';
import { ratedDetail } from '../../../contracts/dossier/rated-detail.ts';
import type { TourDetail } from '../../../contracts/tours/tours.contract.ts';
import { ApiError } from '../../api/api-error.ts';
import type { PageApi } from '../../api/page-api.ts';
import { MAX_COMPARED } from '../../features/compare/compare-store.ts';
import type { FaultReport } from '../../features/failures/failed-call.ts';
import { loadFailure } from '../../features/failures/failed-call.ts';
import { highestText } from '../../features/tours/format-way.ts';

export type ComparedTour = Omit<
  TourDetail,
  'desc' | 'pictures' | 'reviews' | 'reviewsCursor' | 'ratingCounts' | 'itinerary' | 'team' | 'takenSeats'
> &
  RatedTour & {
    days: { day: number; title: string }[];
    highest: string | null;
  };

export type Comparison = {
  tours: ComparedTour[];
  missing: string[];
  error?: string;
  status: number;
};

/** `?tours=slug,slug,slug`; ids work too. */
export function readCompared(search: URLSearchParams): string[] {
  const named = search.getAll('tours').flatMap((value) => value.split(','));
  const known = named.map((name) => name.trim()).filter((name) => name !== '' && name.length <= 120);
  return [...new Set(known)].slice(0, MAX_COMPARED);
}

export async function loadComparison(
  api: PageApi,
  names: string[],
  report: FaultReport,
): Promise<Comparison> {
  try {
    const found = await Promise.all(names.map((name) => findTour(api, name)));
    const tours = new Map(found.flatMap((tour) => (tour ? [[tour._id, comparedOf(tour)] as const] : [])));
    return { tours: [...tours.values()], missing: names.filter((_, place) => !found[place]), status: 200 };
  } catch (error) {
    const { text, status } = loadFailure(error, report);
    return { tours: [], missing: [], error: text, status };
  }
}

async function findTour(api: PageApi, name: string): Promise<TourDetail | null> {
  try {
    return (await api.getTour({ params: { id: name } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function comparedOf(tour: TourDetail): ComparedTour {
  const { desc, pictures, reviews, reviewsCursor, ratingCounts, itinerary, team, takenSeats, ...shown } =
    tour;
  const highest = highestPlace(itinerary);
  return {
    ...ratedDetail(shown),
    days: itinerary.map(({ day, title }) => ({ day, title })),
    highest: highest ? highestText(highest) : null,
  };
}

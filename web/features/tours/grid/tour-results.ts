import type { TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import type { PageApi } from '../../../api/page-api.ts';
import type { FaultReport } from '../../failures/failed-call.ts';
import { loadFailure } from '../../failures/failed-call.ts';
import { type CardTour, cardOf } from '../card/card-of.ts';

export type TourResults = { tours: CardTour[]; error?: string; status: number };

export async function tourResults(
  answer: Promise<{ data: TourSummary[] }>,
  report: FaultReport,
): Promise<TourResults> {
  try {
    return { tours: (await answer).data.map(cardOf), status: 200 };
  } catch (error) {
    const { text, status } = loadFailure(error, report);
    return { tours: [], error: text, status };
  }
}

type Catalogue = Pick<PageApi, 'listTours' | 'browseTours'>;

export async function featuredTours(api: Catalogue, limit: number): Promise<{ data: TourSummary[] }> {
  const featured = await api.listTours({ query: { featured: 'true', limit } });
  if (featured.data.length > 0) return featured;
  const best = await api.browseTours({ query: new URLSearchParams({ sort: 'rating' }) });
  return { data: best.data.slice(0, limit) };
}

import type { TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import type { PageApi } from '../../../api/page-api.ts';

type Catalogue = Pick<PageApi, 'listTours' | 'browseTours'>;

export async function featuredTours(api: Catalogue, limit: number): Promise<{ data: TourSummary[] }> {
  const featured = await api.listTours({ query: { featured: 'true', limit } });
  if (featured.data.length > 0) return featured;
  const best = await api.browseTours({ query: new URLSearchParams({ sort: 'rating' }) });
  return { data: best.data.slice(0, limit) };
}

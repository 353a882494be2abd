import type { TourSummary } from '../../../../contracts/tours.contract.ts';
import type { Api } from '../../../api/api-client.ts';

type Catalogue = Pick<Api, 'listTours' | 'browseTours'>;

/** The newest of the tours that staff feature; where they feature none, those that travellers rate best. */
export async function featuredTours(api: Catalogue, limit: number): Promise<{ data: TourSummary[] }> {
  const featured = await api.listTours({ featured: true, limit });
  if (featured.data.length > 0) return featured;
  const best = await api.browseTours(new URLSearchParams({ sort: 'rating' }));
  return { data: best.data.slice(0, limit) };
}

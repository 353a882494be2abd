import type { FastifyPluginAsync } from 'fastify';
import { TOURS_PER_PAGE } from '../../../contracts/tours/tour-filters.ts';
import type { TourSearchQuery } from '../../../contracts/tours/tours.contract.ts';
import { pageOf, slicePage } from '../../db/paging.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { presentReviews } from '../reviews/present-review.ts';
import { listCriticalReviews, listReviewsOfTour, positionOfReview } from '../reviews/reviews.queries.ts';
import { newestTours } from './catalogue/catalogue-index.ts';
import type { CatalogueDeps } from './catalogue/tour-catalogue.ts';
import type { TourKey } from './catalogue/tour-keys.queries.ts';
import { withKnownChoices } from './known-choices.ts';
import { loadDetail } from './load-tour-detail.ts';
import type { TourSearch } from './search/open-tour-search.ts';
import { positionOfFound, type SearchPage, searchTours } from './search/search-tours.ts';
import { findTour } from './tours.queries.ts';

const MAX_RELATED = 4;
/** More than any difference of prices. */
const ELSEWHERE = 1_000_000_000;

export function tourRoutes({
  db,
  catalogue,
  tourSearch,
}: CatalogueDeps & { tourSearch: TourSearch }): FastifyPluginAsync {
  return serveCalls({
    async listTours(request) {
      const { ids, featured } = request.query;
      const index = await catalogue.read();
      if (ids) return { data: await catalogue.summarise(index.findAll(ids)), nextCursor: null };
      const page = pageOf(request.query);
      const found = newestTours(index, page, featured);
      const { rows, nextCursor } = slicePage(found, page, ({ createdAt, id }) => ({ at: createdAt, id }));
      return { data: await catalogue.summarise(rows), nextCursor };
    },

    async browseTours(request) {
      const { page, ...query } = request.query;
      const index = await catalogue.read();
      const asked = withKnownChoices(query, index.choices());
      const shown = { from: (page - 1) * TOURS_PER_PAGE, count: TOURS_PER_PAGE };
      const { tours, total, counts } = index.filter(asked, shown);
      const pages = Math.max(1, Math.ceil(total / TOURS_PER_PAGE));
      return { data: await catalogue.summarise(tours), total, page, pages, counts };
    },

    async searchTours(request) {
      const page = searchPageOf(request.query);
      const searched = await tourSearch.read();
      const asked = withKnownChoices(request.query, searched.catalogue.choices());
      const { found, figures } = searchTours(searched, asked, page);
      const { rows, nextCursor } = slicePage(found, page, positionOfFound);
      const tours = rows.map(({ tour }) => tour);
      return { data: await catalogue.summarise(tours), nextCursor, ...figures };
    },

    async getTour(request) {
      const tour = await findTour(db, request.params.id);
      if (!tour) throw notFound('tour');
      const index = await catalogue.read();
      return { data: await loadDetail(db, tour, index.ratingsOf(tour.id)) };
    },

    async listRelatedTours(request) {
      const tour = await findTour(db, request.params.id);
      const index = await catalogue.read();
      const key = tour && index.find(tour.id);
      if (!key) throw notFound('tour');
      return { data: await catalogue.summarise(relatedTours(key, index.list('price'))) };
    },

    async listTourReviews(request) {
      const page = pageOf(request.query);
      const { view } = request.query;
      const tour = await findTour(db, request.params.id);
      if (!tour) throw notFound('tour');
      if (view === 'critical') {
        const worst = await listCriticalReviews(db, tour.id);
        return { data: await presentReviews(db, worst), nextCursor: null };
      }
      const found = await listReviewsOfTour(db, tour.id, page, { isPictured: view === 'pictures' });
      const { rows, nextCursor } = slicePage(found, page, positionOfReview);
      return { data: await presentReviews(db, rows), nextCursor };
    },
  });
}

function searchPageOf({ page, ...list }: Pick<TourSearchQuery, 'page' | 'limit' | 'cursor'>): SearchPage {
  return page === undefined ? pageOf(list) : { limit: TOURS_PER_PAGE, after: (page - 1) * TOURS_PER_PAGE };
}

type Candidate = { tour: TourKey; distance: number };

/** The same place first, then the nearest price. Walks from the tour both ways, until nothing can be nearer. */
export function relatedTours(tour: TourKey, byPrice: readonly TourKey[]): TourKey[] {
  const nearest: Candidate[] = [];
  for (const other of outwards(byPrice, byPrice.indexOf(tour))) {
    const apart = Math.abs(other.price - tour.price);
    const last = nearest.length === MAX_RELATED ? nearest.at(-1) : undefined;
    if (last && apart > last.distance) break;
    insertInOrder(nearest, {
      tour: other,
      distance: other.place === tour.place ? apart : apart + ELSEWHERE,
    });
  }
  return nearest.map((one) => one.tour);
}

function* outwards(byPrice: readonly TourKey[], from: number): Generator<TourKey> {
  const price = byPrice[from]?.price ?? 0;
  let [down, up] = [from - 1, from + 1];
  for (;;) {
    const [below, above] = [byPrice[down], byPrice[up]];
    if (below && (!above || price - below.price <= above.price - price)) {
      down -= 1;
      yield below;
    } else if (above) {
      up += 1;
      yield above;
    } else return;
  }
}

/** At the same distance, the newer tour goes first. */
function insertInOrder(nearest: Candidate[], one: Candidate): void {
  const place = nearest.findIndex(
    (other) =>
      one.distance < other.distance || (one.distance === other.distance && one.tour.id > other.tour.id),
  );
  nearest.splice(place === -1 ? nearest.length : place, 0, one);
  nearest.length = Math.min(nearest.length, MAX_RELATED);
}

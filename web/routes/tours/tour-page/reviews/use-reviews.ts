import { useState } from 'react';
import type { ReviewView } from '../../../../../contracts/reviews/review-terms.ts';
import type { Review } from '../../../../../contracts/reviews/reviews.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { loadFailure } from '../../../../features/failures/failed-call.ts';
import { visitorApi } from '../../../../features/session/visitor-api.ts';

const FIRST_SHOWN = 6;
const PAGE = 50;

type Loaded = { tour: TourDetail; older: Review[]; cursor: string | null };
const nothingLoaded = (tour: TourDetail): Loaded => ({ tour, older: [], cursor: tour.reviewsCursor });

export function useReviews(tour: TourDetail, view: ReviewView | undefined) {
  const [shownCount, setShownCount] = useState(FIRST_SHOWN);
  const [latest, setLoaded] = useState(() => nothingLoaded(tour));
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<string>();
  // A new review reloads the tour; pages loaded for the old one no longer fit.
  const loaded = latest.tour === tour ? latest : nothingLoaded(tour);
  const reviews = [...tour.reviews, ...loaded.older];
  const isEveryLoadedShown = shownCount >= reviews.length;

  async function loadOlder(cursor: string): Promise<void> {
    setIsLoading(true);
    setError(undefined);
    try {
      const page = await visitorApi.listTourReviews({
        params: { id: tour._id },
        query: { limit: PAGE, cursor, ...(view && { view }) },
      });
      setLoaded({ tour, older: [...loaded.older, ...page.data], cursor: page.nextCursor });
      setShownCount(reviews.length + page.data.length);
    } catch (caught) {
      setError(loadFailure(caught).text);
    } finally {
      setIsLoading(false);
    }
  }

  function showMore(): void {
    if (!isEveryLoadedShown) setShownCount(reviews.length);
    else if (loaded.cursor && !isLoading) void loadOlder(loaded.cursor);
  }

  return {
    reviews: reviews.slice(0, shownCount),
    hasMore: !isEveryLoadedShown || loaded.cursor !== null,
    isLoading,
    error,
    showMore,
  };
}

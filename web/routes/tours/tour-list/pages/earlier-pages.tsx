import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { readTourQuery, type TourQuery } from '../tour-query.ts';
import { readScrollPosition, storeScrollPosition } from './scroll-position.ts';

/** After a reload the server renders only the last page: loads the earlier ones, then restores the scroll position. */
export function EarlierPages({ query: { from, page } }: { query: TourQuery }) {
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const asked = readTourQuery(new URLSearchParams(search)).query;
  const isLacking = asked.page === page && asked.from < from;
  const place = useRef<ReturnType<typeof readScrollPosition>>(undefined);
  useEffect(() => storeScrollPosition(search), [search]);
  useEffect(() => {
    if (isLacking) {
      place.current = readScrollPosition(search);
      void revalidate();
      return;
    }
    place.current?.restore();
    place.current = undefined;
  }, [isLacking, search, revalidate]);
  return null;
}

import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { readTourQuery, type TourQuery, tourListPage, tourListPath } from './tour-query.ts';

/** Optimistic: the router reports a navigation late, and a checkbox would flicker. */
export function useTourQuery(shown: TourQuery) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [pressed, setPressed] = useState<TourQuery>();
  const underWay = location?.pathname === tourListPage(shown) ? queryIn(location.search, shown) : undefined;

  async function ask(query: TourQuery): Promise<void> {
    setPressed(query);
    const path = tourListPath(query);
    try {
      // As a link does: the same address adds no history entry.
      const replace = path === window.location.pathname + window.location.search;
      await navigate(path, { preventScrollReset: true, replace });
    } finally {
      setPressed((last) => (last === query ? undefined : last));
    }
  }

  return { query: pressed ?? underWay ?? shown, isPending: (pressed ?? underWay) !== undefined, ask };
}

function queryIn(address: string, { sought }: TourQuery): TourQuery | undefined {
  const search = new URLSearchParams(address);
  const isOther = sought !== undefined && search.get('city')?.trim() !== sought;
  return isOther ? undefined : { ...readTourQuery(search).query, sought };
}

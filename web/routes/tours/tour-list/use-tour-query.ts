import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { readTourQuery, type TourQuery, tourListPage, tourListPath } from './tour-query.ts';

/**
 * What is asked for: the list that is shown, or the one that is on its way. A choice shows at the press itself: the
 * router tells of its navigation a moment later, and a checkbox that waits for that would flicker.
 */
export function useTourQuery(shown: TourQuery) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [pressed, setPressed] = useState<TourQuery>();
  const underWay = location?.pathname === tourListPage(shown) ? queryIn(location.search, shown) : undefined;

  async function ask(query: TourQuery): Promise<void> {
    setPressed(query);
    const path = tourListPath(query);
    try {
      // As a link does: the list that is there already is no second step on the way back.
      const replace = path === window.location.pathname + window.location.search;
      await navigate(path, { preventScrollReset: true, replace });
    } finally {
      setPressed((last) => (last === query ? undefined : last));
    }
  }

  return { query: pressed ?? underWay ?? shown, isPending: (pressed ?? underWay) !== undefined, ask };
}

/** Undefined where it asks for what another search found. */
function queryIn(address: string, { sought }: TourQuery): TourQuery | undefined {
  const search = new URLSearchParams(address);
  const isOther = sought !== undefined && search.get('city')?.trim() !== sought;
  return isOther ? undefined : { ...readTourQuery(search).query, sought };
}

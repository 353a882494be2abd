import { useCallback, useEffect, useState } from 'react';
import { href, useNavigate, useNavigation } from 'react-router';
import { NoAnswer } from '../../../api/api-error.ts';
import { dismissAlert, showAlert } from '../../alerts/alerts.ts';
import { failureReason } from '../../failures/failure-text.ts';
import { visitorApi } from '../../session/visitor-api.ts';
import { carriedSearch } from './carried-search.ts';
import { resultsOf } from './search-results.ts';

const RESULTS = href('/tours/search');

let awaited: string | undefined;

/** Navigates with the results, unless the visitor has started another search or navigated. `search` is stable. */
export function useDestinationSearch() {
  const navigate = useNavigate();
  const { location: leavingFor } = useNavigation();
  const [isSearching, setIsSearching] = useState(false);

  useEffect(() => {
    if (leavingFor) awaited = undefined;
  }, [leavingFor]);

  const search = useCallback(
    async (typed: string): Promise<void> => {
      const city = typed.trim();
      if (!city) {
        showAlert({ text: 'Please Enter Destination!' });
        return;
      }
      const { pathname } = location;
      const asked = `${pathname} ${city}`;
      if (awaited === asked) return;
      awaited = asked;
      setIsSearching(true);
      const isOvertaken = () => awaited !== asked || ![pathname, RESULTS].includes(location.pathname);
      try {
        const results = resultsOf(await visitorApi.searchTours({ query: { city, page: 1 } }));
        if (isOvertaken()) return;
        dismissAlert();
        carriedSearch.leave(city);
        await navigate(tourSearchPath(city), { state: { city, results } });
      } catch (error) {
        if (isOvertaken()) return;
        const [text, reason] = ['Something went wrong', failureReason(error)];
        const isLineDown = error instanceof NoAnswer;
        showAlert(
          isLineDown && reason ? { text: reason, words: text, isLineDown } : { text, detail: reason },
        );
      } finally {
        if (awaited === asked) awaited = undefined;
        setIsSearching(awaited !== undefined);
      }
    },
    [navigate],
  );

  return { search, isSearching };
}

function tourSearchPath(city: string): string {
  return `${href('/tours/search')}?${new URLSearchParams({ city })}`;
}

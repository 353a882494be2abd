import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dismissAlert, showAlert } from '../../alerts/alerts.ts';
import { failureReason } from '../../failures/failure-reason.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { carriedSearch } from './carried-search.ts';
import { resultsOf } from './search-results.ts';

/** Searches tours by destination and takes the results along to their page. `search` stays the same function. */
export function useDestinationSearch() {
  const navigate = useNavigate();
  const [isSearching, setIsSearching] = useState(false);
  const isUnderWay = useRef(false);

  const search = useCallback(
    async (typed: string): Promise<void> => {
      const city = typed.trim();
      if (!city) {
        showAlert({ text: 'Please Enter Destination!' });
        return;
      }
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setIsSearching(true);
      try {
        const results = resultsOf(await catalogueApi.searchTours({ query: { city } }));
        dismissAlert();
        carriedSearch.leave(city);
        await navigate(`/tours/search?${new URLSearchParams({ city })}`, { state: { city, results } });
      } catch (error) {
        showAlert({ text: 'Something went wrong', detail: failureReason(error) });
      } finally {
        isUnderWay.current = false;
        setIsSearching(false);
      }
    },
    [navigate],
  );

  return { search, isSearching };
}

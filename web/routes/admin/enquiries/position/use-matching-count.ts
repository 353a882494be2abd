import { useEffect, useState } from 'react';
import type { Matching } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { quietly } from '../../../../features/session/quietly.ts';
import { staffApi } from '../../staff-api.ts';
import { logFailure } from '../../staff-page/log-failure.ts';

/** Counts up to the usual limit; undefined until known, or if `isAsked` is false. */
export function useMatchingCount(filters: URLSearchParams, isAsked: boolean): Matching | undefined {
  const asked = isAsked ? filters.toString() : null;
  const [found, setFound] = useState<{ asked: string; matching: Matching }>();

  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    quietly(() => staffApi.countMatching({ query: new URLSearchParams(asked) }))
      .then(({ data }) => isCurrent && setFound({ asked, matching: data }))
      .catch((error: unknown) => logFailure('Failed to count the bookings', error));
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  return found?.asked === asked ? found.matching : undefined;
}

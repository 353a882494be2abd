import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { readTourQuery, type TourQuery } from '../../lib/tour-query.ts';

/** After a reload the server has sent the last of the pages that the address names: those before it are asked for now. */
export function useEarlierPages({ from, page }: TourQuery): void {
  const { revalidate } = useRevalidator();
  const asked = readTourQuery(new URLSearchParams(useLocation().search)).query;
  const isLacking = asked.page === page && asked.from < from;
  useEffect(() => {
    if (isLacking) void revalidate();
  }, [isLacking, revalidate]);
}

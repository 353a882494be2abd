import { useEffect, useRef } from 'react';
import { NotLoaded } from '../../../features/failures/not-loaded.tsx';
import { TourGrid } from '../../../features/tours/grid/tour-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { TourListData } from './load-tour-list.ts';
import { TourListHead } from './tour-list-head.tsx';
import { NoMatchingTours, NoToursYet, TourPages } from './tour-list-parts.ts';
import { chosenFilters } from './tour-query.ts';
import { useTourQuery } from './use-tour-query.ts';

export function TourList({ list }: { list: TourListData }) {
  const asking = useTourQuery(list.query);
  const { query, isPending } = asking;
  const grid = useFocusOnNewTours(list);
  if (list.error && list.tours.length === 0) return <NotLoaded text={list.error} />;
  if (list.total === 0 && chosenFilters(query).length === 0) return <NoToursYet />;
  return (
    <>
      <TourListHead asking={asking} list={list} hasFailed={list.error !== undefined} />
      {list.error && !list.isNextMissing && <NotLoaded text={list.error} className="mb-8" />}
      <div
        ref={grid}
        aria-busy={isPending}
        className={classNames('transition-opacity', isPending && 'opacity-60')}
      >
        {list.total === 0 ? <NoMatchingTours /> : <TourGrid tours={list.tours} isFirstView isLong />}
      </div>
      {list.error && list.isNextMissing && <NotLoaded text={list.error} className="mt-8" />}
      <TourPages list={list} />
    </>
  );
}

function useFocusOnNewTours(list: TourListData) {
  const grid = useRef<HTMLDivElement>(null);
  const before = useRef(list);
  useEffect(() => {
    const { query, tours } = before.current;
    before.current = list;
    if (list.query.from !== query.from || list.query.page <= query.page) return;
    grid.current?.querySelectorAll<HTMLElement>('h2 a')[tours.length]?.focus({ preventScroll: true });
  }, [list]);
  return grid;
}

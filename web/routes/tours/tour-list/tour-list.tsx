import { useEffect, useRef } from 'react';
import { NotLoaded } from '../../../features/failures/not-loaded.tsx';
import { TourGrid } from '../../../features/tours/grid/tour-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { TourListData } from './load-tour-list.ts';
import { resultText } from './result-text.ts';
import {
  ChosenFilters,
  LeftOut,
  NoMatchingTours,
  NoToursYet,
  TourFilters,
  TourPages,
} from './tour-list-parts.ts';
import { chosenFilters } from './tour-query.ts';
import { useTourQuery } from './use-tour-query.ts';

export function TourList({ list }: { list: TourListData }) {
  const { query, isPending, ask } = useTourQuery(list.query);
  const status = useRef<HTMLParagraphElement>(null);
  const grid = useFocusOnNewTours(list);
  const filters = chosenFilters(query);
  if (list.error && list.tours.length === 0) return <NotLoaded text={list.error} />;
  if (list.total === 0 && filters.length === 0) return <NoToursYet />;
  return (
    <>
      <TourFilters
        query={query}
        counts={list.counts}
        total={list.total}
        isPending={isPending}
        hasFailed={list.error !== undefined}
        ask={ask}
      />
      {list.ignored.length > 0 && <LeftOut parts={list.ignored} />}
      <div className="mt-5 mb-7 flex flex-wrap items-center gap-x-5 gap-y-2">
        <p ref={status} role="status" tabIndex={-1} className="py-2 font-semibold outline-none">
          {resultText(list)}
        </p>
        {filters.length > 0 && (
          <ChosenFilters query={query} filters={filters} onRemoved={() => status.current?.focus()} />
        )}
      </div>
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

import { useRef } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import type { TourListData } from './load-tour-list.ts';
import { ChosenFilters, LeftOut, TourFilters } from './tour-list-parts.ts';
import { chosenFilters } from './tour-query.ts';
import type { useTourQuery } from './use-tour-query.ts';

type Props = {
  asking: ReturnType<typeof useTourQuery>;
  list: Pick<TourListData, 'query' | 'ignored' | 'tours' | 'total' | 'counts'>;
  hasFailed?: boolean;
  isSaidBelow?: boolean;
};

export function TourListHead({ asking, list, hasFailed = false, isSaidBelow = false }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const { counts, total, ignored } = list;
  const filters = chosenFilters(asking.query);
  return (
    <>
      <TourFilters {...asking} counts={counts} total={total} hasFailed={hasFailed} />
      {ignored.length > 0 && <LeftOut parts={ignored} />}
      <div className="mt-5 mb-7 flex flex-wrap items-center gap-x-5 gap-y-2">
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={isSaidBelow ? 'sr-only' : 'py-2 font-semibold outline-none'}
        >
          {resultText(list)}
        </p>
        {filters.length > 0 && (
          <ChosenFilters query={asking.query} filters={filters} onRemoved={() => status.current?.focus()} />
        )}
      </div>
    </>
  );
}

const { format } = new Intl.NumberFormat('en-IN');

function resultText({ query, tours, total }: Props['list']): string {
  if (total === 0) return 'No tours';
  if (tours.length === total) return countOf(total, 'tour');
  const first = (query.from - 1) * TOURS_PER_PAGE + 1;
  const last = first + tours.length - 1;
  return `Tours ${format(first)} to ${format(last)} of ${format(total)}`;
}

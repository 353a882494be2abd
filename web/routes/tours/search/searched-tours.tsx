import { useRef } from 'react';
import { countFound, partsOf, type SearchResults } from '../../../features/tours/search/search-results.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { resultText } from '../tour-list/result-text.ts';
import { ChosenFilters, LeftOut, TourFilters } from '../tour-list/tour-list-parts.ts';
import { chosenFilters, type TourQuery } from '../tour-list/tour-query.ts';
import { useTourQuery } from '../tour-list/use-tour-query.ts';
import { respeltText, understoodText } from './found-text.ts';
import { FoundTours } from './found-tours.tsx';
import { NoneLeft } from './tour-search-parts.ts';

type Props = { results: SearchResults; asked: TourQuery; ignored: readonly string[] };

export function SearchedTours({ results, asked, ignored }: Props) {
  const { query, isPending, ask } = useTourQuery(asked);
  const status = useRef<HTMLParagraphElement>(null);
  const { sought = '' } = query;
  const { understood = [] } = results;
  const total = countFound(results);
  const filters = chosenFilters(query);
  const isSaidBelow = filters.length === 0 && Object.values(partsOf(results)).includes(total);
  return (
    <>
      {results.spelling && (
        <Notice tone="info" className="mb-6 max-w-[44rem]">
          {respeltText(sought, results.spelling)}
        </Notice>
      )}
      {understood.length > 0 && (
        <Notice tone="info" className="mb-6 max-w-[44rem]">
          {understood.map((read) => (
            <p key={read.typed}>{understoodText(read)}</p>
          ))}
        </Notice>
      )}
      <TourFilters
        query={query}
        counts={results.counts}
        total={total}
        isPending={isPending}
        hasFailed={false}
        ask={ask}
      />
      {ignored.length > 0 && <LeftOut parts={ignored} />}
      <div className="mt-5 mb-7 flex flex-wrap items-center gap-x-5 gap-y-2">
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={isSaidBelow ? 'sr-only' : 'py-2 font-semibold outline-none'}
        >
          {resultText({ query: { ...query, from: results.page }, tours: results.tours, total })}
        </p>
        {filters.length > 0 && (
          <ChosenFilters query={query} filters={filters} onRemoved={() => status.current?.focus()} />
        )}
      </div>
      <div aria-busy={isPending} className={classNames('transition-opacity', isPending && 'opacity-60')}>
        {total > 0 ? (
          <FoundTours results={results} query={query} />
        ) : (
          <NoneLeft query={query} without={results.unfiltered} />
        )}
      </div>
    </>
  );
}

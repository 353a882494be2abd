import { countFound, partsOf, type SearchResults } from '../../../features/tours/search/search-results.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { TourListHead } from '../tour-list/tour-list-head.tsx';
import { chosenFilters, type TourQuery } from '../tour-list/tour-query.ts';
import { useTourQuery } from '../tour-list/use-tour-query.ts';
import { respeltText, understoodText } from './found-text.ts';
import { FoundTours } from './found-tours.tsx';
import { NoneLeft } from './tour-search-parts.ts';

type Props = { results: SearchResults; asked: TourQuery; ignored: string[] };

export function SearchedTours({ results, asked, ignored }: Props) {
  const asking = useTourQuery(asked);
  const { query, isPending } = asking;
  const { sought = '' } = query;
  const { understood = [] } = results;
  const total = countFound(results);
  const isSaidBelow = chosenFilters(query).length === 0 && Object.values(partsOf(results)).includes(total);
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
      <TourListHead
        asking={asking}
        list={{ ...results, query: { ...query, from: results.page }, total, ignored }}
        isSaidBelow={isSaidBelow}
      />
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

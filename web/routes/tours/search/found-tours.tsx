import { useId } from 'react';
import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import type { CardTour } from '../../../features/tours/card/card-of.ts';
import { TourGrid } from '../../../features/tours/grid/tour-grid.tsx';
import { countPages, type SearchResults } from '../../../features/tours/search/search-results.ts';
import { onPage, type TourQuery, tourListPath } from '../tour-list/tour-query.ts';
import {
  fittingText,
  inDestinationText,
  isWanted,
  mentionsText,
  nearlyText,
  partlyText,
} from './found-text.ts';
import { PageLinks } from './tour-search-parts.ts';

type Props = { results: SearchResults; query: TourQuery };

export function FoundTours({ results, query }: Props) {
  const parts = partsOnPage(results, query.sought ?? '');
  const pages = countPages(results);
  return (
    <div className="grid gap-16">
      {parts.map(({ title, tours }, place) => (
        <FoundPart key={title} title={title} tours={tours} isFirst={place === 0} />
      ))}
      {pages > 1 && (
        <nav aria-label="Pages" className="border-t border-mist pt-8">
          <PageLinks
            from={results.page}
            page={results.page}
            pages={pages}
            pathOf={(number) => tourListPath(onPage(query, number))}
          />
        </nav>
      )}
    </div>
  );
}

type Part = { title: string; tours: CardTour[] };

function partsOnPage(results: SearchResults, typed: string): Part[] {
  const { destination, inDestination, besides, partly, alike, alikeSpelling, page } = results;
  const sought = results.spelling ?? typed;
  const areLike = results.understood?.some(isWanted);
  const besidesText = areLike ? fittingText : mentionsText;
  const restText = areLike ? nearlyText : partlyText;
  const parts = [
    { count: inDestination, titleOf: () => inDestinationText(inDestination, destination ?? sought) },
    { count: besides, titleOf: (isMore: boolean) => besidesText(besides, areLike ? typed : sought, isMore) },
    { count: partly, titleOf: (isMore: boolean) => restText(partly, isMore) },
    { count: alike, titleOf: (isMore: boolean) => mentionsText(alike, alikeSpelling ?? sought, isMore) },
  ];
  const first = (page - 1) * TOURS_PER_PAGE;
  let before = 0;
  return parts.flatMap(({ count, titleOf }) => {
    const tours = results.tours.slice(Math.max(before - first, 0), Math.max(before - first + count, 0));
    const title = titleOf(before > 0);
    before += count;
    return tours.length > 0 ? [{ title, tours }] : [];
  });
}

function FoundPart({ title, tours, isFirst }: Part & { isFirst: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 text-heading wrap-anywhere">
        {title}
      </h2>
      <TourGrid tours={tours} headingLevel="h3" isFirstView={isFirst} isLong />
    </section>
  );
}

import { useId } from 'react';
import type { CardTour } from '../../../features/tours/card/card-of.ts';
import { TourGrid } from '../../../features/tours/grid/tour-grid.tsx';
import type { SearchResults } from '../../../features/tours/search/search-results.ts';
import { inDestinationText, mentionsText } from './found-text.ts';

type Props = { results: SearchResults; sought: string };

/** The tours to the destination that was sought, and below them those that only mention it. */
export function FoundTours({ results: { tours, destination, inDestination }, sought }: Props) {
  const there = tours.slice(0, inDestination);
  const besides = tours.slice(inDestination);
  const isMore = there.length > 0;
  return (
    <div className="grid gap-16">
      {isMore && (
        <FoundPart title={inDestinationText(there.length, destination ?? sought)} tours={there} isFirst />
      )}
      {besides.length > 0 && (
        <FoundPart title={mentionsText(besides.length, sought, isMore)} tours={besides} isFirst={!isMore} />
      )}
    </div>
  );
}

function FoundPart({ title, tours, isFirst }: { title: string; tours: CardTour[]; isFirst: boolean }) {
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

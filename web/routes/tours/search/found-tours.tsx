import { useId } from 'react';
import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import type { CardTour } from '../../../features/tours/card/card-of.ts';
import { TourGrid } from '../../../features/tours/grid/tour-grid.tsx';
import { countPages, type SearchResults } from '../../../features/tours/search/search-results.ts';
import { tourSearchPath } from '../../../features/tours/search/tour-search-path.ts';
import { PageLinks } from '../../../ui/pages/page-links.tsx';
import { inDestinationText, mentionsText } from './found-text.ts';

type Props = { results: SearchResults; sought: string };

/** The tours to the destination that was sought, and below them those that only mention it. */
export function FoundTours({ results, sought }: Props) {
  const { tours, destination, inDestination, besides, page } = results;
  const before = (page - 1) * TOURS_PER_PAGE;
  const there = tours.slice(0, Math.max(inDestination - before, 0));
  const mentioning = tours.slice(there.length);
  const isMore = inDestination > 0;
  const pages = countPages(results);
  return (
    <div className="grid gap-16">
      {there.length > 0 && (
        <FoundPart title={inDestinationText(inDestination, destination ?? sought)} tours={there} isFirst />
      )}
      {mentioning.length > 0 && (
        <FoundPart
          title={mentionsText(besides, sought, isMore)}
          tours={mentioning}
          isFirst={there.length === 0}
        />
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="border-t border-mist pt-8">
          <PageLinks
            from={page}
            page={page}
            pages={pages}
            pathOf={(number) => tourSearchPath(sought, number)}
          />
        </nav>
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

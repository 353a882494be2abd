import { Suspense } from 'react';
import { href } from 'react-router';
import { NotLoaded } from '../../features/failures/not-loaded.tsx';
import { TourGrid } from '../../features/tours/grid/tour-grid.tsx';
import type { TourResults } from '../../features/tours/grid/tour-results.ts';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

const NoToursYet = lazyPart(() => import('../../features/tours/grid/no-tours-yet.tsx'), 'NoToursYet');

export function FeaturedTours({ results }: { results: TourResults }) {
  return (
    <section aria-labelledby="featured" className="measure mt-16 sm:mt-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-10">
        <h2 id="featured" className="text-title">
          Our Top Featured Tours
        </h2>
        <ButtonLink to={href('/tours')} variant="secondary">
          Explore More
        </ButtonLink>
      </div>
      {results.error && <NotLoaded text={results.error} />}
      {!results.error && results.tours.length === 0 && (
        <Suspense>
          <NoToursYet titleLevel="h3" />
        </Suspense>
      )}
      {results.tours.length > 0 && <TourGrid tours={results.tours} headingLevel="h3" isChoice />}
    </section>
  );
}

import { useEffect } from 'react';
import { data, href, useLocation, useNavigate } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { pathWithTrip } from '../../../contracts/tours/trip.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { comparePath, MAX_COMPARED, useCompared } from '../../features/compare/compare-store.ts';
import { NotLoaded } from '../../features/failures/not-loaded.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { unlessOnlyTripChanges } from '../../features/trip/trip-of-route.ts';
import { useTrip } from '../../features/trip/trip-store.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { Route } from './+types/compare.ts';
import { CompareTable } from './compare-table.tsx';
import { loadComparison, readCompared } from './load-comparison.ts';

export const handle: PageHandle = {
  isPublic: true,
  isHidden: true,
  startsAtOnce: true,
  choices: ['tours'],
  trip: 'prices',
};

export const shouldRevalidate = unlessOnlyTripChanges;

export async function loader({ request, context }: Route.LoaderArgs) {
  const names = readCompared(new URL(request.url).searchParams);
  const { reportError } = context.get(pageRequestContext);
  const comparison = await loadComparison(context.get(apiContext), names, reportError);
  return data(comparison, { status: comparison.status });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Compare tours');

export default function Compare({ loaderData: { tours, missing, error } }: Route.ComponentProps) {
  const path = pathWithTrip(comparePath(tours.map((tour) => tour.slug)), useTrip());
  const isOnItsWay = useChosenHere();
  return (
    // A window's height even while empty: the browser's choice renders late and must not move the footer.
    <div className="measure min-h-dvh pt-10 sm:pt-14">
      <PageHeading title="Compare tours" />
      {error && <NotLoaded text={error} className="mt-8" />}
      {missing.length > 0 && (
        <Notice tone="info" className="mt-8 max-w-[44rem]">
          No tour is called {missing.join(' or ')}; it may have been renamed or is no longer offered.
        </Notice>
      )}
      {tours.length > 0 && (
        <>
          <CompareTable tours={tours} />
          <div className="mt-8 flex flex-wrap gap-2 print:hidden">
            {tours.length < MAX_COMPARED && <ButtonLink to={href('/tours')}>Add another tour</ButtonLink>}
            <ShareButton title="Compare tours" path={path} />
          </div>
        </>
      )}
      {isOnItsWay && (
        <p role="status" className="mt-10 text-ink-soft">
          Loading
        </p>
      )}
      {tours.length === 0 && !error && !isOnItsWay && (
        <div className="mt-10">
          <EmptyState
            title="Tours side by side"
            text={`Press Compare on up to ${MAX_COMPARED} tours, and they appear here.`}
          >
            <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function useChosenHere(): boolean {
  const slugs = useCompared();
  const { search } = useLocation();
  const navigate = useNavigate();
  const path = !new URLSearchParams(search).has('tours') && slugs.length > 0 ? comparePath(slugs) : undefined;
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [path, navigate]);
  return path !== undefined;
}

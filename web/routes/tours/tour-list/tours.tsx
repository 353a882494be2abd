import { Suspense, useEffect, useRef } from 'react';
import { Await, data, href } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { nameOfChoice, unpackChoices } from '../../../../contracts/tours/destinations.ts';
import { apiContext } from '../../../api/page-api.ts';
import { pageRequestContext } from '../../../api/page-request-context.ts';
import { failedAsking } from '../../../features/failures/failed-call.ts';
import { NotLoaded } from '../../../features/failures/not-loaded.tsx';
import { tourChoices } from '../../../features/page-content/page-content.ts';
import { pageMeta, rootDataIn } from '../../../features/page-head/page-meta.ts';
import { socialCard } from '../../../features/page-head/social-card.ts';
import { visitorApi } from '../../../features/session/visitor-api.ts';
import { type RootData, useRequiredRootData } from '../../../features/settings/use-settings.ts';
import { TourGrid } from '../../../features/tours/grid/tour-grid.tsx';
import { TourGridSkeleton } from '../../../features/tours/grid/tour-grid-skeleton.tsx';
import { DestinationSearch } from '../../../features/tours/search/destination-search.tsx';
import { throwToRemembered } from '../../../features/trip/trip-of-route.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import type { Route } from './+types/tours.ts';
import {
  continueTourList,
  failedTourList,
  isContinuation,
  loadTourList,
  type TourListData,
} from './load-tour-list.ts';
import { onlyListed } from './only-listed.server.ts';
import { TourListHead } from './tour-list-head.tsx';
import {
  EarlierPages,
  fetchTourListParts,
  NoMatchingTours,
  NoToursYet,
  TourPages,
} from './tour-list-parts.ts';
import { chosenFilters, FILTERS_AND_SORT, isSameList, readTourQuery, tourListPath } from './tour-query.ts';
import { useTourQuery } from './use-tour-query.ts';

/**
 * For the client loader, which cannot read the page's data. Set only in the browser: the server's copy would be shared
 * by all visitors.
 */
const shownTourList: { current?: TourListData } = {};

type PageData = { list: TourListData | Promise<TourListData> };

// Without `from`: the server renders one page only.
export const handle: PageHandle = {
  isPublic: true,
  choices: FILTERS_AND_SORT,
  parameters: ['page'],
  trip: 'data',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { reportError } = context.get(pageRequestContext);
  const api = context.get(apiContext);
  const read = readTourQuery(new URL(request.url).searchParams);
  const { query, ignored } = onlyListed(read, await tourChoices(api));
  const list = await loadTourList(api, query, ignored, reportError);
  return data<PageData>({ list }, { status: list.status });
}

/**
 * From another page it opens at once with a skeleton. A change of filters keeps the old list meanwhile, and the return
 * from a tour waits, so that the scroll position can be restored.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<PageData> {
  throwToRemembered(request);
  const { query } = readTourQuery(new URL(request.url).searchParams);
  const last = shownTourList.current;
  const isOnTours = location.pathname === href('/tours');
  if (isOnTours && last && isContinuation(last, query)) {
    return { list: await continueTourList(visitorApi, last) };
  }
  const parts = fetchTourListParts();
  const answer =
    query.from < query.page ? loadTourList(visitorApi, query) : serverLoader().then((page) => page.list);
  const list = answer
    .then(
      (loaded) => parts.then(() => loaded),
      (error: unknown) => failedTourList(query, failedAsking(error)),
    )
    .then((loaded) => staleIfError(loaded, isOnTours));
  const isAwaited = isOnTours || (last && tourListPath(last.query) === tourListPath(query));
  return { list: isAwaited ? await list : list };
}

function staleIfError(list: TourListData, isOnTours: boolean): TourListData {
  const { error, status, query } = list;
  const last = shownTourList.current;
  if (!error || !last || !(isOnTours || isSameList(last.query, query))) return list;
  return { ...last, error, status, isNextMissing: false };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location: { search } }) => {
  const list = loaderData?.list;
  const root = rootDataIn(matches);
  const { query } = list && 'query' in list ? list : readTourQuery(new URLSearchParams(search));
  const { title, description } = headOf(query, root);
  return pageMeta(matches, query.page > 1 ? `${title}, page ${query.page}` : title, description, {
    // Sort, joined pages and the trip are not part of the canonical address.
    path: tourListPath({ ...query, people: undefined, when: undefined, sort: 'newest', from: query.page }),
    image: socialCard(query.destination[0]),
  });
};

const NO_CHOICES = { destinations: '', themes: '' };

function headOf({ destination }: TourListData['query'], root: RootData | undefined) {
  if (destination.length === 0)
    return root?.toursPage.searchEngines ?? { title: 'All tours', description: '' };
  const { destinations } = unpackChoices(root?.choices ?? NO_CHOICES);
  const places = new Intl.ListFormat('en-IN').format(
    destination.map((key) => nameOfChoice(destinations, key)),
  );
  return {
    title: `Tours to ${places}`,
    description: `Tour packages to ${places}, with day-by-day itineraries and prices per person in rupees.`,
  };
}

export default function Tours({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title={useRequiredRootData().toursPage.heading} />
      <DestinationSearch className="mt-6 max-w-[52rem]" />
      <div className="mt-8 sm:mt-10">
        <Suspense fallback={<TourGridSkeleton />}>
          <Await resolve={list}>{(loaded) => <LoadedList list={loaded} />}</Await>
        </Suspense>
      </div>
    </div>
  );
}

function LoadedList({ list }: { list: TourListData }) {
  useEffect(() => {
    shownTourList.current = list;
  }, [list]);
  return (
    <>
      <TourList list={list} />
      <EarlierPages query={list.query} />
    </>
  );
}

function TourList({ list }: { list: TourListData }) {
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

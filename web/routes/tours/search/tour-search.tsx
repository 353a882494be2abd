import { data, useLocation, useSearchParams } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { apiContext } from '../../../api/page-api.ts';
import { pageRequestContext } from '../../../api/page-request-context.ts';
import { NotLoaded } from '../../../features/failures/not-loaded.tsx';
import { tourChoices } from '../../../features/page-content/page-content.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { carriedSearch, DestinationSearch } from '../../../features/tours/search/destination-search.tsx';
import {
  countFound,
  countPages,
  NOTHING_FOUND,
  partsOf,
  type SearchResults,
  searchResults,
} from '../../../features/tours/search/search-results.ts';
import { throwToRemembered } from '../../../features/trip/trip-of-route.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { onlyListed } from '../tour-list/only-listed.server.ts';
import { TourListHead } from '../tour-list/tour-list-head.tsx';
import { fetchTourListParts } from '../tour-list/tour-list-parts.ts';
import {
  browseParameters,
  chosenFilters,
  FILTERS_AND_SORT,
  onPage,
  readTourQuery,
  type TourQuery,
} from '../tour-list/tour-query.ts';
import { useTourQuery } from '../tour-list/use-tour-query.ts';
import type { Route } from './+types/tour-search.ts';
import { searchTitle } from './found-text.ts';
import { FoundTours } from './found-tours.tsx';
import { NoneLeft, NoSuchTour, SearchNotices } from './tour-search-parts.ts';

/** `results` is null if the navigation state has them. */
type PageData = { asked: TourQuery; ignored: string[]; results: SearchResults | null };

const askedBy = (request: Request) => readSearchQuery(new URL(request.url).searchParams);

export const handle: PageHandle = {
  isPublic: true,
  isHidden: true,
  choices: FILTERS_AND_SORT,
  parameters: ['city', 'page'],
  trip: 'data',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { query: asked, ignored } = onlyListed(askedBy(request), await tourChoices(api));
  const { reportError } = context.get(pageRequestContext);
  const search = (page: number) =>
    searchResults(api.searchTours({ query: browseParameters(asked, page) }), reportError, page);
  const found = asked.sought ? await search(asked.page) : NOTHING_FOUND;
  const last = countPages(found);
  const results = found.page > last && !found.error ? await search(last) : found;
  return data<PageData>({ asked, ignored, results }, { status: results.status });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<PageData> {
  throwToRemembered(request);
  const { query: asked, ignored } = askedBy(request);
  const isCarried = carriedSearch.take(asked.sought ?? '');
  // In parallel with the data, so that no part suspends.
  const [page] = await Promise.all([
    isCarried ? { asked, ignored, results: null } : serverLoader(),
    fetchTourListParts(),
  ]);
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    matches,
    loaderData?.asked.sought && !loaderData.results?.refusal
      ? searchTitle(loaderData.asked.sought, loaderData.results?.understood)
      : 'Search tours',
  );

export default function TourSearch({ loaderData: { asked, ignored, results } }: Route.ComponentProps) {
  const state = useLocation().state as { results?: SearchResults } | null;
  const found = results ?? state?.results ?? NOTHING_FOUND;
  const { sought: city = '' } = asked;
  const isAsked = useSearchParams()[0].has('city');
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading
        title={city && !found.refusal ? searchTitle(`“${city}”`, found.understood) : 'Search tours'}
      />
      <DestinationSearch key={city} initial={city} className="mt-6 max-w-[52rem]" />
      <div className="mt-8 sm:mt-10">
        {!city && isAsked && <Notice tone="info">Please Enter Destination!</Notice>}
        {found.refusal && (
          <Notice tone="error">
            <p role="alert">{found.error}</p>
            <p>{found.refusal}</p>
          </Notice>
        )}
        {city && found.error && !found.refusal && <NotLoaded text={found.error} />}
        {city &&
          !found.error &&
          (found.unfiltered > 0 ? (
            <SearchedTours results={found} asked={asked} ignored={ignored} />
          ) : (
            <NoSuchTour />
          ))}
      </div>
    </div>
  );
}

function readSearchQuery(search: URLSearchParams): { query: TourQuery; ignored: string[] } {
  const { query, ignored } = readTourQuery(search);
  return { query: { ...onPage(query, query.page), sought: search.get('city')?.trim() ?? '' }, ignored };
}

type Props = { results: SearchResults; asked: TourQuery; ignored: string[] };

function SearchedTours({ results, asked, ignored }: Props) {
  const asking = useTourQuery(asked);
  const { query, isPending } = asking;
  const { sought = '' } = query;
  const { understood = [] } = results;
  const total = countFound(results);
  const isSaidBelow = chosenFilters(query).length === 0 && Object.values(partsOf(results)).includes(total);
  return (
    <>
      {(results.spelling !== null || understood.length > 0) && (
        <SearchNotices sought={sought} spelling={results.spelling} understood={understood} />
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

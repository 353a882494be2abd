import { data, useLocation } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { apiContext } from '../../../api/api-context.ts';
import { pageRequestContext } from '../../../api/page-request-context.ts';
import { NotLoaded } from '../../../features/failures/not-loaded.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { carriedSearch } from '../../../features/tours/search/carried-search.ts';
import { DestinationSearch } from '../../../features/tours/search/destination-search.tsx';
import {
  countPages,
  NOTHING_FOUND,
  type SearchResults,
  searchResults,
} from '../../../features/tours/search/search-results.ts';
import { searchedPage } from '../../../features/tours/search/tour-search-path.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { Route } from './+types/tour-search.ts';
import { FoundTours } from './found-tours.tsx';
import { NoSuchTour } from './no-such-tour.tsx';

/** `results` is null where the navigation state brings them. */
type PageData = { city: string; results: SearchResults | null };

const searchedCity = (request: Request) => new URL(request.url).searchParams.get('city')?.trim() ?? '';

export const handle: PageHandle = { isPublic: true, isHidden: true, parameters: ['city', 'page'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const city = searchedCity(request);
  const api = context.get(apiContext);
  const { reportError } = context.get(pageRequestContext);
  const search = (page: number) =>
    searchResults(api.searchTours({ query: { city, page } }), reportError, page);
  const asked = city ? await search(searchedPage(new URL(request.url).searchParams)) : NOTHING_FOUND;
  const last = countPages(asked);
  // Behind the end there is nothing: the last page stands for it.
  const results = asked.page > last && !asked.error ? await search(last) : asked;
  return data<PageData>({ city, results }, { status: results.status });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<PageData> {
  const city = searchedCity(request);
  return carriedSearch.take(city) ? { city, results: null } : serverLoader();
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    matches,
    loaderData?.city && !loaderData.results?.refusal ? `Tours to ${loaderData.city}` : 'Search tours',
  );

export default function TourSearch({ loaderData: { city, results } }: Route.ComponentProps) {
  const state = useLocation().state as { results?: SearchResults } | null;
  const found = results ?? state?.results ?? NOTHING_FOUND;
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title={city && !found.refusal ? `Tours to “${city}”` : 'Search tours'} />
      <DestinationSearch key={city} initial={city} className="mt-6 max-w-[38rem]" />
      <div className="mt-10 sm:mt-12">
        {!city && <Notice tone="info">Please Enter Destination!</Notice>}
        {found.refusal && (
          <Notice tone="error">
            <p role="alert">{found.error}</p>
            <p>{found.refusal}</p>
          </Notice>
        )}
        {city && found.error && !found.refusal && <NotLoaded text={found.error} />}
        {city && !found.error && found.tours.length > 0 && <FoundTours results={found} sought={city} />}
        {city && !found.error && found.tours.length === 0 && <NoSuchTour />}
      </div>
    </div>
  );
}

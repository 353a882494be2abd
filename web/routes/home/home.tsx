import { data, href } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { ReviewHighlight } from '../../../contracts/reviews/reviews.contract.ts';
import { FEATURED_SHOWN } from '../../../contracts/tours/featured-tours.ts';
import { TRIP_PARAMETERS } from '../../../contracts/tours/trip.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { partOr } from '../../features/failures/failed-call.ts';
import { NotLoaded } from '../../features/failures/not-loaded.tsx';
import { actionOf, formAction } from '../../features/forms/form-action.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { travelAgency } from '../../features/page-head/structured-data.ts';
import { picturePreload } from '../../features/pictures/picture-preload.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { TourGrid } from '../../features/tours/grid/tour-grid.tsx';
import { featuredTours, type TourResults, tourResults } from '../../features/tours/grid/tour-results.ts';
import { DestinationSearch } from '../../features/tours/search/destination-search.tsx';
import { unlessOnlyTripChanges } from '../../features/trip/tell-trip.ts';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { Route } from './+types/home.ts';
import { CONTACT, checkContact, contactBody, contactFailure, SENT } from './contact/contact-check.ts';
import { HeroSlider } from './hero/hero-slider.tsx';
import type { HeroSlide } from './home-pictures.server.ts';
import { homePictures } from './home-pictures.server.ts';

const NoToursYet = lazyPart(() => import('../../features/tours/grid/no-tours-yet.tsx'), 'NoToursYet');

const contactAction = formAction(CONTACT, {
  async work({ api, values, call }) {
    const faults = checkContact(values);
    if (Object.keys(faults).length > 0) return { faults };
    await api.sendContactMessage({ body: contactBody(values), ...call });
    return { said: { text: SENT, tone: 'success' } };
  },
  failed: (error) => ({ ...contactFailure(error), tone: 'error' }),
});

const BelowTheFold = lazyPart(() => import('./below-the-fold.tsx'), 'BelowTheFold');

export const handle: PageHandle = { isPublic: true, parameters: TRIP_PARAMETERS };

export const action = actionOf({ [CONTACT]: contactAction });

export const shouldRevalidate = unlessOnlyTripChanges;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { reportError } = context.get(pageRequestContext);
  const [featured, reviews] = await Promise.all([
    tourResults(featuredTours(api, FEATURED_SHOWN), reportError),
    partOr<ReviewHighlight[]>(
      api.listReviewHighlights().then((answer) => answer.data),
      [],
      reportError,
    ),
  ]);
  return data({ featured, reviews, pictures: homePictures() }, { status: featured.status });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...picturePreload(loaderData?.pictures.slides[0]?.poster),
  ...pageMeta(
    matches,
    'Tours in the eastern Himalaya',
    'Tour packages to Sikkim, Darjeeling, Gangtok, Kalimpong, the Dooars and Bhutan, with day-by-day itineraries and prices per person in rupees.',
    { structured: import.meta.env.SSR ? (site) => [travelAgency(site)] : undefined },
  ),
];

export default function Home({ loaderData: { featured, reviews, pictures } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero slides={pictures.slides} />
      <FeaturedTours results={featured} />
      <BelowTheFold reviews={reviews} pictures={pictures} />
    </>
  );
}

function FeaturedTours({ results }: { results: TourResults }) {
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
      {!results.error && results.tours.length === 0 && <NoToursYet titleLevel="h3" />}
      {results.tours.length > 0 && <TourGrid tours={results.tours} headingLevel="h3" isChoice />}
    </section>
  );
}

function HomeHero({ slides }: { slides: readonly HeroSlide[] }) {
  const { tagline } = useSettings();
  return (
    <>
      <HeroSlider slides={slides} />
      <div className="measure relative xl:pointer-events-none xl:-mt-16">
        <div className="bg-paper sm:max-w-[43rem] xl:pointer-events-auto xl:rounded-t-card">
          <div className="pt-7 sm:pt-9 sm:short:pt-6 xl:px-12">
            <div className="prayer-flags mb-4" />
            <h1 className="text-display sm:short:text-[2.5rem]">Tours in the eastern Himalaya</h1>
            <p className="mt-4 max-w-[34rem] text-lead text-ink-soft">{tagline}</p>
            <DestinationSearch className="mt-6" />
          </div>
        </div>
      </div>
    </>
  );
}

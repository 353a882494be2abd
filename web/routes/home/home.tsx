import { Star } from 'lucide-react';
import { data, href } from 'react-router';
import { countOf } from '../../../contracts/count-of.ts';
import type { ShownContent } from '../../../contracts/page-content/content-values.ts';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { ReviewFigures, ReviewHighlight } from '../../../contracts/reviews/reviews.contract.ts';
import { FEATURED_SHOWN } from '../../../contracts/tours/featured-tours.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { partOr } from '../../features/failures/failed-call.ts';
import { NotLoaded } from '../../features/failures/not-loaded.tsx';
import { actionOf, formAction } from '../../features/forms/form-action.ts';
import { pageContent } from '../../features/page-content/page-content.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { travelAgency } from '../../features/page-head/structured-data.ts';
import { galleryPictures } from '../../features/pictures/gallery-pictures.server.ts';
import { picturePreload } from '../../features/pictures/picture-preload.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { TourGrid } from '../../features/tours/grid/tour-grid.tsx';
import { featuredTours, type TourResults, tourResults } from '../../features/tours/grid/tour-results.ts';
import { DestinationSearch } from '../../features/tours/search/destination-search.tsx';
import { unlessOnlyTripChanges } from '../../features/trip/trip-of-route.ts';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { Route } from './+types/home.ts';
import { CONTACT, checkContact, contactBody, contactFailure, SENT } from './contact/contact-check.ts';
import { HeroSlider } from './hero/hero-slider.tsx';
import { heroSlides } from './hero/hero-slides.ts';
import { homePlaces } from './home-places.server.ts';
import { drawSign } from './service-signs.server.ts';

export type HomeContent = ShownContent<'home'>;

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

const NO_REVIEWS: ReviewFigures & { data: ReviewHighlight[] } = { data: [], avgRating: null, reviewCount: 0 };

/** Of the gallery. */
const RECENT_PICTURES = 5;

export const handle: PageHandle = { isPublic: true, trip: 'prices' };

export const action = actionOf({ [CONTACT]: contactAction });

export const shouldRevalidate = unlessOnlyTripChanges;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { reportError } = context.get(pageRequestContext);
  const [content, gallery, destinations, featured, reviews] = await Promise.all([
    pageContent(api, 'home'),
    pageContent(api, 'gallery'),
    pageContent(api, 'destinations'),
    tourResults(featuredTours(api, FEATURED_SHOWN), reportError),
    partOr(api.listReviewHighlights(), NO_REVIEWS, reportError),
  ]);
  const recent = galleryPictures(gallery).slice(0, RECENT_PICTURES);
  const services = content.services.items.map(({ sign, ...item }) => ({ ...item, drawing: drawSign(sign) }));
  return data(
    { content, services, featured, reviews, recent, places: homePlaces(destinations) },
    { status: featured.status },
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { slides, searchEngines } = loaderData.content;
  return [
    ...picturePreload(slides[0]?.picture ?? undefined),
    ...pageMeta(matches, searchEngines.title, searchEngines.description, {
      structured: import.meta.env.SSR ? (...of) => [travelAgency(...of)] : undefined,
    }),
  ];
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, ...rest } = loaderData;
  const { content, reviews } = rest;
  return (
    <>
      <HomeHero content={content} figures={reviews} />
      <FeaturedTours content={content.featured} results={featured} />
      <BelowTheFold {...rest} />
    </>
  );
}

type FeaturedProps = { content: HomeContent['featured']; results: TourResults };

function FeaturedTours({ content, results }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="measure mt-16 sm:mt-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-10">
        <h2 id="featured" className="text-title">
          {content.heading}
        </h2>
        <ButtonLink to={href('/tours')} variant="secondary">
          {content.more}
        </ButtonLink>
      </div>
      {results.error && <NotLoaded text={results.error} />}
      {!results.error && results.tours.length === 0 && <NoToursYet titleLevel="h3" />}
      {results.tours.length > 0 && <TourGrid tours={results.tours} headingLevel="h3" isChoice />}
    </section>
  );
}

type HeroProps = { content: HomeContent; figures: ReviewFigures };

/** The search stands in the slider's row, on the upper part of its pictures; as tall as the window only with these. */
function HomeHero({ content, figures }: HeroProps) {
  const { tagline } = useSettings();
  const slides = heroSlides(content.slides);
  return (
    <div
      className={
        slides.length > 0
          ? 'grid min-h-[min(100svh-5rem,46rem)] grid-rows-[auto_minmax(0,1fr)] lg:min-h-[min(100svh-6.5rem,52rem)]'
          : 'sm:pt-8 lg:pt-14'
      }
    >
      <div className="measure z-10 pt-5 sm:pt-8 short:sm:pt-6">
        <h1 className="text-display max-sm:text-[clamp(1.75rem,7.7vw,2.25rem)] sm:short:text-[3rem]">
          {content.headline}
        </h1>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-8 gap-y-1 text-ink-soft">
          <p className="text-lead">{tagline}</p>
          <TrustLine figures={figures} />
        </div>
      </div>
      <div className="measure z-10 col-start-1 row-start-2 self-start pt-4">
        <DestinationSearch className="max-w-[56rem]" />
      </div>
      {slides.length > 0 && <HeroSlider slides={slides} />}
    </div>
  );
}

function TrustLine({ figures: { avgRating, reviewCount } }: { figures: ReviewFigures }) {
  const registration = useSettings().registrations[0];
  if (avgRating === null && !registration) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      {avgRating !== null && (
        <span className="flex items-center gap-1.5">
          <Star className="size-4 fill-marigold text-marigold" />
          <span>
            <strong className="font-semibold text-ink">{avgRating.toFixed(1)} of 5</strong> from{' '}
            {countOf(reviewCount, 'review')}
          </span>
        </span>
      )}
      {registration && (
        <span className="wrap-anywhere">
          {registration.name} {registration.number}
        </span>
      )}
    </p>
  );
}

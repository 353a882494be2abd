import { Suspense } from 'react';
import { data } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { ReviewHighlight } from '../../../contracts/reviews/reviews.contract.ts';
import { FEATURED_SHOWN } from '../../../contracts/tours/featured-tours.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { partOr } from '../../features/failures/failed-call.ts';
import { actionOf } from '../../features/forms/form-action.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { travelAgency } from '../../features/page-head/structured-data.ts';
import { picturePreload } from '../../features/pictures/picture-preload.ts';
import { featuredTours } from '../../features/tours/grid/load-featured-tours.ts';
import { tourResults } from '../../features/tours/grid/tour-results.ts';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import type { Route } from './+types/home.ts';
import { contactAction } from './contact/contact-action.ts';
import { CONTACT } from './contact/contact-check.ts';
import { FeaturedTours } from './featured-tours.tsx';
import { HomeHero } from './hero/home-hero.tsx';
import { homePictures } from './home-pictures.server.ts';

const BelowTheFold = lazyPart(() => import('./below-the-fold.tsx'), 'BelowTheFold');

export const handle: PageHandle = { isPublic: true };

export const action = actionOf({ [CONTACT]: contactAction });

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
      <Suspense>
        <BelowTheFold reviews={reviews} pictures={pictures} />
      </Suspense>
    </>
  );
}

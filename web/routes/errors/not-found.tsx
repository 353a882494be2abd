import { data, href } from 'react-router';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { pageContent } from '../../features/page-content/page-content.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { TourGrid } from '../../features/tours/grid/tour-grid.tsx';
import { featuredTours, tourResults } from '../../features/tours/grid/tour-results.ts';
import { DestinationSearch } from '../../features/tours/search/destination-search.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { Route } from './+types/not-found.ts';

const TOURS_SHOWN = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { reportError } = context.get(pageRequestContext);
  const api = context.get(apiContext);
  const [popular, { notFound }] = await Promise.all([
    tourResults(featuredTours(api, TOURS_SHOWN), reportError),
    pageContent(api, 'frame'),
  ]);
  return data({ popular, picture: notFound.picture }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Page not found');

export default function NotFound({ loaderData: { popular, picture } }: Route.ComponentProps) {
  return (
    <div className="measure py-12 sm:py-20">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <PageHeading
            eyebrow="Page not found"
            title="This path leads nowhere"
            lead="The address may be out of date or mistyped. Where would you like to go?"
          />
          <DestinationSearch className="mt-6 max-w-[38rem]" />
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
            <ButtonLink to={href('/home')} variant="secondary">
              Go to the home page
            </ButtonLink>
          </div>
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 40rem, 1px"
            className="hidden aspect-[5/4] w-full rounded-card lg:block"
          />
        )}
      </div>
      {popular.tours.length > 0 && (
        <section aria-labelledby="popular" className="mt-16">
          <h2 id="popular" className="mb-8 text-heading">
            Tours that travellers like
          </h2>
          <TourGrid tours={popular.tours} headingLevel="h3" isChoice />
        </section>
      )}
    </div>
  );
}

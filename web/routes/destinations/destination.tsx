import { data } from 'react-router';
import { apiContext } from '../../api/api-context.ts';
import { type CardTour, cardOf } from '../../lib/card-of.ts';
import { destinationAddress } from '../../lib/destination-address.ts';
import {
  DESTINATION_STORIES,
  type StoryDestination,
  storyDestination,
} from '../../lib/destination-stories.ts';
import { ownMediaPath } from '../../lib/own-media-path.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { socialCard } from '../../lib/social-card.ts';
import { breadcrumbs } from '../../lib/structured-data.ts';
import type { Route } from './+types/destination.ts';
import { DestinationPage } from './destination-page.tsx';
import { NoDestination } from './no-destination.tsx';

const TOURS_SHOWN = 4;

/** `picture`: the one that the address names, if it is this site's own. */
type PageData = { name: StoryDestination | null; picture: string | null; tours: CardTour[] };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const name = storyDestination(params.title);
  if (!name) return data<PageData>({ name: null, picture: null, tours: [] }, { status: 404 });
  const query = new URLSearchParams({ destination: name, sort: 'rating' });
  // The page is whole without its tours.
  const tours = await context
    .get(apiContext)
    .browseTours(query)
    .then(
      (answer) => answer.data.slice(0, TOURS_SHOWN).map(cardOf),
      () => [],
    );
  return data<PageData>({ name, picture: ownMediaPath(params.url, new URL(request.url).origin), tours });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.name;
  if (!name)
    return pageMeta(matches, 'No details available for this destination', undefined, { isHidden: true });
  const path = destinationAddress(name);
  return pageMeta(matches, `${name}: what to see`, DESTINATION_STORIES[name].description, {
    path,
    image: socialCard(name),
    structured: (site) => [breadcrumbs(site, [[name, path]])],
  });
};

export default function Destination({ loaderData: { name, picture, tours } }: Route.ComponentProps) {
  if (!name) return <NoDestination />;
  return <DestinationPage key={name} name={name} picture={picture} tours={tours} />;
}

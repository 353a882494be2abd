import { data, href, Link } from 'react-router';
import type { Picture } from '../../../contracts/media.contract.ts';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { destinationAddress } from '../../features/destinations/destination-address.ts';
import { DESTINATION_GUIDE } from '../../features/destinations/destination-guide.ts';
import {
  DESTINATION_STORIES,
  STORY_DESTINATIONS,
  type StoryDestination,
  storyDestination,
} from '../../features/destinations/destination-stories.ts';
import { partOr } from '../../features/failures/failed-call.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { picturePreload } from '../../features/pictures/picture-preload.ts';
import { scenePicture } from '../../features/pictures/shipped-media.server.ts';
import { type CardTour, cardOf } from '../../features/tours/card/card-of.ts';
import { unlessOnlyTripChanges } from '../../features/trip/trip-of-route.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Route } from './+types/destination.ts';
import { DestinationPage } from './destination-page.tsx';
import { namedPicture } from './named-picture.server.ts';

const TOURS_SHOWN = 4;

type PageData = {
  name: StoryDestination;
  picture: Picture;
  own: Picture;
  tours: CardTour[];
};

// Anybody can make up addresses of pictures; foreign ones show the destination's.
export const handle: PageHandle = { isPublic: true, isEndless: true, trip: 'prices' };

export const shouldRevalidate = unlessOnlyTripChanges;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const name = storyDestination(params.title);
  if (!name) return data<PageData | null>(null, { status: 404 });
  const query = new URLSearchParams({ destination: name, sort: 'rating' });
  const found = context.get(apiContext).browseTours({ query });
  const { reportError } = context.get(pageRequestContext);
  const tours = await partOr(
    found.then((answer) => answer.data.slice(0, TOURS_SHOWN).map(cardOf)),
    [],
    reportError,
  );
  const own = scenePicture(DESTINATION_GUIDE[name].scene);
  const picture = namedPicture(params.url, new URL(request.url).origin, name) ?? own;
  return data<PageData | null>({ name, picture, own, tours });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return pageMeta(matches, 'No details available for this destination', undefined, { isMissing: true });
  const { name, picture } = loaderData;
  const page = pageMeta(matches, `${name}: what to see`, DESTINATION_STORIES[name].description, {
    trail: [[name, destinationAddress(name)]],
    image: socialCard(name),
  });
  return [...picturePreload({ wide: picture }), ...page];
};

export default function Destination({ loaderData }: Route.ComponentProps) {
  return loaderData ? <DestinationPage key={loaderData.name} {...loaderData} /> : <NoDestination />;
}

function NoDestination() {
  return (
    <div className="measure pt-10 sm:pt-16">
      <EmptyState
        titleLevel="h1"
        title="No details available for this destination"
        text={
          <>
            We tell more about{' '}
            {STORY_DESTINATIONS.map((name, index) => (
              <span key={name}>
                {index > 0 && (index === STORY_DESTINATIONS.length - 1 ? ' and ' : ', ')}
                <Link to={destinationAddress(name)} className="text-link">
                  {name}
                </Link>
              </span>
            ))}
            .
          </>
        }
      >
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
        <ButtonLink to={href('/home')} variant="secondary">
          Go to the home page
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

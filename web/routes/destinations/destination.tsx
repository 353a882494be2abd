import { data, href, Link } from 'react-router';
import type { Picture } from '../../../contracts/media.contract.ts';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { readChoice } from '../../../contracts/tours/destinations.ts';
import { withPages } from '../../../contracts/tours/pages-of-destinations.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { destinationAddress } from '../../features/destinations/destination-address.ts';
import { partOr } from '../../features/failures/failed-call.ts';
import { pageContent } from '../../features/page-content/page-content.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { picturePreload } from '../../features/pictures/picture-preload.ts';
import { type CardTour, cardOf } from '../../features/tours/card/card-of.ts';
import { unlessOnlyTripChanges } from '../../features/trip/trip-of-route.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Route } from './+types/destination.ts';
import { DestinationPage, type Told } from './destination-page.tsx';
import { namedPicture } from './named-picture.server.ts';

const TOURS_SHOWN = 4;

type PageData = Told & {
  card: string;
  address: string;
  picture: Picture | null;
  own: Picture | null;
  tours: CardTour[];
};

/** Where the title is none of ours: those that we tell more about. */
type Others = { others: { name: string; address: string }[] };

// Anybody can make up addresses of pictures; foreign ones show the destination's.
export const handle: PageHandle = { isPublic: true, isEndless: true, trip: 'prices' };

export const shouldRevalidate = unlessOnlyTripChanges;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const destinations = withPages((await pageContent(api, 'destinations')).destinations);
  const there = readChoice(destinations, params.title);
  if (!there) {
    const others = destinations.map((one) => ({ name: one.name, address: destinationAddress(one) }));
    return data<PageData | Others>({ others }, { status: 404 });
  }
  const { key, name, line, page } = there;
  const found = api.browseTours({ query: new URLSearchParams({ destination: key || name, sort: 'rating' }) });
  const { reportError } = context.get(pageRequestContext);
  const tours = await partOr(
    found.then((answer) => answer.data.slice(0, TOURS_SHOWN).map(cardOf)),
    [],
    reportError,
  );
  const own = there.picture?.wide ?? null;
  const picture = namedPicture(params.url, new URL(request.url).origin, name) ?? own;
  const told = { name, line, description: page.description, highlights: page.highlights };
  return data<PageData | Others>({
    ...told,
    card: key,
    address: destinationAddress(there),
    picture,
    own,
    tours,
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData || 'others' in loaderData)
    return pageMeta(matches, 'No details available for this destination', undefined, { isMissing: true });
  const { name, description, card, address, picture } = loaderData;
  const page = pageMeta(matches, `${name}: what to see`, description, {
    trail: [[name, address]],
    image: socialCard(card),
  });
  return [...picturePreload(picture ? { wide: picture } : undefined), ...page];
};

export default function Destination({ loaderData }: Route.ComponentProps) {
  return 'others' in loaderData ? (
    <NoDestination {...loaderData} />
  ) : (
    <DestinationPage {...loaderData} key={loaderData.name} />
  );
}

function NoDestination({ others }: Others) {
  return (
    <div className="measure pt-10 sm:pt-16">
      <EmptyState
        titleLevel="h1"
        title="No details available for this destination"
        text={
          others.length > 0 && (
            <>
              We tell more about{' '}
              {others.map(({ name, address }, index) => (
                <span key={name}>
                  {index > 0 && (index === others.length - 1 ? ' and ' : ', ')}
                  <Link to={address} className="text-link">
                    {name}
                  </Link>
                </span>
              ))}
              .
            </>
          )
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

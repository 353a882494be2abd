import { href, Link } from 'react-router';
import { destinationAddress } from '../../features/destinations/destination-address.ts';
import { STORY_DESTINATIONS } from '../../features/destinations/destination-stories.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

export function NoDestination() {
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

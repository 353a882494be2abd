import { href } from 'react-router';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

export function NoSuchTour() {
  return (
    <EmptyState title="No such tour found" text="These are the places that tours go to:">
      {DESTINATIONS.map((name) => (
        <ButtonLink key={name} to={`${href('/tours/search')}?city=${name}`} variant="secondary">
          {name}
        </ButtonLink>
      ))}
      <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
    </EmptyState>
  );
}

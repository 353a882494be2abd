import { href } from 'react-router';
import { useChoices } from '../../../features/settings/use-settings.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

export function NoSuchTour() {
  return (
    <EmptyState title="No such tour found" text="These are the places that tours go to:">
      {useChoices().destinations.map(({ key, name }) => (
        <ButtonLink
          key={key}
          to={`${href('/tours/search')}?${new URLSearchParams({ city: name })}`}
          variant="secondary"
        >
          {name}
        </ButtonLink>
      ))}
      <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
    </EmptyState>
  );
}

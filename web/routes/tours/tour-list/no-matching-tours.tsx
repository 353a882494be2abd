import { href } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

export function NoMatchingTours() {
  return (
    <EmptyState
      title="No tour fits all of this"
      text="Remove one of the filters above, or tell us what you are looking for."
    >
      <ButtonLink to={href('/tours')} preventScrollReset>
        Show all tours
      </ButtonLink>
      <ButtonLink to={href('/contact')} variant="secondary">
        Contact us
      </ButtonLink>
    </EmptyState>
  );
}

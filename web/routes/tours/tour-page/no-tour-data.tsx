import { href } from 'react-router';
import { NotLoaded } from '../../../features/failures/not-loaded.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

export function NoTourData({ error }: { error?: string }) {
  return (
    <div className="measure pt-10 sm:pt-16">
      {error && <NotLoaded text={error} className="mb-10" />}
      <EmptyState
        titleLevel="h1"
        title="No tour data found"
        text={
          error
            ? 'The tour could not be loaded. Try again, or look at the other tours.'
            : 'The tour may have been renamed or is no longer offered.'
        }
      >
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
        <ButtonLink to={href('/contact')} variant="secondary">
          Contact us
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

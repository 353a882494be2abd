import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';

/** In place of a tour that is not there, or could not be loaded. */
export function NoTourData({ error }: { error?: string }) {
  return (
    <div className="measure pt-10 sm:pt-16">
      {error && (
        <Notice tone="error" role="alert" className="mb-8">
          {error}
        </Notice>
      )}
      <EmptyState
        titleLevel="h1"
        title="No tour data found"
        text={
          error
            ? 'Load the page once more, or look at the other tours.'
            : 'The tour may have been renamed or is no longer offered.'
        }
      >
        <ButtonLink to="/tours">See all tours</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Contact us
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TourGrid } from '../tours/grid/tour-grid.tsx';
import { TourGridSkeleton } from '../tours/grid/tour-grid-skeleton.tsx';
import { useSavedTourCards } from './use-saved-tour-cards.ts';

/** The saved tours as cards: of the signed-in traveller, or of this browser. */
export function SavedTourList({ headingLevel = 'h2' }: { headingLevel?: 'h2' | 'h3' }) {
  const { tours, error, tryAgain } = useSavedTourCards();
  if (error) {
    return (
      <div className="max-w-[38rem]">
        <Notice tone="error" role="alert">
          <p>{error.text}</p>
          {error.reason && <p className="text-ink-soft">{error.reason}</p>}
        </Notice>
        <Button variant="secondary" className="mt-5" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  if (!tours) {
    return (
      <>
        <p className="hidden noscript:block">Saving tours needs JavaScript. Please allow it for this site.</p>
        <div className="noscript:hidden">
          <TourGridSkeleton count={4} />
        </div>
      </>
    );
  }
  if (tours.length === 0) {
    return (
      <EmptyState title="Nothing saved yet" text="Press the heart on a tour to keep it here.">
        <ButtonLink to="/tours">See all tours</ButtonLink>
      </EmptyState>
    );
  }
  return <TourGrid tours={tours} headingLevel={headingLevel} isLong />;
}

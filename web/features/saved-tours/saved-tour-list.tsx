import { href } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { CardTour } from '../tours/card/card-of.ts';
import { TourGrid } from '../tours/grid/tour-grid.tsx';
import { TourGridSkeleton } from '../tours/grid/tour-grid-skeleton.tsx';
import { SAVE_FORM } from './save-form.tsx';
import { useSavedTourCards } from './use-saved-tour-cards.ts';

type Props = {
  headingLevel?: 'h2' | 'h3';
  named?: CardTour[] | null;
};

export function SavedTourList({ headingLevel = 'h2', named = null }: Props) {
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
        <div className="hidden noscript:block">
          {named && named.length > 0 ? (
            <TourGrid tours={named} headingLevel={headingLevel} isLong />
          ) : (
            <button type="submit" form={SAVE_FORM} className={buttonStyle('secondary')}>
              Show what I saved with my account
            </button>
          )}
        </div>
        <div className="noscript:hidden">
          <TourGridSkeleton count={4} />
        </div>
      </>
    );
  }
  if (tours.length === 0) {
    return (
      <EmptyState title="Nothing saved yet" text="Press the heart on a tour to keep it here.">
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
      </EmptyState>
    );
  }
  return <TourGrid tours={tours} headingLevel={headingLevel} isLong />;
}

import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { showAlert } from '../alerts/alerts.ts';
import { loadFailure } from '../failures/failed-call.ts';
import { failureReason } from '../failures/failure-text.ts';
import { isSessionOver } from '../session/forget-session-on-401.ts';
import { useSession } from '../session/use-session.ts';
import { visitorApi } from '../session/visitor-api.ts';
import type { CardTour } from '../tours/card/card-of.ts';
import { cardOf } from '../tours/card/card-of.ts';
import { TourGrid } from '../tours/grid/tour-grid.tsx';
import { TourGridSkeleton } from '../tours/grid/tour-grid-skeleton.tsx';
import { SAVE_FORM } from './save-form.tsx';
import { savedToursStore, useSavedIds } from './saved-tours-store.ts';

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

type Loaded = { userId: string | null; tours: CardTour[]; error?: { text: string; reason?: string } };

/** Undefined while loading. A removed tour stays until the page is left, so that a second press restores it. */
function useSavedTourCards() {
  const isAlive = useHydrated();
  const userId = useSession().user?._id ?? null;
  const ids = useSavedIds();
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const current = loaded?.userId === userId ? loaded : undefined;
  const isShort = !current || ids.some((id) => current.tours.every((tour) => tour._id !== id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks once more
  useEffect(() => {
    if (!isAlive || !isShort) return;
    let isWanted = true;
    loadSavedTours(userId).then(
      (tours) => isWanted && setLoaded({ userId, tours }),
      (error: unknown) => {
        if (isSessionOver(error)) showAlert({ text: PLEASE_SIGN_IN, offerSignIn: true });
        if (!isWanted) return;
        const failure = { text: loadFailure(error).text, reason: failureReason(error) };
        setLoaded({ userId, tours: [], error: failure });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isAlive, isShort, userId, attempt]);

  return { tours: current?.tours, error: current?.error, tryAgain: () => setAttempt((number) => number + 1) };
}

async function loadSavedTours(userId: string | null): Promise<CardTour[]> {
  if (userId === null) {
    const ids = savedToursStore.getIds();
    if (ids.length === 0) return [];
    const tours = (await visitorApi.listTours({ query: { ids: ids.join(',') } })).data.map(cardOf);
    savedToursStore.prune(ids.filter((id) => tours.every((tour) => tour._id !== id)));
    return tours;
  }
  // The merge must end before the account is asked.
  await savedToursStore.settled();
  const tours = (await visitorApi.listSavedTours()).data.map(cardOf);
  savedToursStore.adopt(
    userId,
    tours.map((tour) => tour._id),
  );
  return tours;
}

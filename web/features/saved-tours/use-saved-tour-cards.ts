import { useEffect, useState } from 'react';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { showAlert } from '../alerts/alerts.ts';
import { loadFailure } from '../failures/failed-call.ts';
import { failureReason } from '../failures/failure-text.ts';
import { isSessionOver } from '../session/forget-session-on-401.ts';
import { useSession } from '../session/use-session.ts';
import { visitorApi } from '../session/visitor-api.ts';
import { type CardTour, cardOf } from '../tours/card/card-of.ts';
import { savedToursStore } from './saved-tours-store.ts';
import { useSavedIds } from './use-saved-ids.ts';

type Loaded = { userId: string | null; tours: CardTour[]; error?: { text: string; reason?: string } };

/** Undefined while loading. A removed tour stays until the page is left, so that a second press restores it. */
export function useSavedTourCards() {
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

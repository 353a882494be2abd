import { useEffect, useState } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { failureReason } from '../failures/failure-reason.ts';
import { loadFailure } from '../failures/load-failure.ts';
import { useSession } from '../session/use-session.ts';
import type { CardTour } from '../tours/card/card-of.ts';
import { loadSavedTours } from './load-saved-tours.ts';
import { useSavedIds } from './use-saved-ids.ts';

type Loaded = { userId: string | null; tours: CardTour[]; error?: { text: string; reason?: string } };

/**
 * The cards of the saved tours; undefined while they are on their way. A tour that is taken out stays until the page
 * is left, so that a second press can put it back; one that another tab saved comes in.
 */
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

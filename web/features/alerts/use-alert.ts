import { useEffect, useId, useSyncExternalStore } from 'react';
import { alertStore, type ShownAlert } from './alerts.ts';

const nothing = () => null;

export function useAlert(): ShownAlert | null {
  return useSyncExternalStore(alertStore.subscribe, alertStore.get, nothing);
}

/** The alert, if this place is where it has to stand: of the page and the windows over it, the one on top. */
export function useAlertHere(): ShownAlert | null {
  const place = useId();
  const topPlace = useSyncExternalStore(alertStore.subscribe, alertStore.topPlace, nothing);
  const alert = useAlert();
  useEffect(() => alertStore.enterPlace(place), [place]);
  return topPlace === place ? alert : null;
}

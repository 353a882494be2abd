import { useEffect, useId, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import type { Tone } from '../../ui/states/notice.tsx';
import type { TypedWish } from '../contact/wish.ts';

export const CONNECTION_IS_BACK = 'Your connection is back.';

/** Visitors see it as an alert under the header, staff as a toast. */
export type Message = {
  text: string;
  /** Stands beside `text`, which is quoted from the specification. */
  detail?: string;
  tone?: Tone;
};

export type AlertMessage = Message & {
  /** The specification's words, after a more helpful `text`. */
  words?: string;
  /** The message updates when the connection is back. */
  hasNoAnswer?: boolean;
  role?: 'status';
  /** Shows a link to the sign-in page, which leads back to here. */
  offerSignIn?: boolean;
  /** Where to return after sign-in: `#enquiry-form`. */
  returnHash?: string;
  wish?: TypedWish;
};

export type ShownAlert = AlertMessage & { tone: Tone; id: number };

export function createAlertStore() {
  let shown: ShownAlert | null = null;
  let lastId = 0;
  const [subscribe, notify] = createListeners();
  let places: string[] = [];

  return {
    /** A new id even for the same text, so that it is announced again. */
    show(message: AlertMessage): void {
      lastId += 1;
      shown = { tone: 'error', ...message, id: lastId };
      notify();
    },
    dismiss(): void {
      shown = null;
      notify();
    },
    dismissOffer(): void {
      if (!shown?.offerSignIn) return;
      shown = null;
      notify();
    },
    get: () => shown,
    subscribe,
    enterPlace(place: string): () => void {
      places = [...places, place];
      notify();
      return () => {
        places = places.filter((other) => other !== place);
        notify();
      };
    },
    topPlace: () => places.at(-1),
  };
}

export const alertStore = createAlertStore();
export const showAlert = alertStore.show;
export const dismissAlert = alertStore.dismiss;

const nothing = () => null;

export function useAlert(): ShownAlert | null {
  return useSyncExternalStore(alertStore.subscribe, alertStore.get, nothing);
}

/** The alert, if this is the topmost of the page and its dialogs. */
export function useAlertHere(): ShownAlert | null {
  const place = useId();
  const topPlace = useSyncExternalStore(alertStore.subscribe, alertStore.topPlace, nothing);
  const alert = useAlert();
  useEffect(() => alertStore.enterPlace(place), [place]);
  return topPlace === place ? alert : null;
}

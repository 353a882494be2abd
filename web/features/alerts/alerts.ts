import { useEffect, useId, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import type { Tone } from '../../ui/states/notice.tsx';
import type { TypedWish } from '../contact/wish.ts';

export const CONNECTION_IS_BACK = 'Your connection is back.';

/** What a page tells: visitors by an alert under the header, staff by a toast at the foot. */
export type Message = {
  text: string;
  /** Said beside the text, which stays as quoted. */
  detail?: string;
  tone?: Tone;
};

export type AlertMessage = Message & {
  /** The specification's words for what went wrong, where a sentence that helps more stands before them. */
  words?: string;
  /** For want of a line: it says when that is back. */
  isLineDown?: boolean;
  /** Good news of the line, which interrupts nobody. */
  role?: 'status';
  /** Shows a link to the sign-in page, which leads back to here. */
  offerSignIn?: boolean;
  /** The part of the page to come back to after signing in: `#enquiry-form`. */
  returnHash?: string;
  /** What the other ways to us take along. */
  wish?: TypedWish;
};

export type ShownAlert = AlertMessage & { tone: Tone; id: number };

/** One message at a time: a new one takes the place of the last. */
export function createAlertStore() {
  let shown: ShownAlert | null = null;
  let lastId = 0;
  const [subscribe, notify] = createListeners();
  // Where the message stands: in the page, or in a modal window over it, beside which the page is not there.
  let places: string[] = [];

  return {
    /** A new id even for the same text: the region makes a new element of it, which is announced again. */
    show(message: AlertMessage): void {
      lastId += 1;
      shown = { tone: 'error', ...message, id: lastId };
      notify();
    },
    dismiss(): void {
      shown = null;
      notify();
    },
    /** Takes away an alert that offers to sign in: that is under way, or done. */
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

/** The alert, if this place is where it has to stand: of the page and the windows over it, the one on top. */
export function useAlertHere(): ShownAlert | null {
  const place = useId();
  const topPlace = useSyncExternalStore(alertStore.subscribe, alertStore.topPlace, nothing);
  const alert = useAlert();
  useEffect(() => alertStore.enterPlace(place), [place]);
  return topPlace === place ? alert : null;
}

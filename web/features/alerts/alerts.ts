import { createListeners } from '../../lib/listeners.ts';
import type { TypedWish } from '../contact/wish.ts';

export const CONNECTION_IS_BACK = 'Your connection is back.';

export type AlertTone = 'error' | 'success' | 'info';

export type AlertMessage = {
  text: string;
  /** Said beside the text, which stays as quoted. */
  detail?: string;
  /** The specification's words for what went wrong, where a sentence that helps more stands before them. */
  words?: string;
  /** For want of a line: it says when that is back. */
  isLineDown?: boolean;
  /** Good news of the line, which interrupts nobody. */
  role?: 'status';
  tone?: AlertTone;
  /** Shows a link to the sign-in page, which leads back to here. */
  offerSignIn?: boolean;
  /** The part of the page to come back to after signing in: `#enquiry-form`. */
  returnHash?: string;
  /** What the other ways to us take along. */
  wish?: TypedWish;
};

export type ShownAlert = AlertMessage & { tone: AlertTone; id: number };

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

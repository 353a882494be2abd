import { LIMITS, PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import { browserStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../lib/listeners.ts';
import { type AlertMessage, showAlert } from '../alerts/alerts.ts';
import { reportFault } from '../failures/failed-call.ts';
import { clientReason, serverMessage } from '../failures/failure-text.ts';
import { isSessionOver } from '../session/forget-session-on-401.ts';
import { type SessionStore, sessionStore } from '../session/session-store.ts';
import { visitorApi } from '../session/visitor-api.ts';
import { NOTHING_SAVED, parseSavedTours, type SavedToursRecord, withTour } from './saved-tours-record.ts';

export const SAVED_TOURS_KEY = 'savedTours';
/** After this long another device may have saved something that this one should know. */
const FRESH_FOR_MS = 10 * 60 * 1000;

type Parts = {
  storage: TextStorage;
  session: SessionStore;
  api: Pick<typeof visitorApi, 'saveTour' | 'unsaveTour' | 'mergeSavedTours'>;
  tell: (message: AlertMessage) => void;
  now?: () => number;
};

/**
 * The tours a traveller has saved: in this browser alone while signed out, merged into the account on signing in,
 * and from then on the account's, of which the browser keeps a copy. Signing out takes the copy away.
 */
export function createSavedToursStore({ storage, session, api, tell, now = Date.now }: Parts) {
  let record = parseSavedTours(storage.read(SAVED_TOURS_KEY));
  const [subscribe, notify] = createListeners();
  /** Presses whose answer is still out, by tour: they win over an older list that arrives meanwhile. */
  const unanswered = new Map<string, boolean>();
  /** One call after another: saving and taking out again must not overtake each other. */
  let line: Promise<unknown> = Promise.resolve();
  const userId = () => session.getSnapshot().user?._id ?? null;

  function keep(next: SavedToursRecord): void {
    record = next;
    if (next.ids.length === 0 && next.owner === null) storage.remove(SAVED_TOURS_KEY);
    else storage.write(SAVED_TOURS_KEY, JSON.stringify(next));
    notify();
  }
  const setSaved = (id: string, isSaved: boolean) =>
    keep({ ...record, ids: withTour(record.ids, id, isSaved) });

  async function merge(user: string): Promise<void> {
    const own = record.owner === null ? record.ids : [];
    const { data } = await api.mergeSavedTours({ body: { tourIds: own } });
    if (userId() !== user) return;
    let ids = data;
    for (const [id, isSaved] of unanswered) ids = withTour(ids, id, isSaved);
    keep({ owner: user, ids, syncedAt: now() });
  }

  async function send(id: string, isSaved: boolean): Promise<void> {
    try {
      await (isSaved ? api.saveTour : api.unsaveTour)({ params: { id } });
    } catch (error) {
      if (isSessionOver(error)) {
        // The session's copy of the list went with it; a tour that is saved now stays, in this browser.
        if (isSaved) setSaved(id, isSaved);
        return tell({ text: PLEASE_SIGN_IN, offerSignIn: true });
      }
      setSaved(id, !isSaved);
      tell({
        text: serverMessage(error) ?? 'The saved tours could not be changed.',
        detail: clientReason(error),
      });
    } finally {
      unanswered.delete(id);
    }
  }

  /** Brings the list in line with who is signed in. */
  function follow(): void {
    const user = userId();
    if (user === null) {
      if (record.owner !== null) keep(NOTHING_SAVED);
      return;
    }
    if (record.owner === user && now() - record.syncedAt < FRESH_FOR_MS) return;
    // Without an answer the list stays this browser's; the next page tries again.
    line = line.then(() => merge(user)).catch((error: unknown) => reportFault(error));
  }
  session.subscribe(follow);

  return {
    getIds: () => record.ids,
    has: (id: string) => record.ids.includes(id),
    subscribe,
    follow,
    /** Saves a tour, or takes it out again. */
    toggle(id: string): void {
      const isSaved = !record.ids.includes(id);
      if (isSaved && record.ids.length >= LIMITS.savedTours) {
        tell({ text: `At most ${LIMITS.savedTours} tours can be saved.` });
        return;
      }
      setSaved(id, isSaved);
      if (userId() === null) return;
      unanswered.set(id, isSaved);
      line = line.then(() => send(id, isSaved));
    },
    /** Takes over the account's list as the server has just answered it. */
    adopt(user: string, ids: string[]): void {
      if (userId() === user && unanswered.size === 0) keep({ owner: user, ids, syncedAt: now() });
    },
    /** Takes out tours that are no longer there. */
    prune(gone: string[]): void {
      if (gone.length > 0) keep({ ...record, ids: record.ids.filter((id) => !gone.includes(id)) });
    },
    /** Reads the storage again: another tab has changed it. */
    readAgain(): void {
      record = parseSavedTours(storage.read(SAVED_TOURS_KEY));
      notify();
    },
    /** Resolves when nothing is under way. */
    settled: () => line,
  };
}

export const savedToursStore = createSavedToursStore({
  storage: browserStorage,
  session: sessionStore,
  api: visitorApi,
  tell: showAlert,
});

if (typeof window !== 'undefined') {
  savedToursStore.follow();
}
onOtherTabChange(SAVED_TOURS_KEY, savedToursStore.readAgain);

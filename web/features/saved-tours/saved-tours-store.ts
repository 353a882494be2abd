import { useSyncExternalStore } from 'react';
import { LIMITS, PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import { browserStorage, parseStored, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../lib/listeners.ts';
import { type AlertMessage, showAlert } from '../alerts/alerts.ts';
import { reportFault } from '../failures/failed-call.ts';
import { clientReason, serverMessage } from '../failures/failure-text.ts';
import { isSessionOver } from '../session/forget-session-on-401.ts';
import { type SessionStore, sessionStore } from '../session/session-store.ts';
import { visitorApi } from '../session/visitor-api.ts';

const NOTHING_SAVED: SavedToursRecord = { owner: null, ids: [], syncedAt: 0 };

export const SAVED_TOURS_KEY = 'savedTours';
/** Milliseconds after which another device may have changed the list. */
const FRESH_FOR_MS = 10 * 60 * 1000;

type Parts = {
  storage: TextStorage;
  session: SessionStore;
  api: Pick<typeof visitorApi, 'saveTour' | 'unsaveTour' | 'mergeSavedTours'>;
  tell: (message: AlertMessage) => void;
  now?: () => number;
};

/**
 * Signed out, the list is this browser's. Sign-in merges it into the account; from then on the browser has a copy,
 * which sign-out removes.
 */
export function createSavedToursStore({ storage, session, api, tell, now = Date.now }: Parts) {
  let record = parseSavedTours(storage.read(SAVED_TOURS_KEY));
  const [subscribe, notify] = createListeners();
  /** Presses without a response yet, by tour: they override an older list. */
  const unanswered = new Map<string, boolean>();
  /** Calls run in sequence: a save and its undo must not overtake each other. */
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
        // The copy ended with the session; keep this tour in the browser.
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

  function follow(): void {
    const user = userId();
    if (user === null) {
      if (record.owner !== null) keep(NOTHING_SAVED);
      return;
    }
    if (record.owner === user && now() - record.syncedAt < FRESH_FOR_MS) return;
    line = line.then(() => merge(user)).catch((error: unknown) => reportFault(error));
  }
  session.subscribe(follow);

  return {
    getIds: () => record.ids,
    has: (id: string) => record.ids.includes(id),
    subscribe,
    follow,
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
    adopt(user: string, ids: string[]): void {
      if (userId() === user && unanswered.size === 0) keep({ owner: user, ids, syncedAt: now() });
    },
    prune(gone: string[]): void {
      if (gone.length > 0) keep({ ...record, ids: record.ids.filter((id) => !gone.includes(id)) });
    },
    readAgain(): void {
      record = parseSavedTours(storage.read(SAVED_TOURS_KEY));
      notify();
    },
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

const NONE: string[] = [];

export function useSavedIds(): string[] {
  return useSyncExternalStore(savedToursStore.subscribe, savedToursStore.getIds, () => NONE);
}

type SavedToursRecord = {
  /** The account that the list came from; null while it is this browser's only. */
  owner: string | null;
  ids: string[];
  /** Milliseconds since 1970; 0 if never. */
  syncedAt: number;
};

function parseSavedTours(text: string | null): SavedToursRecord {
  const { owner, ids, syncedAt } = parseStored(text);
  if (!Array.isArray(ids)) return NOTHING_SAVED;
  const known = ids.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));
  return {
    owner: typeof owner === 'string' ? owner : null,
    ids: [...new Set(known)].slice(0, LIMITS.savedTours),
    syncedAt: typeof syncedAt === 'number' ? syncedAt : 0,
  };
}

function withTour(ids: string[], id: string, isSaved: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isSaved ? [id, ...others] : others;
}

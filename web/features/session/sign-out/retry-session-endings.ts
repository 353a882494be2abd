import { ApiError } from '../../../api/api-error.ts';
import { browserStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { visitorApi } from '../visitor-api.ts';
import { FORGOTTEN_PREFIX, sessionsToEnd } from './sessions-to-end.ts';

/** Milliseconds without a response until a notice appears. */
const QUIET_MS = 3_000;
/** Milliseconds until a request counts as lost. */
const PATIENCE_MS = 15_000;
const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

type Parts = {
  storage: TextStorage;
  end: (name: string) => Promise<void>;
};

/** Retries until the server has confirmed the end of each forgotten session. */
export function createSessionEndings({ storage, end }: Parts) {
  let isLate = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const trying = new Set<string>();
  const [subscribe, notify] = createListeners();
  const keys = () => storage.keys().filter((key) => key.startsWith(FORGOTTEN_PREFIX));

  function setLate(next: boolean): void {
    if (isLate === next) return;
    isLate = next;
    notify();
  }

  function tryAll(): void {
    clearTimeout(timer);
    for (const key of keys()) if (!trying.has(key)) void tryOne(key);
  }

  async function tryOne(key: string): Promise<void> {
    trying.add(key);
    const quiet = setTimeout(() => setLate(true), QUIET_MS);
    try {
      await within(PATIENCE_MS, end(key.slice(FORGOTTEN_PREFIX.length)));
      storage.remove(key);
    } catch {
      setLate(true);
    }
    clearTimeout(quiet);
    trying.delete(key);
    if (trying.size === 0) settle();
  }

  function settle(): void {
    if (keys().length === 0) {
      wait = FIRST_WAIT_MS;
      setLate(false);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(tryAll, wait);
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  }

  return {
    hurry(): void {
      wait = FIRST_WAIT_MS;
      tryAll();
    },
    follow: settle,
    isLate: () => isLate,
    subscribe,
  };
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer.')), milliseconds);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}

/** The API's own 401 means that the session is gone; a proxy's says nothing. */
async function endOnServer(name: string): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no line.');
  try {
    await visitorApi.logout({ bearer: name });
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure?.code !== 'not_signed_in') throw error;
  }
}

export const sessionEndings = createSessionEndings({ storage: browserStorage, end: endOnServer });

if (typeof window !== 'undefined') {
  sessionEndings.hurry();
  sessionsToEnd.subscribe(sessionEndings.hurry);
  window.addEventListener('online', sessionEndings.hurry);
}
onOtherTabChange(FORGOTTEN_PREFIX, sessionEndings.follow);

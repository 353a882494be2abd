import type { DeskNewsCounts, LiveMessage } from '../../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS } from '../../../../contracts/live/live-terms.ts';
import { ApiError } from '../../../api/api-error.ts';

/** Wait before the first retry, doubled each time. Milliseconds. */
const FIRST_WAIT = 1_000;
/** Also how often pages reload while calls get through but no connection opens. Milliseconds. */
const LONGEST_WAIT = 30_000;

export type LiveSource = Pick<EventSource, 'addEventListener' | 'close'>;

type Parts = {
  open: () => LiveSource;
  /** Throws `ApiError` when the server refuses: an event source does not say why it ended. */
  ask: () => Promise<DeskNewsCounts>;
  hear: (message: LiveMessage) => void;
  isOnline: () => boolean;
};

export type LiveLine = {
  /** Retries at once if there is no connection. */
  nudge: () => void;
  close: () => void;
};

export function openLiveLine({ open, ask, hear, isOnline }: Parts): LiveLine {
  let source: LiveSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let isClosed = false;
  let isAsking = false;
  connect();

  function connect(): void {
    if (isClosed || source) return;
    const opened = open();
    source = opened;
    opened.addEventListener('message', ({ data }) => {
      if (source !== opened) return;
      wait = FIRST_WAIT;
      hear(JSON.parse(String(data)) as LiveMessage);
    });
    const lost = () => {
      if (source !== opened) return;
      opened.close();
      source = undefined;
      tryLater();
    };
    opened.addEventListener('error', lost);
    opened.addEventListener('end', lost);
  }

  function tryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), wait);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }

  async function look(): Promise<void> {
    if (isClosed || isAsking || source) return;
    if (!isOnline()) {
      tryLater();
      return;
    }
    isAsking = true;
    try {
      const counts = await ask();
      // Another user may be signed in by now.
      if (isClosed) return;
      // Even if no connection ever opens, pages still get their updates.
      if (wait >= LONGEST_WAIT) hear({ counts, kinds: [...CHANGE_KINDS] });
      connect();
    } catch (error) {
      // The next sign-in opens a new connection.
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) isClosed = true;
      else tryLater();
    } finally {
      isAsking = false;
    }
  }

  return {
    nudge() {
      wait = FIRST_WAIT;
      void look();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      source?.close();
      source = undefined;
    },
  };
}

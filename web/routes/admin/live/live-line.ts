import type { DeskNewsCounts, LiveMessage } from '../../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS } from '../../../../contracts/live/live-terms.ts';
import { ApiError } from '../../../api/api-error.ts';

/** Before a line that was lost is tried again, each time twice as long. Milliseconds. */
const FIRST_WAIT = 1_000;
/** Where no line comes about, but calls do, the pages are loaded anew so often. Milliseconds. */
const LONGEST_WAIT = 30_000;

/** Of an `EventSource` what is asked of it. */
export type LiveSource = Pick<EventSource, 'addEventListener' | 'close'>;

type Parts = {
  open: () => LiveSource;
  /** Throws `ApiError` where the server refuses: an event source does not say why it has ended. */
  ask: () => Promise<DeskNewsCounts>;
  hear: (message: LiveMessage & { isFirst?: boolean }) => void;
  isOnline: () => boolean;
  /** There was no line for a while before this one. */
  mayHaveMissed?: boolean;
};

export type LiveLine = {
  /** Tries at once where there is no line: somebody looks again, or the network is back. */
  nudge: () => void;
  close: () => void;
};

/** Listens to what the server tells, and keeps trying where the line is lost. */
export function openLiveLine({ open, ask, hear, isOnline, mayHaveMissed = false }: Parts): LiveLine {
  let source: LiveSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let isClosed = false;
  let isAsking = false;
  connect();

  function connect(): void {
    if (isClosed || source) return;
    let isFirst = true;
    const opened = open();
    source = opened;
    opened.addEventListener('message', ({ data }) => {
      if (source !== opened) return;
      wait = FIRST_WAIT;
      const message = JSON.parse(String(data)) as LiveMessage;
      hear(isFirst ? { ...message, isFirst, ...(mayHaveMissed && { kinds: [...CHANGE_KINDS] }) } : message);
      isFirst = false;
      mayHaveMissed = false;
    });
    const lost = () => {
      if (source !== opened) return;
      opened.close();
      source = undefined;
      mayHaveMissed = true;
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

  /** Whether the server is there, and lets whoever asks listen. */
  async function look(): Promise<void> {
    if (isClosed || isAsking || source) return;
    if (!isOnline()) {
      tryLater();
      return;
    }
    isAsking = true;
    try {
      const counts = await ask();
      // Another one may sit here by now.
      if (isClosed) return;
      // A browser that lets no line come about is shown what there is all the same.
      hear({ counts, ...(wait >= LONGEST_WAIT && { kinds: [...CHANGE_KINDS] }) });
      connect();
    } catch (error) {
      // Whoever signs in again opens another line.
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) isClosed = true;
      else tryLater();
    } finally {
      isAsking = false;
    }
  }

  return {
    nudge() {
      wait = FIRST_WAIT;
      if (mayHaveMissed) void look();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      source?.close();
      source = undefined;
    },
  };
}

import { ApiError } from '../../../../api/api-error.ts';
import { randomKey } from '../../../../lib/browser/random-key.ts';
import { createListeners } from '../../../../lib/listeners.ts';

/** What is being done to all enquiries that match, while it is: it goes on while staff look at other pages. */
export type BulkRun = {
  /** "Moving to the bin". */
  text: string;
  done: number;
  total: number;
  /** Asked to stop: what was done stays. */
  isStopping: boolean;
};

type Step = {
  /** How many enquiries this step has looked at. */
  looked: number;
  isMore: boolean;
};

/** Milliseconds between tries of a step whose answer was lost: by its key it is done once. */
const PAUSES_MS = [1_000, 3_000, 8_000];

let current: BulkRun | null = null;
const [subscribe, notify] = createListeners();

function show(run: BulkRun | null): void {
  current = run;
  notify();
}

export const bulkRun = {
  subscribe,
  getSnapshot: (): BulkRun | null => current,
  getServerSnapshot: () => null,
  stop() {
    if (current) show({ ...current, isStopping: true });
  },
};

/**
 * Takes steps until there are no more, and shows how far it is. Answers why it ended early, if it did; `isBusy`: it did not
 * begin, because another is under way.
 */
export async function takeSteps(
  text: string,
  total: number,
  takeStep: (idempotencyKey: string) => Promise<Step>,
): Promise<{ isBusy: boolean; isStopped: boolean; error?: unknown }> {
  if (current) return { isBusy: true, isStopped: false };
  let done = 0;
  show({ text, done, total, isStopping: false });
  window.addEventListener('beforeunload', holdPage);
  try {
    for (;;) {
      const { looked, isMore } = await withRetries(takeStep);
      done = Math.min(total, done + looked);
      const isStopping = bulkRun.getSnapshot()?.isStopping === true;
      show({ text, done, total, isStopping });
      if (!isMore) return { isBusy: false, isStopped: false };
      if (isStopping) return { isBusy: false, isStopped: true };
    }
  } catch (error) {
    return { isBusy: false, isStopped: false, error };
  } finally {
    window.removeEventListener('beforeunload', holdPage);
    show(null);
  }
}

/** Again where no answer came; a refusal is an answer. */
async function withRetries(takeStep: (idempotencyKey: string) => Promise<Step>): Promise<Step> {
  const key = randomKey();
  for (const pause of PAUSES_MS) {
    try {
      return await takeStep(key);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
      const wait = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1_000 : pause;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return await takeStep(key);
}

/** Who leaves the site now would stop it half way. */
function holdPage(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

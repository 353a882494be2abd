import { createListeners } from '../../../../lib/listeners.ts';
import { askAgain, LONG } from '../../actions/ask-again.ts';

export type BulkRun = {
  text: string;
  done: number;
  total: number;
  isStopping: boolean;
};

type Step = {
  looked: number;
  isMore: boolean;
};

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

export const BUSY = 'Another change of many is under way. Wait until it is through.';

/** Takes steps until none are left. Returns why it ended early, if it did; `isBusy`: another run is under way. */
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
      const { looked, isMore } = await askAgain(takeStep, LONG);
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

/** Leaving the site would stop the run halfway. */
function holdPage(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

import { useState } from 'react';
import { useSettling } from './double-press-guard.ts';

/**
 * A button that changes something at once, without being asked: one press is one change. Further presses do nothing
 * while it is under way, nor while the page settles after it.
 */
export function useSinglePress(run: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const isIdle = !useSettling() && !isBusy;

  async function press() {
    setBusy(true);
    try {
      await run();
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    isIdle,
    press: () => {
      if (isIdle) void press();
    },
  };
}

import { type MouseEvent, useState } from 'react';
import { isSettlingUnder, useSettling } from './double-press-guard.ts';

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
    /** Of what is pressed by way of something else, as in a menu, nothing has moved. */
    press: (event?: MouseEvent<Element>) => {
      if (isIdle && !(event && isSettlingUnder(event.currentTarget))) void press();
    },
  };
}

import { type MouseEvent, useState } from 'react';
import { isSettlingUnder, useSettling } from './double-press-guard.ts';

/** Ignores presses while the last one is under way and while the page settles after it. */
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
    /** Without an event for a press in a menu, where nothing has moved. */
    press: (event?: MouseEvent<Element>) => {
      if (isIdle && !(event && isSettlingUnder(event.currentTarget))) void press();
    },
  };
}

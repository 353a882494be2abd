import type { KeyboardEvent } from 'react';
import { showWait } from '../../../toasts/show-toast.ts';
import { useDeskPlace } from '../../place/desk-place.ts';

/**
 * The keys that send what is written, from wherever the focus is in a form; with Shift they also lead to the next one, and do
 * nothing where there is none. Each press sends once, however long it is held. While `isBusy` it says that it does nothing.
 */
export function useSendKeys(
  send: (isThenNext: boolean) => void,
  isBusy = false,
): (event: KeyboardEvent) => void {
  const hasNext = useDeskPlace()?.hasNext ?? false;
  return (event) => {
    const { key, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    if (repeat || (shiftKey && !hasNext)) return;
    if (isBusy) showWait('One moment: your last press is still under way.');
    else send(shiftKey);
  };
}

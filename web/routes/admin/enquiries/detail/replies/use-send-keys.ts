import type { KeyboardEvent } from 'react';
import { showWait } from '../../../toasts/show-toast.ts';
import { useDeskPosition } from '../../position/desk-position.ts';

export const THEN_NEXT = 'then-next';

/** With Shift, they also open the next enquiry, if there is one. Key repeat is ignored. */
export function useSendKeys(
  send: (isThenNext: boolean) => void,
  isBusy = false,
): (event: KeyboardEvent) => void {
  const hasNext = useDeskPosition()?.hasNext ?? false;
  return (event) => {
    const { key, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    if (repeat || (shiftKey && !hasNext)) return;
    if (isBusy) showWait('One moment: your last press is still under way.');
    else send(shiftKey);
  };
}

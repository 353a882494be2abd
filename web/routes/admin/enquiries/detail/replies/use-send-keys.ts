import type { KeyboardEvent } from 'react';
import { useDeskPlace } from '../../place/desk-place.ts';

/**
 * The keys that send what is written, from wherever the focus is in a form; with Shift they also lead to the next one, and do
 * nothing where there is none. Each press sends once, however long it is held.
 */
export function useSendKeys(send: (isThenNext: boolean) => void): (event: KeyboardEvent) => void {
  const hasNext = useDeskPlace()?.hasNext ?? false;
  return (event) => {
    const { key, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    if (!repeat && (!shiftKey || hasNext)) send(shiftKey);
  };
}

import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type Shortcut, useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { usePlaceKeys } from '../place/use-place-keys.ts';

/** The keys of an enquiry's page and of a message's: to its neighbours, and to each thing that is done with both. */
export function useContactKeys(page: RefObject<HTMLElement | null>, group: Shortcut['group']) {
  usePlaceKeys();
  const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector) ?? null;

  /** A way to answer: its tab, and then what is typed into. */
  function answerBy(channel: string) {
    const tab = find(`[role=tab][data-channel=${channel}]`);
    if (!tab) return;
    // At once: the letter that follows is the first of the answer.
    flushSync(() => tab.click());
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    const field =
      panel?.querySelector<HTMLElement>('textarea') ?? panel?.querySelector<HTMLElement>('a, button');
    (field ?? tab).focus();
  }

  useShortcut('w', { group, text: 'WhatsApp' }, () => answerBy('whatsapp'));
  useShortcut('c', { group, text: 'Call' }, () => answerBy('call'));
  useShortcut('n', { group, text: 'Note' }, () => answerBy('note'));
  useShortcut('a', { group, text: 'Owner' }, () => find('[data-part=follow-up] select')?.focus());
  useShortcut('t', { group, text: 'Next action' }, () =>
    find('[data-part=follow-up] form input:not([type=hidden]), [data-part=follow-up] form textarea')?.focus(),
  );
  return { find, answerBy };
}

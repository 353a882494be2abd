import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type Shortcut, useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { MENU } from '../list/use-list-rows.ts';

const FOLLOW_UP = '[data-part=follow-up]';
const NEXT_ACTION = `${FOLLOW_UP} form :is(input:not([hidden], [type=hidden]), textarea)`;

/** `isOpen`: it exists and can be edited. `phone`: empty hides calls and WhatsApp. */
type Shown = { isOpen: boolean; phone: string };

export function useContactKeys(
  page: RefObject<HTMLElement | null>,
  group: Shortcut['group'],
  { isOpen, phone }: Shown,
) {
  const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector) ?? null;

  function answerBy(channel: string) {
    const tab = find(`[role=tab][data-channel=${channel}]`);
    if (!tab) return;
    // Synchronous, so that the next key press goes into the answer.
    flushSync(() => tab.click());
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    const field =
      panel?.querySelector<HTMLElement>('textarea') ?? panel?.querySelector<HTMLElement>('a, button');
    (field ?? tab).focus();
  }

  const hasPhone = isOpen && phone !== '';
  useShortcut('w', { group, text: 'WhatsApp' }, () => answerBy('whatsapp'), hasPhone);
  useShortcut('c', { group, text: 'Call' }, () => answerBy('call'), hasPhone);
  useShortcut('n', { group, text: 'Note' }, () => answerBy('note'), isOpen);
  useShortcut('a', { group, text: 'Owner' }, () => find(`${FOLLOW_UP} ${MENU}`)?.focus(), isOpen);
  useShortcut('t', { group, text: 'Next action' }, () => find(NEXT_ACTION)?.focus(), isOpen);
  return { find, answerBy };
}

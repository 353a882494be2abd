import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type Shortcut, useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { MENU } from '../list/use-row-keys.ts';

const FOLLOW_UP = '[data-part=follow-up]';
const NEXT_ACTION = `${FOLLOW_UP} form :is(input:not([hidden], [type=hidden]), textarea)`;

/** `isOpen`: it is there, and can be worked on. `phone`: empty where neither call nor WhatsApp is offered. */
type Shown = { isOpen: boolean; phone: string };

/** The keys of an enquiry's page and of a message's: to each thing that is done with both. */
export function useContactKeys(
  page: RefObject<HTMLElement | null>,
  group: Shortcut['group'],
  { isOpen, phone }: Shown,
) {
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

  const hasPhone = isOpen && phone !== '';
  useShortcut('w', { group, text: 'WhatsApp' }, () => answerBy('whatsapp'), hasPhone);
  useShortcut('c', { group, text: 'Call' }, () => answerBy('call'), hasPhone);
  useShortcut('n', { group, text: 'Note' }, () => answerBy('note'), isOpen);
  useShortcut('a', { group, text: 'Owner' }, () => find(`${FOLLOW_UP} ${MENU}`)?.focus(), isOpen);
  useShortcut('t', { group, text: 'Next action' }, () => find(NEXT_ACTION)?.focus(), isOpen);
  return { find, answerBy };
}

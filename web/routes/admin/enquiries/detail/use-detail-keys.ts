import type { RefObject } from 'react';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { usePlaceKeys } from '../place/use-place-keys.ts';

const HERE = { group: 'This enquiry' } as const;

/** The keys of an enquiry: to its neighbours, and to each thing that is done with it. */
export function useDetailKeys(page: RefObject<HTMLElement | null>): void {
  usePlaceKeys();
  const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector) ?? null;

  /** A way to answer: its tab, and then what is typed into. */
  function answerBy(channel: string) {
    const tab = find(`[role=tab][data-channel=${channel}]`);
    if (!tab) return;
    tab.click();
    requestAnimationFrame(() => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      const field =
        panel?.querySelector<HTMLElement>('textarea') ?? panel?.querySelector<HTMLElement>('a, button');
      (field ?? tab).focus();
      // Where nobody has been in it, the browser's caret stands before the greeting: typing goes on behind it.
      if (field instanceof HTMLTextAreaElement && field.selectionEnd === 0)
        field.setSelectionRange(field.value.length, field.value.length);
    });
  }

  useShortcut('r', { ...HERE, text: 'Reply by mail' }, () => answerBy('mail'));
  useShortcut('w', { ...HERE, text: 'WhatsApp' }, () => answerBy('whatsapp'));
  useShortcut('c', { ...HERE, text: 'Call' }, () => answerBy('call'));
  useShortcut('n', { ...HERE, text: 'Note' }, () => answerBy('note'));
  useShortcut('e', { ...HERE, text: 'Status: to its next step, Enter takes it' }, () =>
    find('[data-part=status] button')?.focus(),
  );
  useShortcut('a', { ...HERE, text: 'Owner' }, () => find('[data-part=follow-up] select')?.focus());
  useShortcut('t', { ...HERE, text: 'Next action' }, () =>
    find('[data-part=follow-up] form input:not([type=hidden]), [data-part=follow-up] form textarea')?.focus(),
  );
  useShortcut('d', { ...HERE, text: 'Correct its date, party, phone' }, () =>
    find('[data-part=correct]')?.click(),
  );
}

import type { RefObject } from 'react';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { useContactKeys } from './use-contact-keys.ts';

const HERE = { group: 'This enquiry' } as const;

/** The keys of an enquiry. */
export function useDetailKeys(page: RefObject<HTMLElement | null>): void {
  const { find, answerBy } = useContactKeys(page, HERE.group);
  useShortcut('r', { ...HERE, text: 'Reply by mail' }, () => answerBy('mail'));
  useShortcut('e', { ...HERE, text: 'Status: to its next step, Enter takes it' }, () =>
    find('[data-part=status] button')?.focus(),
  );
  useShortcut('d', { ...HERE, text: 'Correct its date, party, phone' }, () =>
    find('[data-part=correct]')?.click(),
  );
}

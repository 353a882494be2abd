import type { RefObject } from 'react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { useContactKeys } from './use-contact-keys.ts';

const HERE = { group: 'This enquiry' } as const;

export function useDetailKeys(page: RefObject<HTMLElement | null>, enquiry: DeskEnquiry) {
  const { phone, userEmail, deletedAt } = enquiry;
  const isOpen = deletedAt === null;
  const { find, answerBy } = useContactKeys(page, HERE.group, { isOpen, phone });
  useShortcut('r', { ...HERE, text: 'Reply by mail' }, () => answerBy('mail'), isOpen && userEmail !== '');
  useShortcut(
    'e',
    { ...HERE, text: 'Status: to its next step, Enter takes it' },
    () => find('[data-part=status] button')?.focus(),
    isOpen,
  );
  useShortcut(
    'd',
    { ...HERE, text: 'Correct its date, party, phone' },
    () => find('[data-part=correct]')?.click(),
    isOpen,
  );
  return answerBy;
}

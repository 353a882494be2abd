import { useNavigate } from 'react-router';
import type { Undone } from '../../../../contracts/enquiries/desk-work.contract.ts';
import { enquiryPath } from '../desk-paths.ts';
import { staffApi } from '../staff-api.ts';
import { showNote } from '../toasts/show-toast.ts';
import { overText } from './change-texts.ts';
import { TOLD_BY_MAIL, type ToCorrect } from './correction.ts';

const NAMED = 3;

/** Reports what an undo cannot take back (mails, with a link to correct them) and overbooked departures. */
export function useTellUndone() {
  const navigate = useNavigate();

  return function tellUndone({ told, over }: Pick<Undone, 'told' | 'over'>): void {
    showOver(over);
    for (const { _id, fullName, status } of told.slice(0, NAMED)) {
      const way = {
        text: 'Write a correction',
        go: () => void navigate(enquiryPath(_id), { state: { toCorrect: status } satisfies ToCorrect }),
      };
      showNote(`The mail has gone: it told ${fullName} that ${TOLD_BY_MAIL[status]}.`, way);
    }
    const others = told.slice(NAMED).map(({ fullName }) => fullName);
    if (others.length > 0) showNote(`Mails have gone, too, to ${others.join(', ')}: write to each.`);
  };
}

export function showOver(over: Undone['over']): void {
  if (over.length > 0) showNote(overText(over));
}

export async function restoreEnquiry(id: string): Promise<void> {
  const { data } = await staffApi.restoreEnquiry({ params: { id } });
  showOver(data.over);
}

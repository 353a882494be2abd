import { useNavigate } from 'react-router';
import type { Undone } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { greetingOf } from '../../../../contracts/enquiries/reply-start.ts';
import { enquiryPath } from '../desk-paths.ts';
import { staffApi } from '../staff-api.ts';
import { showNote } from '../toasts/show-toast.ts';
import { overText } from './change-texts.ts';

const TOLD_BY_MAIL: Record<EnquiryStatus, string> = {
  new: 'the enquiry is open again',
  contacted: 'we are working on the enquiry',
  confirmed: 'the trip is confirmed',
  completed: 'the trip is over',
  cancelled: 'the enquiry is cancelled',
  spam: 'the enquiry is closed',
};

/** Navigation state: the traveller was mailed a status that was then undone, so the reply begins with a correction. */
type ToCorrect = { toCorrect: EnquiryStatus };

export function statusToCorrect(state: unknown): EnquiryStatus | undefined {
  return (state as Partial<ToCorrect> | null)?.toCorrect;
}

export function correctionText(fullName: string, told: EnquiryStatus): string {
  return `${greetingOf(fullName)}\n\nOur last mail said that ${TOLD_BY_MAIL[told]}. That was our mistake, and we are sorry. […]`;
}

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

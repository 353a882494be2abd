import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { greetingOf } from '../../../../contracts/enquiries/reply-start.ts';

export const TOLD_BY_MAIL: Record<EnquiryStatus, string> = {
  new: 'the enquiry is open again',
  contacted: 'we are working on the enquiry',
  confirmed: 'the trip is confirmed',
  completed: 'the trip is over',
  cancelled: 'the enquiry is cancelled',
  spam: 'the enquiry is closed',
};

/** Navigation state: the traveller was mailed a status that was then undone, so the reply begins with a correction. */
export type ToCorrect = { toCorrect: EnquiryStatus };

export function statusToCorrect(state: unknown): EnquiryStatus | undefined {
  return (state as Partial<ToCorrect> | null)?.toCorrect;
}

export function correctionText(fullName: string, told: EnquiryStatus): string {
  return `${greetingOf(fullName)}\n\nOur last mail said that ${TOLD_BY_MAIL[told]}. That was our mistake, and we are sorry. […]`;
}

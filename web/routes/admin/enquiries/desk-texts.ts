import {
  COUNT_LIMIT,
  type DeskNeed,
  type DeskSort,
  type EnquirySource,
  type EnquiryStatus,
} from '../../../../contracts/enquiries/enquiry-terms.ts';

type StatusLabel = { text: string; dot: string };

export const STATUS: Record<EnquiryStatus, StatusLabel> = {
  new: { text: 'New', dot: 'bg-marigold' },
  contacted: { text: 'Contacted', dot: 'bg-teesta' },
  confirmed: { text: 'Confirmed', dot: 'bg-success' },
  completed: { text: 'Completed', dot: 'bg-pine' },
  cancelled: { text: 'Cancelled', dot: 'bg-edge' },
  spam: { text: 'Spam', dot: 'bg-rhododendron' },
};

export const MOVE: Record<EnquiryStatus, string> = {
  new: 'Back to new',
  contacted: 'Mark contacted',
  confirmed: 'Confirm',
  completed: 'Mark completed',
  cancelled: 'Mark cancelled',
  spam: 'Mark as spam',
};

export const NEED: Record<DeskNeed, string> = {
  action: 'Needs action',
  overdue: 'Overdue',
  unanswered: 'Not answered',
  due: 'Due',
  'my-due': 'Mine, due',
  mine: 'Mine',
  'payment-overdue': 'Payment overdue',
  'to-pay-back': 'To be paid back',
  'silent-3': 'Silent for 3 days',
  'silent-7': 'Silent for 7 days',
};

export const SOURCE: Record<EnquirySource, string> = {
  site: 'Website',
  phone: 'Phone call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  walk_in: 'At the office',
};

export const SORT: Record<DeskSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  travel: 'Travel date',
  'next-action': 'Next action',
};

export function countText(count: number): string {
  return count > COUNT_LIMIT ? `${COUNT_LIMIT}+` : String(count);
}

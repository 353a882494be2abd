import { href } from 'react-router';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { MailState } from '../../../../contracts/mail/mail-terms.ts';
import type { ListedMail, MailProgress } from '../../../../contracts/mail/manage-mail.contract.ts';
import { enquiryPath, messagePath } from '../desk-paths.ts';
import type { TagTone } from '../lists/tag.tsx';

export const MAIL_STATES: Record<MailState, { tone: TagTone; text: string }> = {
  waiting: { tone: 'calm', text: 'Waiting' },
  sending: { tone: 'calm', text: 'Being sent' },
  retrying: { tone: 'attention', text: 'Not sent yet' },
  held: { tone: 'attention', text: 'Held back' },
  sent: { tone: 'good', text: 'Sent' },
  written: { tone: 'attention', text: 'Written to a file' },
  failed: { tone: 'off', text: 'Failed' },
  cancelled: { tone: 'calm', text: 'Cancelled' },
};

export function timeText({ state, at }: MailProgress): string {
  if (at === null) return '';
  return state === 'retrying' ? `tried again ${formatMoment(at)}` : formatMoment(at);
}

type About = ListedMail['about'];

const PLACES: Record<About['kind'], { noun: string; to: (id: string) => string }> = {
  booking: { noun: 'Enquiry', to: enquiryPath },
  message: { noun: 'Message from', to: messagePath },
  user: { noun: 'User', to: (id) => href('/admin/users/:id', { id }) },
  invitation: { noun: 'Invitation of', to: () => href('/admin/users') },
  issue: { noun: 'Issue of the newsletter', to: (id) => href('/admin/newsletter/:id', { id }) },
  subscriber: { noun: 'Subscriber', to: () => href('/admin/subscribers') },
  review: { noun: 'Review', to: () => href('/admin/reviews') },
};

export function aboutLink({ kind, id, label }: About): { text: string; to: string } {
  const { noun, to } = PLACES[kind];
  return { text: label ? `${noun} ${label}` : noun, to: to(id) };
}

import { wordFor } from '../../../../../contracts/count-of.ts';
import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';

export type AttentionItem = { to: string; count: number; text: string; since?: string | null };

/** What of it there is, the most pressing first. */
export function attentionItems(attention: Dashboard['attention']): AttentionItem[] {
  const { unansweredEnquiries, oldestUnansweredAt, dueActions, openMessages, criticalReviews, placeholders } =
    attention;
  const items: AttentionItem[] = [
    {
      to: '/admin/bookings?status=new&sort=oldest',
      count: unansweredEnquiries,
      text: wordFor(unansweredEnquiries, 'new enquiry unanswered', 'new enquiries unanswered'),
      since: oldestUnansweredAt,
    },
    {
      to: '/admin/bookings?needs=action&sort=next-action',
      count: dueActions,
      text: wordFor(dueActions, 'next action due', 'next actions due'),
    },
    {
      to: '/admin/messages?status=open',
      count: openMessages,
      text: wordFor(openMessages, 'open message'),
    },
    {
      to: '/admin/reviews?status=published&reply=without',
      count: criticalReviews,
      text: wordFor(criticalReviews, 'critical review without a reply', 'critical reviews without a reply'),
    },
    {
      to: '/admin/settings',
      count: placeholders,
      text: wordFor(placeholders, 'setting is still a placeholder', 'settings are still placeholders'),
    },
  ];
  return items.filter((item) => item.count > 0);
}

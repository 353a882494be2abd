import { ChevronRight } from 'lucide-react';
import { href, Link } from 'react-router';
import { wordFor } from '../../../../contracts/count-of.ts';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { ATTENTION_LIMIT } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { formatCount } from './format-figures.ts';

export function Attention({ attention }: { attention: Dashboard['attention'] }) {
  const items = attentionItems(attention).filter(({ count }) => count > 0);
  if (items.length === 0) return null;
  return (
    <section aria-label="Waiting for you">
      <ul className="flex flex-wrap gap-3">
        {items.map(({ to, count, text }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              className="flex min-h-11 items-center gap-2 rounded-card border border-mist bg-sheet px-4 py-2 hover:border-edge"
            >
              <span className="font-semibold tabular-nums">
                {count > ATTENTION_LIMIT ? `${ATTENTION_LIMIT}+` : formatCount(count)}
              </span>
              <span className="min-w-0">{text}</span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function attentionItems({
  criticalReviews,
  waitingReviews,
  placeholders,
  spamEnquiries,
  spamMessages,
}: Dashboard['attention']) {
  return [
    {
      to: `${href('/admin/bookings')}?status=spam`,
      count: spamEnquiries,
      text: wordFor(spamEnquiries, 'enquiry in the spam folder', 'enquiries in the spam folder'),
    },
    {
      to: `${href('/admin/messages')}?status=spam`,
      count: spamMessages,
      text: wordFor(spamMessages, 'message in the spam folder', 'messages in the spam folder'),
    },
    {
      to: `${href('/admin/reviews')}?status=published&reply=without`,
      count: criticalReviews,
      text: wordFor(criticalReviews, 'critical review without a reply', 'critical reviews without a reply'),
    },
    {
      to: `${href('/admin/reviews')}?status=waiting`,
      count: waitingReviews,
      text: wordFor(
        waitingReviews,
        'review or picture waits to be shown',
        'reviews or pictures wait to be shown',
      ),
    },
    {
      to: href('/admin/settings'),
      count: placeholders,
      text: wordFor(placeholders, 'setting is still a placeholder', 'settings are still placeholders'),
    },
  ];
}

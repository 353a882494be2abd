import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { wordFor } from '../../../../contracts/count-of.ts';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { ATTENTION_LIMIT } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { formatCount } from './format-figures.ts';

/** What waits for somebody now, each with the way to it. */
export function Attention({ attention }: { attention: Dashboard['attention'] }) {
  const items = attentionItems(attention);
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="text-heading">
        Waiting for you
      </h2>
      {items.length === 0 ? (
        <p className="mt-4 flex items-center gap-3 rounded-card border border-mist bg-sheet px-5 py-4">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          Nothing. Every enquiry, message and review has been answered.
        </p>
      ) : (
        <ul className="mt-4 grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))]">
          {items.map(({ to, count, text, since }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full min-h-18 items-center gap-4 rounded-card border border-mist bg-sheet px-5 py-3 hover:border-edge"
              >
                <span className="min-w-14 max-[16rem]:min-w-8 font-display text-3xl tabular-nums text-pine">
                  {count > ATTENTION_LIMIT ? `${ATTENTION_LIMIT}+` : formatCount(count)}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{text}</span>
                  {since && (
                    <span className="block text-sm text-ink-soft">
                      the oldest since {formatMoment(since)}
                    </span>
                  )}
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-soft max-[16rem]:hidden"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type AttentionItem = { to: string; count: number; text: string; since?: string | null };

/** What of it there is, the most pressing first. */
function attentionItems(attention: Dashboard['attention']): AttentionItem[] {
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

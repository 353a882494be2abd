import { href, Link } from 'react-router';
import { countOf, wordFor } from '../../../../../contracts/count-of.ts';
import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';
import { formatCount } from '../format-figures.ts';

export function QuietTours({ quiet: { count, published, tours } }: { quiet: Dashboard['quietTours'] }) {
  return (
    <section aria-labelledby="quiet-tours" className="rounded-card border border-mist bg-sheet p-4 sm:p-5">
      <h3 id="quiet-tours" className="text-lg">
        Tours without enquiries
      </h3>
      <p className="mt-1 text-ink-soft">
        {published === 0
          ? 'No tour is published yet.'
          : count === 0
            ? 'Every published tour had an enquiry in this period.'
            : `${formatCount(count)} of ${countOf(published, 'published tour')} ${wordFor(count, 'was', 'were')} not asked for in this period.`}
      </p>
      {tours.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 w-fit items-center text-sm text-link">
            {count > tours.length ? `The first ${tours.length}` : 'Which ones'}
          </summary>
          <ul className="mt-1 max-h-80 overflow-auto">
            {tours.map(({ _id, slug, title, city }) => (
              <li key={_id} className="border-b border-mist">
                <Link
                  to={href('/tours/:id', { id: slug })}
                  className="flex min-h-11 items-center justify-between gap-3 py-1"
                >
                  <span className="min-w-0 text-link">{title}</span>
                  <span className="shrink-0 text-sm text-ink-soft">{city}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

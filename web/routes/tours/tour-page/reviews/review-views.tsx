import { Link } from 'react-router';
import type { ReviewView } from '../../../../../contracts/reviews/review-terms.ts';
import { classNames } from '../../../../ui/class-names.ts';

const VIEWS: [ReviewView | undefined, string][] = [
  [undefined, 'Newest'],
  ['critical', 'Critical first'],
  ['pictures', 'With pictures'],
];

export function ReviewViews({ view }: { view: ReviewView | undefined }) {
  return (
    <nav aria-label="Order of the reviews" className="mt-5 flex flex-wrap gap-2 print:hidden">
      {VIEWS.map(([to, text]) => (
        <Link
          key={text}
          to={{ search: to ? `?reviews=${to}` : '', hash: '#reviews' }}
          replace
          preventScrollReset
          aria-current={to === view ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-full border px-4 text-[0.9375rem]',
            to === view ? 'border-pine bg-sunken font-semibold' : 'border-mist hover:border-edge',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

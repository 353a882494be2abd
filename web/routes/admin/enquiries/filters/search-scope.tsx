import { href, Link, useSearchParams } from 'react-router';
import { countText } from '../desk-texts.ts';
import { useMatchingCount } from '../place/use-matching-count.ts';
import { isNarrowed, viewText } from './view-text.ts';

export function SearchScope() {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const isPart = q !== '' && isNarrowed(params);
  const everywhere = useMatchingCount(new URLSearchParams({ q }), isPart);
  if (!isPart) return null;
  const part = new URLSearchParams(params);
  part.delete('q');
  const all = new URLSearchParams({ q });
  if (params.get('view')) all.set('view', params.get('view') ?? '');
  return (
    <p className="px-1 text-ink-soft">
      Searched in {viewText(part)} only ·{' '}
      <Link to={`${href('/admin/bookings')}?${all}`} className="text-link">
        search everywhere{everywhere && ` (${countText(everywhere.count)})`}
      </Link>
    </p>
  );
}

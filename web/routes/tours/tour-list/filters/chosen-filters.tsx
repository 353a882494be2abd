import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useChoices } from '../../../../features/settings/use-settings.ts';
import { EVERY_TOUR, type FilterName, type TourQuery, tourListPath, withoutFilter } from '../tour-query.ts';
import { filterLabel } from './tour-filter-labels.ts';

type Props = {
  query: TourQuery;
  filters: { name: FilterName; value: string }[];
  /** Must move the focus: the pressed link is removed. */
  onRemoved: () => void;
};

export function ChosenFilters({ query, filters, onRemoved }: Props) {
  const listed = useChoices();
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, value }) => (
        <li key={`${name} ${value}`}>
          <Link
            to={tourListPath(withoutFilter(query, name, value))}
            preventScrollReset
            onClick={onRemoved}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-sheet py-1.5 pr-3 pl-4 text-[0.9375rem] font-medium hover:border-ink"
          >
            <span className="sr-only">Take out: </span>
            {filterLabel(name, value, listed)}
            <X className="size-4 text-ink-soft" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={tourListPath({ ...EVERY_TOUR, sort: query.sort, sought: query.sought })}
          preventScrollReset
          onClick={onRemoved}
          className="inline-flex min-h-11 items-center px-2 text-link"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

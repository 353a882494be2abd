import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { AuditChoices } from '../../../../contracts/audit.contract.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { DayFilter } from '../lists/day-filter.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { actionText, inCapital, inWords } from './audit-labels.ts';

export function HistoryFilters({ choices: { actors, subjects, actions } }: { choices: AuditChoices }) {
  const [params] = useSearchParams();
  const isFiltered = [...params.keys()].some((name) => name !== 'cursor');
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-5">
      <FilterSelect
        name="subject"
        label="Of what"
        options={[['', 'Everything'], ...subjects.map((kind) => [kind, inCapital(inWords(kind))] as const)]}
      />
      <FilterSelect
        name="actor"
        label="By whom"
        options={[['', 'Everybody'], ...actors.map(({ _id, name }) => [_id, name] as const)]}
      />
      <FilterSelect
        name="action"
        label="Action"
        options={[
          ['', 'Every action'],
          ...actions.map((action) => [action, inCapital(actionText(action))] as const),
        ]}
      />
      <DayFilter name="from" label="From" />
      <DayFilter name="to" label="Until" />
      {isFiltered && (
        <Link to="?" className={buttonStyle('quiet', 'w-fit')}>
          <X aria-hidden="true" className="size-5" />
          Clear filters
        </Link>
      )}
    </div>
  );
}

import { ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { NO_DESTINATION } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { DESTINATIONS } from '../../../../../contracts/tours/destinations.ts';
import { DayFilter } from '../../lists/day-filter.tsx';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { SORT_OPTIONS, SOURCE_OPTIONS } from '../desk-texts.ts';

const INSIDE = ['owner', 'destination', 'source', 'travelFrom', 'travelTo', 'receivedFrom', 'receivedTo'];

/** The search, the order, and behind a button the rarer filters; it is open while one of them is set. */
export function EnquiryFilters({ staff, isBoard }: { staff: StaffMember[]; isBoard: boolean }) {
  const [params] = useSearchParams();
  const set = INSIDE.filter((name) => params.get(name)).length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <ListSearch label="Search the bookings" placeholder="Name, phone, email, tour, reference" />
        {!isBoard && (
          <div className="w-44">
            <FilterSelect name="sort" label="Sorted by" options={SORT_OPTIONS} />
          </div>
        )}
      </div>
      <details open={set > 0} className="group">
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-full pr-3 font-semibold text-pine">
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
          More filters{set > 0 && ` (${set} set)`}
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-2 sm:grid-cols-3 xl:grid-cols-4">
          <FilterSelect name="owner" label="Owner" options={ownerOptions(staff)} />
          <FilterSelect name="destination" label="Destination" options={DESTINATION_OPTIONS} />
          <FilterSelect name="source" label="Source" options={SOURCE_OPTIONS} />
          <DayFilter name="travelFrom" label="Travels from" />
          <DayFilter name="travelTo" label="Travels until" />
          <DayFilter name="receivedFrom" label="Received from" />
          <DayFilter name="receivedTo" label="Received until" />
        </div>
      </details>
    </div>
  );
}

const DESTINATION_OPTIONS = [
  ['', 'Anywhere'],
  ...DESTINATIONS.map((name) => [name, name] as const),
  [NO_DESTINATION, 'No one place'],
] as const;

function ownerOptions(staff: StaffMember[]) {
  return [
    ['', 'Anybody'],
    ['me', 'Me'],
    ['nobody', 'Nobody yet'],
    ...staff.map(({ _id, username }) => [_id, username] as const),
  ] as const;
}

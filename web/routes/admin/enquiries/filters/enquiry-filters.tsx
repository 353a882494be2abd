import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { DESK_SORTS, NO_DESTINATION } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { useMediaQuery } from '../../../../lib/browser/use-media-query.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useDestinationOptions } from '../../destinations/use-destination-options.ts';
import { DayFilter } from '../../lists/day-filter.tsx';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { OwnerFilter } from '../../lists/owner-filter.tsx';
import { SORT, SOURCE } from '../desk-texts.ts';
import { narrowedBy } from './view-text.ts';

type Props = { staff: StaffMember[]; isBoard: boolean };

export function EnquiryFilters(props: Props) {
  const isPhone = useMediaQuery('(width < 40rem)');
  return isPhone ? <PhoneFilters {...props} /> : <WideFilters {...props} />;
}

function WideFilters({ staff, isBoard }: Props) {
  const [params] = useSearchParams();
  const set = narrowedBy(params);
  const [isOpen, setOpen] = useState(set > 0);
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Search />
        {!isBoard && (
          <div className="w-44">
            <FilterSelect {...SORTING} isLabelHidden />
          </div>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-pine hover:bg-mist"
        >
          <ChevronDown className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          More filters{set > 0 && ` (${set} set)`}
        </button>
      </div>
      <div id={id} className="grid grid-cols-2 gap-3 pb-1 empty:hidden md:grid-cols-4">
        {isOpen && <RarerFilters staff={staff} />}
      </div>
    </div>
  );
}

function PhoneFilters({ staff, isBoard }: Props) {
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const set = narrowedBy(params) + Number(Boolean(params.get('sort')));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Search />
      <Button variant="secondary" onClick={() => setOpen(true)} className="px-3 whitespace-nowrap">
        <SlidersHorizontal className="size-4" />
        Filters{set > 0 && ` (${set})`}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Filters">
        <div className="grid gap-3">
          {!isBoard && <FilterSelect {...SORTING} />}
          <RarerFilters staff={staff} />
          <Button onClick={() => setOpen(false)} className="mt-2">
            Show the bookings
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

const Search = () => (
  <ListSearch label="Search the bookings" placeholder="Name, phone, email, tour, reference" />
);

function RarerFilters({ staff }: { staff: StaffMember[] }) {
  const chosen = useSearchParams()[0].get('destination');
  const destinations = useDestinationOptions(chosen === NO_DESTINATION ? '' : chosen);
  return (
    <>
      <OwnerFilter staff={staff} />
      <FilterSelect
        name="destination"
        label="Destination"
        of={[...destinations, [NO_DESTINATION, 'No one place']]}
        none="Anywhere"
      />
      <FilterSelect name="source" label="Source" of={SOURCE} none="Any source" />
      <DayFilter name="travelFrom" label="Travels from" />
      <DayFilter name="travelTo" label="Travels until" />
      <DayFilter name="receivedFrom" label="Received from" />
      <DayFilter name="receivedTo" label="Received until" />
    </>
  );
}

/** The first is the default order, which the address leaves out. */
const [DEFAULT_SORT, ...OTHER_SORTS] = DESK_SORTS;
const SORTING = {
  name: 'sort',
  label: 'Sorted by',
  of: OTHER_SORTS.map((sort) => [sort, SORT[sort]] as const),
  none: SORT[DEFAULT_SORT],
};

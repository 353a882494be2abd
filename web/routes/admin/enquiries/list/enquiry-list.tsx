import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ListAnswer } from '../../../../../contracts/answers.contract.ts';
import type { DeskEnquiry, StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { ListPager } from '../../lists/list-pager.tsx';
import { deskApi } from '../desk-api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EnquiryRow } from './enquiry-row.tsx';
import { useSelection } from './use-selection.ts';

export function EnquiryList({ list, staff }: { list: ListAnswer<DeskEnquiry>; staff: StaffMember[] }) {
  const act = useStaffAction();
  const selection = useSelection(list.data);
  const top = useRef<HTMLDivElement>(null);

  async function remove({ _id, fullName }: DeskEnquiry) {
    await act({
      call: () => deskApi.binEnquiry({ params: { id: _id } }),
      failed: 'Failed to delete booking',
      done: `The enquiry of ${fullName} is in the bin.`,
      undo: () => deskApi.restoreEnquiry({ params: { id: _id } }),
    });
    // The button that was pressed may be gone with its row.
    top.current?.focus();
  }

  if (list.data.length === 0) return <NoEnquiries />;
  return (
    <div ref={top} tabIndex={-1} className="@container outline-none">
      <SelectAll selection={selection} />
      <ul className="rounded-card border border-mist bg-sheet">
        {list.data.map((enquiry) => (
          <EnquiryRow
            key={enquiry._id}
            enquiry={enquiry}
            isChosen={selection.isChosen(enquiry._id)}
            onToggle={() => selection.toggle(enquiry._id)}
            onDelete={() => remove(enquiry)}
          />
        ))}
      </ul>
      <BulkBar chosen={selection.chosen} staff={staff} onChanged={selection.keep} onClear={selection.clear} />
      <ListPager nextCursor={list.nextCursor} />
    </div>
  );
}

function SelectAll({ selection }: { selection: ReturnType<typeof useSelection<DeskEnquiry>> }) {
  const { isAll, chosen } = selection;
  return (
    <label className="ml-2 inline-flex min-h-11 items-center gap-3 pr-3">
      <span className="grid w-11 place-items-center">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          onChange={isAll ? selection.clear : selection.chooseAll}
          className="size-5 accent-action"
        />
      </span>
      Choose all shown
    </label>
  );
}

function NoEnquiries() {
  const [params] = useSearchParams();
  const isFiltered = [...params.keys()].some((name) => name !== 'sort' && name !== 'view');
  return (
    <EmptyState
      title="No bookings found"
      text={
        isFiltered
          ? 'No enquiry matches this search and these filters.'
          : 'Enquiries from the site appear here as soon as they are sent.'
      }
    >
      {isFiltered && (
        <Link to="/admin/bookings" className={buttonStyle('secondary')}>
          Show all
        </Link>
      )}
    </EmptyState>
  );
}

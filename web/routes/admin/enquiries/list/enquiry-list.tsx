import { Rows2, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import type { ListAnswer } from '../../../../../contracts/answers.contract.ts';
import type { DeskEnquiry, StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { MATCHING_LIMIT } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { browserStorage } from '../../../../lib/browser/browser-storage.ts';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { SelectAll } from '../../lists/choosing/select-all.tsx';
import { SelectRow } from '../../lists/choosing/select-row.tsx';
import type { RowSelection } from '../../lists/choosing/use-selection.ts';
import { useSelection } from '../../lists/choosing/use-selection.ts';
import { staffApi } from '../../staff-api.ts';
import { beginAction, showFailure } from '../../toasts/show-toast.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { countText } from '../desk-texts.ts';
import { ENQUIRIES } from '../load-desk.ts';
import { useMatchingCount } from '../position/use-matching-count.ts';
import { matchingFilters } from '../position/wanted-rows.ts';
import { restoreEnquiry } from '../tell-undone.ts';
import { CompactRow } from './compact-row.tsx';
import { EnquiryRow } from './enquiry-row.tsx';
import { MoreRows } from './show-more.tsx';
import { useListRows } from './use-list-rows.ts';

const KEY = 'desk:density';

type Props = {
  list: ListAnswer<DeskEnquiry>;
  staff: StaffMember[];
  openId: string | undefined;
};

export function EnquiryList({ list, staff, openId }: Props) {
  const act = useStaffAction();
  const selection = useSelection(list.data);
  const mayWork = useMay('work-on-enquiries');
  const [isCompact, setCompact] = useState(() => browserStorage.read(KEY) !== 'comfortable');
  const top = useListRows({
    texts: ENQUIRIES.texts,
    menu: 'Its menu: status, bin; or that of the chosen',
    shown: list.data,
    openId,
  });
  const Row = isCompact || openId !== undefined ? CompactRow : EnquiryRow;

  function switchDensity() {
    browserStorage.write(KEY, isCompact ? 'comfortable' : 'compact');
    setCompact(!isCompact);
  }

  async function remove({ _id, fullName }: DeskEnquiry) {
    await act({
      call: () => staffApi.binEnquiry({ params: { id: _id } }),
      failed: 'Failed to delete booking',
      of: fullName,
      done: `The enquiry of ${fullName} is in the bin.`,
      undo: () => restoreEnquiry(_id),
    });
  }

  if (list.data.length === 0) return <NoEnquiries />;
  return (
    <div ref={top} tabIndex={-1} className="@container outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {mayWork && <SelectAll selection={selection} />}
        {openId === undefined && <DensitySwitch isCompact={isCompact} onSwitch={switchDensity} />}
      </div>
      <ChooseEverything selection={selection} hasMore={list.nextCursor !== null} />
      <ul className="overflow-clip rounded-card border border-mist bg-sheet">
        {list.data.map((enquiry, place) => (
          <Row
            key={enquiry._id}
            enquiry={enquiry}
            isFirst={place === 0}
            isOpen={enquiry._id === openId}
            isChosen={selection.isChosen(enquiry._id)}
            box={
              mayWork ? (
                <SelectRow
                  label={`Choose the enquiry of ${enquiry.fullName}, ${enquiry.reference}`}
                  isChosen={selection.isChosen(enquiry._id)}
                  onToggle={() => selection.toggle(enquiry._id)}
                />
              ) : (
                <span />
              )
            }
            onDelete={() => remove(enquiry)}
          />
        ))}
      </ul>
      {list.nextCursor !== null && <MoreRows list={ENQUIRIES} shown={list.data.length} />}
      <BulkBar selection={selection} staff={staff} />
    </div>
  );
}

function DensitySwitch({ isCompact, onSwitch }: { isCompact: boolean; onSwitch: () => void }) {
  const Icon = isCompact ? Rows2 : Rows4;
  return (
    <button
      type="button"
      onClick={onSwitch}
      className="flex min-h-11 items-center gap-2 rounded-full px-3 text-ink-soft max-sm:hidden hover:bg-mist hover:text-ink"
    >
      <Icon className="size-4" />
      {isCompact ? 'Comfortable rows' : 'Compact rows'}
    </button>
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
        <Link to={href('/admin/bookings')} className={buttonStyle('secondary')}>
          Show all
        </Link>
      )}
    </EmptyState>
  );
}

type ChooseEverythingProps = { selection: RowSelection<DeskEnquiry>; hasMore: boolean };

/** The pressed button disappears together with the focus. */
function takeLostFocus(text: HTMLElement | null) {
  if (document.activeElement === document.body) text?.focus();
}

function ChooseEverything({ selection, hasMore }: ChooseEverythingProps) {
  const [params] = useSearchParams();
  const filters = matchingFilters(params);
  const isOffered = hasMore && selection.isAll;
  const about = useMatchingCount(filters, isOffered);
  if (!isOffered) return null;
  if (selection.everything)
    return (
      <p ref={takeLostFocus} tabIndex={-1} className="mb-2 px-3 font-medium outline-none">
        All {selection.everything.count} that match are chosen, also those that are not shown.
      </p>
    );

  async function count() {
    const begun = beginAction();
    try {
      const query = new URLSearchParams(filters);
      query.set('upTo', String(MATCHING_LIMIT));
      const { data } = await staffApi.countMatching({ query });
      if (data.count <= MATCHING_LIMIT) return data;
      showFailure(`More than ${MATCHING_LIMIT} match. Narrow the list with a filter first.`, undefined, {
        begun,
      });
    } catch (error) {
      showFailure('Failed to count the bookings', error, { begun });
    }
    return null;
  }

  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 px-3">
      <span>{selection.chosen.length} shown are chosen.</span>
      <ActionButton variant="quiet" onPress={() => selection.chooseEverything(count)} className="px-3">
        Choose all {about && `${countText(about.count)} `}that match
      </ActionButton>
    </div>
  );
}

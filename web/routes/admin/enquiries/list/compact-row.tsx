import { Trash2 } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { SpamReasonsList } from '../../../../features/spam/spam-reasons-list.tsx';
import { useSinglePress } from '../../actions/use-single-press.ts';
import { SelectRow } from '../../lists/choosing/select-row.tsx';
import { DeskRow } from '../../lists/desk-row.tsx';
import { ActionMenu } from '../action-menu.tsx';
import { MOVE } from '../desk-texts.ts';
import { NotSpamButton } from '../not-spam-button.tsx';
import { useEnquiryAddress } from '../place/desk-place.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useDeskChanges } from '../use-desk-changes.ts';
import { enquiryParts } from './enquiry-parts.tsx';

export type RowProps = {
  enquiry: DeskEnquiry;
  isFirst: boolean;
  isOpen: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onDelete: () => Promise<void>;
};

export function CompactRow({ enquiry, isFirst, isOpen, isChosen, onToggle, onDelete }: RowProps) {
  const { _id, reference, fullName, status } = enquiry;
  const addressOf = useEnquiryAddress();
  return (
    <DeskRow
      {...enquiryParts(enquiry)}
      id={_id}
      to={addressOf(_id)}
      linkId={isFirst ? 'first-enquiry' : undefined}
      isOpen={isOpen}
      isChosen={isChosen}
      box={
        <SelectRow label={`Choose the enquiry of ${fullName}, ${reference}`} {...{ isChosen, onToggle }} />
      }
      status={<StatusBadge status={status} />}
      menu={<RowMenu enquiry={enquiry} onDelete={onDelete} />}
      more={
        enquiry.spam && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
            <SpamReasonsList mark={enquiry.spam} />
            <NotSpamButton enquiry={enquiry} />
          </div>
        )
      }
    />
  );
}

function RowMenu({ enquiry, onDelete }: { enquiry: DeskEnquiry; onDelete: () => Promise<void> }) {
  const { fullName, status } = enquiry;
  const { setStatus } = useDeskChanges();
  const { isBusy, isIdle, press } = useSinglePress(onDelete);
  const steps = ENQUIRY_TRANSITIONS[status].map((to) => ({
    key: to,
    text: MOVE[to],
    onChoose: () => void setStatus(enquiry, to),
  }));
  return (
    <>
      <button
        type="button"
        onClick={press}
        aria-disabled={!isIdle || undefined}
        aria-busy={isBusy || undefined}
        aria-label={`Delete the enquiry of ${fullName}`}
        className="desk-row-hover grid size-11 place-items-center rounded-full text-ink-soft hover:bg-error-ground hover:text-rhododendron"
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
      <ActionMenu
        label={`More for ${fullName}`}
        choices={[...steps, { key: 'bin', text: 'Move to the bin', onChoose: press }]}
      />
    </>
  );
}

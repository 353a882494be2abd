import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { SpamReasonsList } from '../../../../features/spam/spam-reasons-list.tsx';
import { SelectRow } from '../../lists/choosing/select-row.tsx';
import { DeskRow } from '../../lists/desk-row.tsx';
import { NotSpamButton } from '../not-spam-button.tsx';
import { useEnquiryAddress } from '../place/use-desk-address.ts';
import { StatusBadge } from '../status-badge.tsx';
import { enquiryParts } from './enquiry-parts.tsx';
import { RowMenu } from './row-menu.tsx';

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

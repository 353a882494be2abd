import type { ReactNode } from 'react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { useSinglePress } from '../../actions/use-single-press.ts';
import { ActionMenu } from '../../lists/action-menu.tsx';
import { DeskRow } from '../../lists/desk-row.tsx';
import { MOVE } from '../desk-texts.ts';
import { useEnquiryAddress } from '../position/desk-position.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useDeskChanges } from '../use-desk-changes.ts';
import { DeleteEnquiry, enquiryParts } from './enquiry-parts.tsx';

export type RowProps = {
  enquiry: DeskEnquiry;
  isFirst: boolean;
  isOpen: boolean;
  isChosen: boolean;
  box: ReactNode;
  onDelete: () => Promise<void>;
};

export function CompactRow({ enquiry, isFirst, isOpen, isChosen, box, onDelete }: RowProps) {
  const { _id, status } = enquiry;
  const addressOf = useEnquiryAddress();
  return (
    <DeskRow
      {...enquiryParts(enquiry)}
      id={_id}
      to={addressOf(_id)}
      linkId={isFirst ? 'first-enquiry' : undefined}
      isOpen={isOpen}
      isChosen={isChosen}
      box={box}
      status={<StatusBadge status={status} />}
      menu={<RowMenu enquiry={enquiry} onDelete={onDelete} />}
    />
  );
}

function RowMenu({ enquiry, onDelete }: Pick<RowProps, 'enquiry' | 'onDelete'>) {
  const { fullName, status } = enquiry;
  const { setStatus } = useDeskChanges();
  const deleting = useSinglePress(onDelete);
  if (!useMay('work-on-enquiries')) return null;
  const steps = ENQUIRY_TRANSITIONS[status].map((to) => ({
    key: to,
    text: MOVE[to],
    onChoose: () => setStatus(enquiry, to),
  }));
  return (
    <>
      <DeleteEnquiry
        fullName={fullName}
        deleting={deleting}
        className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 @max-[60rem]:hidden [@media(hover:none)]:opacity-100"
      />
      <ActionMenu
        label={`More for ${fullName}`}
        choices={[...steps, { key: 'bin', text: 'Move to the bin', onChoose: deleting.press }]}
      />
    </>
  );
}

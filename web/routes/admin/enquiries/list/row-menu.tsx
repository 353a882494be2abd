import { Trash2 } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { useSinglePress } from '../../actions/use-single-press.ts';
import { ActionMenu } from '../action-menu.tsx';
import { MOVE } from '../desk-texts.ts';
import { useDeskChanges } from '../use-desk-changes.ts';

export function RowMenu({ enquiry, onDelete }: { enquiry: DeskEnquiry; onDelete: () => Promise<void> }) {
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

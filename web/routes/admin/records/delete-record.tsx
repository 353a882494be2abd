import { type ReactNode, useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';

type Call = (asked: { params: { id: string } }) => Promise<unknown>;
type Props = {
  noun: string;
  record: { _id: string; name: string; tours?: number };
  remove: Call;
  restore: Call;
  /** What the tours that use it lose. */
  children?: ReactNode;
};

/** Asks first only if tours use the record; every deletion can be undone. */
export function DeleteRecord({ noun, record: { _id, name, tours = 0 }, remove, restore, children }: Props) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);
  const asked = { params: { id: _id } };
  const onDelete = async () => {
    await act({
      call: () => remove(asked),
      failed: `Failed to delete the ${noun}`,
      done: `The ${noun} is deleted.`,
      undo: () => restore(asked),
    });
  };
  return (
    <>
      <DeleteButton name={`Delete ${name}`} onClick={() => (tours > 0 ? setAsked(true) : void onDelete())} />
      <ConfirmDialog
        open={isAsked}
        title={`Delete this ${noun}?`}
        confirm="Delete"
        onConfirm={onDelete}
        onClose={() => setAsked(false)}
      >
        <p>
          <strong className="text-ink wrap-anywhere">{name}</strong> is used by {countOf(tours, 'tour')}.{' '}
          {children}
        </p>
      </ConfirmDialog>
    </>
  );
}

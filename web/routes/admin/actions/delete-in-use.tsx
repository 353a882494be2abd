import { type ReactNode, useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeleteButton } from './delete-button.tsx';

type Props = {
  /** "place". */
  what: string;
  name: string;
  /** How many tours use it. */
  tours: number;
  onDelete: () => Promise<unknown>;
  /** What its tours lose, after their number. */
  children: ReactNode;
};

/** Deletes what tours may use: those that nobody uses go at a press, of the others it is asked once. */
export function DeleteInUse({ what, name, tours, onDelete, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <DeleteButton name={`Delete ${name}`} onClick={() => (tours > 0 ? setAsked(true) : void onDelete())} />
      <ConfirmDialog
        open={isAsked}
        title={`Delete this ${what}?`}
        confirm="Delete"
        onConfirm={async () => {
          await onDelete();
        }}
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

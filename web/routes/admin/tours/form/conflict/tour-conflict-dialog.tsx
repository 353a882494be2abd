import { ConflictDialog } from '../../../conflict/conflict-dialog.tsx';
import type { TourForm } from '../tour-form-values.ts';
import type { TourConflict } from '../use-tour-form.ts';
import { withParts } from './merge-tours.ts';
import { type NamesById, PART_NAMES, partText } from './part-texts.ts';

type Props = {
  conflict: TourConflict | null;
  names: NamesById;
  isSaving: boolean;
  onSave: (chosen: TourForm) => Promise<void>;
  onClose: () => void;
};

export function TourConflictDialog({ conflict, names, onSave, ...rest }: Props) {
  return (
    <ConflictDialog
      what="this tour"
      conflict={conflict && compared(conflict, names)}
      onSave={async (parts) => {
        if (conflict) await onSave(withParts(conflict.merged, conflict.theirs, parts));
      }}
      {...rest}
    />
  );
}

function compared({ merged, theirs, conflicts, taken, version }: TourConflict, names: NamesById) {
  const parts = conflicts.map((part) => ({
    part,
    name: PART_NAMES[part],
    yours: partText(part, merged, names),
    theirs: partText(part, theirs, names),
  }));
  return { version, parts, taken: taken.map((part) => PART_NAMES[part].toLowerCase()) };
}

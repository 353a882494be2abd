import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type MergePart, withParts } from '../tours/form/conflict/merge-tours.ts';
import { PART_NAMES } from '../tours/form/conflict/part-texts.ts';
import type { TourForm } from '../tours/form/tour-form-values.ts';
import type { TourConflict } from '../tours/form/use-tour-form.ts';
import { ConflictChoice, type Side } from './conflict-choice.tsx';

type Props = {
  conflict: TourConflict | null;
  isSaving: boolean;
  onSave: (chosen: TourForm) => Promise<void>;
  onClose: () => void;
};

/** A colleague saved the tour meanwhile: what both changed is chosen here, part by part. */
export function ConflictDialog({ conflict, onClose, ...rest }: Props) {
  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      title="A colleague has saved this tour in the meantime"
    >
      {conflict && <Choices key={conflict.version} conflict={conflict} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Choices({ conflict, isSaving, onSave, onClose }: Props & { conflict: TourConflict }) {
  const [theirParts, setTheirParts] = useState<ReadonlySet<MergePart>>(new Set());
  const { merged, theirs, conflicts, taken } = conflict;

  function choose(part: MergePart, side: Side) {
    setTheirParts((last) => {
      const next = new Set(last);
      if (side === 'theirs') next.add(part);
      else next.delete(part);
      return next;
    });
  }

  return (
    <>
      <p className="text-ink-soft">
        {conflicts.length > 0
          ? 'Nothing is lost. You both changed the parts below: choose which version stays.'
          : 'Nothing is lost: you changed different parts, and both go together.'}
      </p>
      {conflicts.map((part) => (
        <ConflictChoice
          key={part}
          part={part}
          yours={merged}
          theirs={theirs}
          chosen={theirParts.has(part) ? 'theirs' : 'yours'}
          onChoose={(side) => choose(part, side)}
        />
      ))}
      {taken.length > 0 && (
        <p className="mt-5 text-sm text-ink-soft">
          Also taken over from your colleague:{' '}
          {taken.map((part) => PART_NAMES[part].toLowerCase()).join(', ')}.
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Back to the form
        </Button>
        <Button busy={isSaving} onClick={() => void onSave(withParts(merged, theirs, [...theirParts]))}>
          {isSaving ? 'Saving…' : 'Save together'}
        </Button>
      </div>
    </>
  );
}

import { useId, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

const SIDES: [Side, string][] = [
  ['yours', 'Yours'],
  ['theirs', 'Theirs'],
];

export type Conflict<Part extends string> = {
  /** The version that the colleague saved; a new one starts the choice over. */
  version: string | number;
  parts: { part: Part; name: string; yours: string; theirs: string }[];
  taken: string[];
};

type Props<Part extends string> = {
  what: string;
  conflict: Conflict<Part> | null;
  isSaving: boolean;
  /** Saves all parts: `theirs` as the colleague has them, the others as the form has them. */
  onSave: (theirs: Part[]) => Promise<void>;
  onClose: () => void;
};

export function ConflictDialog<Part extends string>({ what, conflict, ...rest }: Props<Part>) {
  return (
    <Dialog
      open={conflict !== null}
      onClose={rest.onClose}
      title={`A colleague has saved ${what} in the meantime`}
    >
      {conflict && <Choices key={conflict.version} conflict={conflict} {...rest} />}
    </Dialog>
  );
}

type ChoicesProps<Part extends string> = Omit<Props<Part>, 'what'> & { conflict: Conflict<Part> };

function Choices<Part extends string>({ conflict, isSaving, onSave, onClose }: ChoicesProps<Part>) {
  const [theirs, setTheirs] = useState<ReadonlySet<Part>>(new Set());
  const { parts, taken } = conflict;

  function choose(part: Part, side: Side) {
    setTheirs((last) => {
      const next = new Set(last);
      if (side === 'theirs') next.add(part);
      else next.delete(part);
      return next;
    });
  }

  return (
    <>
      <p className="text-ink-soft">
        {parts.length > 0
          ? 'Nothing is lost. You both changed the parts below: choose which version stays.'
          : 'Nothing is lost: you changed different parts, and both go together.'}
      </p>
      {parts.map(({ part, ...shown }) => (
        <ConflictChoice
          key={part}
          {...shown}
          chosen={theirs.has(part) ? 'theirs' : 'yours'}
          onChoose={(side) => choose(part, side)}
        />
      ))}
      {taken.length > 0 && (
        <p className="mt-5 text-sm text-ink-soft">Also taken over from your colleague: {taken.join(', ')}.</p>
      )}
      <DialogFooter cancel="Back to the form" onCancel={onClose}>
        <Button busy={isSaving} onClick={() => void onSave([...theirs])}>
          {isSaving ? 'Saving…' : 'Save together'}
        </Button>
      </DialogFooter>
    </>
  );
}

type Side = 'yours' | 'theirs';

type ConflictChoiceProps = {
  name: string;
  yours: string;
  theirs: string;
  chosen: Side;
  onChoose: (side: Side) => void;
};

function ConflictChoice({ name, chosen, onChoose, ...texts }: ConflictChoiceProps) {
  const group = useId();
  return (
    <fieldset className="mt-5 border-t border-mist pt-4">
      <legend className="float-left w-full font-semibold first-letter:uppercase">{name}</legend>
      <div className="clear-both grid gap-3 pt-2 sm:grid-cols-2">
        {SIDES.map(([side, text]) => (
          <label
            key={side}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-edge px-3 py-2.5 hover:border-ink has-checked:border-pine has-checked:ring-1 has-checked:ring-pine"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-1 size-4.5 shrink-0 accent-pine"
            />
            <span className="min-w-0">
              <span className="block text-sm font-semibold text-ink-soft">{text}</span>
              <span dir="auto" className="block max-h-48 overflow-y-auto whitespace-pre-line wrap-anywhere">
                {texts[side] || 'Empty'}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { RowSelection } from './use-selection.ts';

type Props = {
  selection: RowSelection<{ _id: string }>;
  label: string;
  children: ReactNode;
};

export function ChosenBar({ selection, label, children }: Props) {
  const { chosen, everything } = selection;
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={label}
      data-part="chosen"
      className="sticky bottom-[calc(0.75rem+var(--bottom-inset,0px))] z-30 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-sheet p-3 shadow-lg"
    >
      <p role="status" className="mr-auto px-2 font-semibold">
        {everything?.count ?? chosen.length} chosen
      </p>
      {!selection.isAll && (
        <Button variant="quiet" onClick={selection.chooseAll} className="px-3 @min-[46rem]:hidden">
          All shown
        </Button>
      )}
      {children}
      <button
        type="button"
        onClick={selection.clear}
        aria-label="Choose none"
        className="grid size-11 place-items-center rounded-full hover:bg-mist"
      >
        <X className="size-5" />
      </button>
    </section>
  );
}

import type { ReactNode } from 'react';

type Props = {
  /** "Choose the enquiry of Asha, TT-22222". */
  label: string;
  isChosen: boolean;
  onToggle: () => void;
  /** Below the box, in the same place. */
  children?: ReactNode;
};

/** By which a row is chosen. */
export function SelectRow({ label, isChosen, onToggle, children }: Props) {
  return (
    <label className="grid size-11 place-content-center justify-items-center gap-0.5">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={label}
        className="size-5 accent-action"
      />
      {children}
    </label>
  );
}

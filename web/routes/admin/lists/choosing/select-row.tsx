import type { ReactNode } from 'react';

type Props = {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
  children?: ReactNode;
};

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

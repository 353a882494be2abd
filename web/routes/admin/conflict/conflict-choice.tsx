import { useId } from 'react';

export type Side = 'yours' | 'theirs';

type Props = {
  name: string;
  yours: string;
  theirs: string;
  chosen: Side;
  onChoose: (side: Side) => void;
};

const SIDES: [Side, string][] = [
  ['yours', 'Yours'],
  ['theirs', 'Theirs'],
];

export function ConflictChoice({ name, chosen, onChoose, ...texts }: Props) {
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

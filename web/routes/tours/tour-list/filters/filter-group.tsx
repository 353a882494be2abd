import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { wordFor } from '../../../../../contracts/count-of.ts';
import { useChoices } from '../../../../features/settings/use-settings.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { FilterName } from '../tour-query.ts';
import { FILTER_TITLES, filterLabel } from './tour-filter-labels.ts';

type Props = {
  name: FilterName;
  values: readonly string[];
  chosen: readonly string[] | string | undefined;
  counts?: Record<string, number>;
  onChange: () => void;
};

export function FilterGroup({ name, values, chosen, counts, onChange }: Props) {
  const details = useClosedFromOutside();
  const listed = useChoices();
  const isSingle = name === 'rating';
  const isChosen = (value: string) => (isSingle ? chosen === value : (chosen ?? []).includes(value));
  const number = values.filter(isChosen).length;
  return (
    <details ref={details} className="group relative max-md:border-b max-md:border-mist">
      <summary className={classNames('filter-name', number > 0 ? 'md:border-ink' : 'md:border-edge')}>
        {FILTER_TITLES[name]}
        {number > 0 && (
          <span className="grid size-5.5 place-items-center rounded-full bg-action text-xs text-on-action tabular-nums">
            {number}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <ChevronDown className="ml-auto size-4 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <fieldset className="filter-choices">
        <legend className="sr-only">{FILTER_TITLES[name]}</legend>
        {isSingle && (
          <Choice name={name} value="" text="Any rating" isSingle isChosen={!chosen} onChange={onChange} />
        )}
        {values.map((value) => (
          <Choice
            key={value}
            name={name}
            value={value}
            text={filterLabel(name, value, listed)}
            count={counts?.[value]}
            isSingle={isSingle}
            isChosen={isChosen(value)}
            onChange={onChange}
          />
        ))}
      </fieldset>
    </details>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  text: string;
  count?: number;
  isSingle: boolean;
  isChosen: boolean;
  onChange: () => void;
};

function Choice({ name, value, text, count, isSingle, isChosen, onChange }: ChoiceProps) {
  const isEmpty = count === 0 && !isChosen;
  return (
    <label className={classNames('filter-choice', isEmpty ? 'text-ink-soft' : 'hover:bg-mist')}>
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isEmpty}
        onChange={onChange}
        className="tick"
      />
      <span className="flex-1">{text}</span>
      {count !== undefined && (
        <span className="text-sm text-ink-soft tabular-nums">
          {count}
          <span className="sr-only">{` ${wordFor(count, 'tour')}`}</span>
        </span>
      )}
    </label>
  );
}

function useClosedFromOutside() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const isInSheet = () => !matchMedia('(min-width: 48rem)').matches;
    const closeUnlessWithin = (target: EventTarget | null) => {
      if (!isInSheet() && !(target instanceof Node && element.contains(target))) element.open = false;
    };
    const onPress = (event: PointerEvent) => closeUnlessWithin(event.target);
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget) closeUnlessWithin(event.relatedTarget);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open || isInSheet()) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onLeave);
    element.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onLeave);
      element.removeEventListener('keydown', onKey);
    };
  }, []);
  return details;
}

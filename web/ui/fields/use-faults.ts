import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { openFolds } from '../../lib/browser/open-folds.ts';

export type Faults = Record<string, string>;

/** `first` comes with the page. New faults move the focus to the first of them; typing clears a field's own. */
export function useFaults(form: RefObject<HTMLFormElement | null>, first: Faults = {}) {
  const [{ faults, round }, setState] = useState<{ faults: Faults; round: number }>({
    faults: first,
    round: 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fault that was mended must not move the focus, only a new round of them
  useEffect(() => {
    if (form.current) focusFirst(form.current, faults);
  }, [round]);

  return {
    faults,
    showFaults: (next: Faults) => setState((last) => ({ faults: next, round: last.round + 1 })),
    clearFault(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement;
      if (!faults[name]) return;
      const { [name]: _mended, ...rest } = faults;
      setState({ faults: rest, round });
    },
  };
}

function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const first = [...form.elements].find((element) => faults[element.getAttribute('name') ?? '']);
  if (!(first instanceof HTMLElement)) return;
  openFolds(first);
  first.focus();
}

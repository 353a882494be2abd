import { useEffect, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { TourForm } from './tour-form-values.ts';

export function setFaults(form: UseFormReturn<TourForm>, faults: Record<string, string>): void {
  for (const [path, message] of Object.entries(faults)) {
    const { field, text } = faultOfField(path, message);
    form.setError(field as FieldPath<TourForm>, { type: 'server', message: text });
  }
}

/** A list that is typed as one text is marked as a whole, with the line that is wrong. */
const TYPED_AS_TEXT = /^(highlights|included|notIncluded|suitability\.notFor|guiding\.languages)\.(\d+)$/;

function faultOfField(path: string, message: string): { field: string; text: string } {
  const [, list, line] = TYPED_AS_TEXT.exec(path) ?? [];
  if (list) return { field: list, text: `Entry ${Number(line) + 1}: ${message}` };
  return { field: path === 'pricing.isTaxIncluded' ? 'pricing.tax' : path, text: message };
}

/** The answer takes the focus to the first faulty field of the page, once React has marked them. */
export function useFirstFaultFocus(): () => void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round === 0) return;
    const first = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    // Neither under the header nor under the bar with the buttons.
    first?.scrollIntoView({ block: 'center' });
  }, [round]);
  return () => setRound((last) => last + 1);
}

/** `toPublish`: what the tour lacks, by field, where its form was opened to publish it: that is marked, the focus there. */
export function useFaultsAtOpening(
  form: UseFormReturn<TourForm>,
  toPublish: Record<string, string> | undefined,
): void {
  const focusFirstFault = useFirstFaultFocus();
  const isDone = useRef(false);
  useEffect(() => {
    if (!toPublish || isDone.current) return;
    isDone.current = true;
    form.setValue('status', 'published', { shouldDirty: true });
    setFaults(form, toPublish);
    focusFirstFault();
  });
}

/** The paths of the marked fields, as the server names them, down to the place in a list. */
export function faultyPaths(errors: UseFormReturn<TourForm>['formState']['errors']): string[] {
  return Object.entries(errors).flatMap(([name, fault]) =>
    Array.isArray(fault) ? fault.flatMap((one, place) => (one ? [`${name}.${place}`] : [])) : [name],
  );
}

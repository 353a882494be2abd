import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { setFaults, useFirstFaultFocus } from '../../records/typed-faults.ts';
import type { TourForm } from './tour-form-values.ts';

/** `toPublish`: what the tour lacks, by field, if the form was opened in order to publish. */
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

/** Paths as the server names them, with list indexes. */
export function faultyPaths(errors: UseFormReturn<TourForm>['formState']['errors']): string[] {
  return Object.entries(errors).flatMap(([name, fault]) =>
    Array.isArray(fault) ? fault.flatMap((one, place) => (one ? [`${name}.${place}`] : [])) : [name],
  );
}

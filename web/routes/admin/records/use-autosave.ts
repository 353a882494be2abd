import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const AUTOSAVE_DELAY_MS = 400;

/** `keep` stores the draft in this browser. */
export function useAutosave<Form extends FieldValues>(form: UseFormReturn<Form>, keep: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name) form.clearErrors(name);
      clearTimeout(timer);
      timer = setTimeout(keep, AUTOSAVE_DELAY_MS);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      // The draft is also kept for users who leave anyway.
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [form, keep]);
}

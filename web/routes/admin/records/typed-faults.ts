import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

export function setFaults<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  faults: Record<string, string>,
): void {
  for (const [path, message] of Object.entries(faults)) {
    const { field, text } = faultOfField(path, message);
    form.setError(field as FieldPath<Form>, { type: 'server', message: text });
  }
}

/** These lists are one text field each, so the fault marks all of it and names the line. */
const TYPED_AS_TEXT = /^(highlights|included|notIncluded|suitability\.notFor|guiding\.languages)\.(\d+)$/;

function faultOfField(path: string, message: string): { field: string; text: string } {
  const [, list, line] = TYPED_AS_TEXT.exec(path) ?? [];
  if (list) return { field: list, text: `Entry ${Number(line) + 1}: ${message}` };
  return { field: path === 'pricing.isTaxIncluded' ? 'pricing.tax' : path, text: message };
}

/** Returns a function that focuses the first faulty field once React has marked it. */
export function useFirstFaultFocus(): () => void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round === 0) return;
    const first = document.querySelector<HTMLElement>('form :is([aria-invalid=true], [data-fault])');
    first?.focus({ preventScroll: true });
    // Keeps it clear of the header and of the bar with the buttons.
    first?.scrollIntoView({ block: 'center' });
  }, [round]);
  return () => setRound((last) => last + 1);
}

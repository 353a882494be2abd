import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, draftStore } from './draft-store.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed into a form whose fields the browser holds (uncontrolled), and puts it back after a
 * reload or a return. Radio buttons are kept, and left to the form to set; passwords are not kept.
 */
export function useFormDraft(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<Draft | null>(null);

  useEffect(() => {
    const element = form.current;
    const draft = draftStore.load(name);
    if (element && draft && restore(element, draft)) setRestored(draft);
  }, [name]);

  const save = useCallback(() => {
    if (form.current) draftStore.save(name, typedValues(form.current));
  }, [name]);
  const clear = useCallback(() => {
    draftStore.clear(name);
    setRestored(null);
  }, [name]);
  return { form, restored, save, clear };
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !element.autocomplete.includes('password'),
  );
}

function typedValues(form: HTMLFormElement): Draft {
  const values: Draft = {};
  for (const field of fieldsOf(form)) {
    const isGiven = 'readOnly' in field && field.readOnly;
    const isUnchosen = field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;
    if (!isGiven && !isUnchosen) values[field.name] = field.value;
  }
  return values;
}

/** Fills only what is empty: what was typed before the page came alive is newer. */
function restore(form: HTMLFormElement, draft: Draft): boolean {
  let hasRestored = false;
  for (const field of fieldsOf(form)) {
    const kept = draft[field.name];
    if (!kept) continue;
    if (field.type !== 'radio' && field.value === '' && !('readOnly' in field && field.readOnly))
      field.value = kept;
    if (field.type === 'radio' || field.value === kept) hasRestored = true;
  }
  return hasRestored;
}

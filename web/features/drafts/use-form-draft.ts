import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormAnswer } from '../forms/form-answer.ts';
import { type Draft, draftStore } from './draft-store.ts';
import { sentByBrowser } from './sent-by-browser.ts';
import { sitting } from './sitting/sitting.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed into a form whose fields the browser holds (uncontrolled), and puts it back after a
 * reload or a return: on a page that the server made before its first paint, see `keep-typed.ts`. Passwords are not kept,
 * nor anything of a form without a name. `answer`: of the server to what was sent, which stands in the form already.
 */
export function useFormDraft(name: string | null, answer?: FormAnswer) {
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<Draft | null>(null);
  // What comes late, an answer for example, touches nothing of whoever sits here by then.
  const [writtenIn] = useState(sitting.current);
  const nameNow = useRef<string | null>(name);

  useEffect(() => {
    nameNow.current = name;
    const element = form.current;
    if (name === null) return;
    if (answer?.said?.tone === 'success') sentByBrowser.forget();
    const draft = answer ? null : draftStore.load(name);
    if (element && draft && restore(element, draft)) setRestored(draft);
    // Before the page came alive, or put back by the browser itself: nobody may type into this form again before a reload.
    else if (element && hasTyped(element)) draftStore.save(name, typedValues(element));
    // Emptied: what is gone from the screen is not to come back.
    const forget = () => {
      if (sitting.current() === writtenIn) draftStore.beginAnew(name);
      setRestored(null);
    };
    element?.addEventListener('reset', forget);
    return () => {
      element?.removeEventListener('reset', forget);
      if (nameNow.current !== null) draftStore.release(nameNow.current);
    };
  }, [name, writtenIn, answer]);

  /** False where nothing is typed. */
  const save = useCallback((): boolean => {
    const draftName = nameNow.current;
    if (!form.current || draftName === null || sitting.current() !== writtenIn) return false;
    const isTyped = hasTyped(form.current);
    if (isTyped) draftStore.save(draftName, typedValues(form.current));
    else draftStore.clear(draftName);
    return isTyped;
  }, [writtenIn]);
  const clear = useCallback(() => {
    if (name !== null && sitting.current() === writtenIn) draftStore.clear(name);
    setRestored(null);
  }, [name, writtenIn]);
  /**
   * For a form of something new, which is stored now, while the next page is on its way: what is typed until then belongs to that,
   * by the name that its form has, or with null to nothing any more.
   */
  const goOnAs = useCallback((next: string | null) => {
    nameNow.current = next;
  }, []);
  return { form, restored, save, clear, goOnAs };
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      // Nobody types into it: it says what the page says now.
      element.type !== 'hidden' &&
      !element.autocomplete.includes('password'),
  );
}

/** Whether anything is typed or chosen in it that the page has not given. */
export const hasTyped = (form: HTMLFormElement) =>
  fieldsOf(form).some((field) => !isGiven(field) && !isUntouched(field));

/** As `keep-typed.ts` has them. */
export function typedValues(form: HTMLFormElement): Draft {
  const values: Draft = {};
  for (const field of fieldsOf(form)) {
    // A box that nobody has touched stands for what the page gives, which may be another by the time it is put back.
    const isUnchosen = isOfType(field, 'radio')
      ? !field.checked
      : isOfType(field, 'checkbox') && isUntouched(field);
    if (!isGiven(field) && !isUnchosen) values[field.name] = typedInto(field);
  }
  return values;
}

/** Fills only what is as it was given: what was typed before the page came alive is newer. */
function restore(form: HTMLFormElement, draft: Draft): boolean {
  let hasRestored = false;
  for (const field of fieldsOf(form)) {
    const saved = draft[field.name];
    if (saved === undefined || isGiven(field)) continue;
    if (isUntouched(field)) fill(field, saved);
    if (saved !== '' && typedInto(field) === saved) hasRestored = true;
  }
  return hasRestored;
}

function fill(field: Field, saved: string): void {
  if (isOfType(field, 'checkbox') || isOfType(field, 'radio')) field.checked = saved === field.value;
  else if (saved !== '') field.value = saved;
}

/** A box that is not ticked has none. */
function typedInto(field: Field): string {
  const isBox = isOfType(field, 'checkbox') || isOfType(field, 'radio');
  return isBox && !field.checked ? '' : field.value;
}

const isGiven = (field: Field) => 'readOnly' in field && field.readOnly;

function isOfType(field: Field, type: 'radio' | 'checkbox'): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === type;
}

function isUntouched(field: Field): boolean {
  if (isOfType(field, 'radio') || isOfType(field, 'checkbox')) return field.checked === field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value === (given?.value ?? '');
}

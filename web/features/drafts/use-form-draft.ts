import { useCallback, useEffect, useRef, useState } from 'react';
import { openFolds } from '../../lib/browser/open-folds.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { draftSession } from './draft-session/draft-session.ts';
import { type Draft, draftStore } from './draft-store.ts';
import { sentByBrowser } from './sent-by-browser.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps the draft of an uncontrolled form and restores it; on server-rendered pages `keep-typed.ts` restores it before
 * the first paint. Skips passwords and forms without a name. `answer`: the server's response, whose values are already
 * in the form.
 */
export function useFormDraft(name: string | null, answer?: FormAnswer) {
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<Draft | null>(null);
  // A late response must not touch the next user's draft.
  const [writtenIn] = useState(draftSession.current);
  const nameNow = useRef<string | null>(name);

  useEffect(() => {
    nameNow.current = name;
    const element = form.current;
    if (name === null) return;
    if (answer?.said?.tone === 'success') sentByBrowser.forget();
    const draft = answer ? null : draftStore.load(name);
    if (element && draft && restore(element, draft)) setRestored(draft);
    // Typed before hydration, or restored by the browser.
    else if (element && hasTyped(element)) draftStore.save(name, typedValues(element));
    const forget = () => {
      if (draftSession.current() === writtenIn) draftStore.restart(name);
      setRestored(null);
    };
    element?.addEventListener('reset', forget);
    return () => {
      element?.removeEventListener('reset', forget);
      if (nameNow.current !== null) draftStore.release(nameNow.current);
    };
  }, [name, writtenIn, answer]);

  const save = useCallback((): boolean => {
    const draftName = nameNow.current;
    if (!form.current || draftName === null || draftSession.current() !== writtenIn) return false;
    const isTyped = hasTyped(form.current);
    if (isTyped) draftStore.save(draftName, typedValues(form.current));
    else draftStore.clear(draftName);
    return isTyped;
  }, [writtenIn]);
  const clear = useCallback(() => {
    if (name !== null && draftSession.current() === writtenIn) draftStore.clear(name);
    setRestored(null);
  }, [name, writtenIn]);
  /**
   * For a form whose new record has just been stored: until the next page shows, input belongs to `next`, or with null
   * to nothing.
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
      element.type !== 'hidden' &&
      !element.autocomplete.includes('password'),
  );
}

export const hasTyped = (form: HTMLFormElement) =>
  fieldsOf(form).some((field) => !isGiven(field) && !isUntouched(field));

/** Must match `keep-typed.ts`. */
export function typedValues(form: HTMLFormElement): Draft {
  const values: Draft = {};
  for (const field of fieldsOf(form)) {
    // An untouched box stands for the page's default, which may differ by the time of restoring.
    const isUnchosen = isOfType(field, 'radio')
      ? !field.checked
      : isOfType(field, 'checkbox') && isUntouched(field);
    if (!isGiven(field) && !isUnchosen) values[field.name] = typedInto(field);
  }
  return values;
}

/** Fills unchanged fields only: what was typed before hydration is newer. */
function restore(form: HTMLFormElement, draft: Draft): boolean {
  let hasRestored = false;
  for (const field of fieldsOf(form)) {
    const saved = draft[field.name];
    if (saved === undefined || isGiven(field)) continue;
    if (isUntouched(field)) fill(field, saved);
    if (saved !== '' && typedInto(field) === saved) hasRestored = true;
    if (!isUntouched(field)) openFolds(field);
  }
  return hasRestored;
}

function fill(field: Field, saved: string): void {
  if (isOfType(field, 'checkbox') || isOfType(field, 'radio')) field.checked = saved === field.value;
  else if (saved !== '') field.value = saved;
}

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

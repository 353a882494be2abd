import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftSession } from '../../../features/drafts/draft-session/draft-session.ts';
import { closeUndosIn } from '../toasts/show-toast.ts';
import type { TypedDraft, TypedDrafts } from './typed-drafts.ts';
import { useAutosave } from './use-autosave.ts';

type Stored<Form, Version> = { form: Form; version: Version };
type Kind<Form, Version> = {
  id: string;
  drafts: TypedDrafts<Form, Version>;
  isSame: (one: Form, other: Form) => boolean;
};
type Start<Form, Version> = TypedDraft<Form, Version> & { isRestored: boolean };

/** A restored draft may be based on an older version than the stored one. */
export function useStartOfForm<Form, Version>(
  { form, version }: Stored<Form, Version>,
  { id, drafts, isSame }: Kind<Form, Version>,
): Start<Form, Version> {
  const [start] = useState(() => {
    const draft = drafts.load(id);
    const isRestored = draft !== null && !isSame(draft.form, form);
    return { ...(isRestored ? draft : { form, base: form, version }), isRestored };
  });
  return start;
}

/** Keeps unsaved text in this browser, with the version that it is based on. `undosIn`: the toasts' name of the form. */
export function useMergedForm<Form extends FieldValues, Version>(
  form: UseFormReturn<Form>,
  start: Start<Form, Version>,
  { id, drafts, isSame, undosIn }: Kind<Form, Version> & { undosIn: string },
) {
  const [hasDraft, setHasDraft] = useState(start.isRestored);
  const base = useRef(start.base);
  const version = useRef(start.version);
  /** A new record gets its id once stored, even while the form is still closing. */
  const idNow = useRef(id);
  const isOver = useRef(false);
  const [writtenIn] = useState(draftSession.current);
  const isOthers = useCallback(() => writtenIn !== draftSession.current(), [writtenIn]);
  const hasChanges = useCallback(
    () => !isOver.current && !isSame(form.getValues(), base.current),
    [form, isSame],
  );
  const now = useCallback(
    () => ({ form: form.getValues(), base: base.current, version: version.current }),
    [form],
  );
  const keep = useCallback(() => {
    // Also runs when the form closes, perhaps after a sign-out: the next user must not get the draft.
    if (isOthers()) return;
    if (hasChanges()) drafts.save(idNow.current, now());
    else drafts.clear(idNow.current);
  }, [drafts, now, hasChanges, isOthers]);
  useAutosave(form, keep);
  useEffect(
    () => () => {
      drafts.release(idNow.current);
      closeUndosIn(undosIn);
    },
    [drafts, undosIn],
  );

  function begin(values: Form, from: Form, fromVersion: Version): void {
    base.current = from;
    version.current = fromVersion;
    closeUndosIn(undosIn);
    form.reset(values);
  }

  return {
    ...{ base, version, idNow, hasDraft, hasChanges, isOthers, now, keep, begin },
    /** Saved; more may have been typed since. */
    goOnFrom(from: Form, fromVersion: Version): void {
      base.current = from;
      version.current = fromVersion;
      setHasDraft(false);
    },
    discard({ form: stored, version: storedVersion }: Stored<Form, Version>): void {
      begin(stored, stored, storedVersion);
      drafts.clear(idNow.current);
      setHasDraft(false);
    },
    /** Nothing is unsaved any more. */
    end(): void {
      isOver.current = true;
      drafts.clear(idNow.current);
    },
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditableContent } from '../../../../contracts/page-content/page-content.contract.ts';
import { PAGE_CONTENTS } from '../../../../contracts/page-content/page-contents.ts';
import { ApiError } from '../../../api/api-error.ts';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { failureReason, fieldFaults } from '../../../features/failures/failure-text.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import type { Conflict } from '../conflict/conflict-dialog.tsx';
import { staffApi } from '../staff-api.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { closeUndosIn } from '../toasts/show-toast.ts';
import { type ContentPath, isSameContent, valueAt, withValueAt } from './content-paths.ts';
import { mergeContent } from './merge-content.ts';

/** Milliseconds without a keystroke before the draft is saved. */
const PAUSE = 700;

type Values = EditableContent['values'];
type Typed = { values: Values; base: Pick<EditableContent, 'values' | 'version'> };

export type ContentEditing = ReturnType<typeof useContentEditor>;

/** Saves the draft by itself. What is not saved yet is kept in this browser. */
export function useContentEditor(loaded: EditableContent) {
  const { key } = loaded;
  const { fields } = PAGE_CONTENTS[key];
  const [restored] = useState(() => loadTyped(key));
  const [isRestored, setRestored] = useState(restored !== undefined);
  const [stored, setStored] = useState(loaded);
  const [base, setBase] = useState<Typed['base']>(restored?.base ?? loaded);
  const [values, setValues] = useState(restored?.values ?? loaded.values);
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict<string> | null>(null);
  const theirs = useRef<EditableContent>(undefined);
  /** What is on the server: known before it is drawn. */
  const known = useRef(base);
  const saving = useRef(Promise.resolve(true));
  const [isSaving, setSaving] = useState(false);
  const isSaved = isSameContent(values, base.values);

  useEffect(() => () => closeUndosIn(draftName(key)), [key]);
  useEffect(() => keepTyped(key, isSaved ? undefined : { values, base }), [key, values, base, isSaved]);

  const saveSoon = useEffectEvent(() => void save());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a keystroke begins the pause again
  useEffect(() => {
    if (isSaved || conflict) return;
    const timer = setTimeout(saveSoon, PAUSE);
    window.addEventListener('online', saveSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', saveSoon);
    };
  }, [values, isSaved, conflict]);

  function adopt(content: EditableContent): void {
    known.current = content;
    setStored(content);
    setBase(content);
    setRestored(false);
  }

  /** True if the draft is on the server. One at a time: each names the version before it. */
  function save(): Promise<boolean> {
    saving.current = saving.current.then(trySave);
    return saving.current;
  }

  async function trySave(): Promise<boolean> {
    if (isSameContent(values, known.current.values)) return true;
    setSaving(true);
    try {
      const body = { values: JSON.stringify(values), version: known.current.version };
      const { data } = await staffApi.saveContentDraft({ params: { key }, body });
      adopt(data);
      // The server trims what was typed; that is no change.
      setValues((now) => (isSameContent(now, values) ? data.values : now));
      setFaults({});
      setProblem(undefined);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await meetTheirs().catch(tell);
      else tell(error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  function showFaults(found: Faults): void {
    setFaults(found);
    setProblem('Please check the marked fields.');
  }

  function tell(error: unknown): void {
    const found = fieldFaults(error);
    if (Object.keys(found).length > 0) showFaults(found);
    else {
      logFailure('Failed to save the draft', error);
      setProblem(failureReason(error) ?? 'Failed to save the draft');
    }
  }

  async function meetTheirs(): Promise<void> {
    const { data } = await staffApi.getEditableContent({ params: { key } });
    const merge = mergeContent(
      fields,
      { base: known.current.values, yours: values, theirs: data.values },
      data.version,
    );
    theirs.current = data;
    if (merge.conflict.parts.length > 0) return setConflict(merge.conflict);
    adopt(data);
    setValues(merge.merged);
  }

  return {
    ...{ key, fields, stored, values, faults, problem, conflict, isSaving, isSaved, save, showFaults },
    isRestored,
    hasDraft: stored.isDraft || !isSaved,
    draftName: draftName(key),
    change: (path: ContentPath, value: unknown) => setValues((now) => withValueAt(now, path, value)),
    changeItems: (path: ContentPath, to: (now: object[]) => object[]) =>
      setValues((now) => withValueAt(now, path, to(valueAt(now, path) as object[]))),
    /** The page becomes what the server has: after publishing, restoring, discarding. */
    takeOver(content: EditableContent): void {
      adopt(content);
      setValues(content.values);
      setFaults({});
      setProblem(undefined);
    },
    closeConflict: () => setConflict(null),
    async saveTogether(chosenTheirs: string[]): Promise<void> {
      if (!theirs.current) return;
      const their = theirs.current;
      const merge = mergeContent(
        fields,
        { base: known.current.values, yours: values, theirs: their.values },
        their.version,
      );
      setConflict(null);
      adopt(their);
      setValues({
        ...merge.merged,
        ...Object.fromEntries(chosenTheirs.map((part) => [part, their.values[part]])),
      });
    },
  };
}

const draftName = (key: string) => `desk:page:${key}`;

function keepTyped(key: string, typed: Typed | undefined): void {
  if (typed) draftStore.save(draftName(key), { json: JSON.stringify(typed) });
  else draftStore.clear(draftName(key));
}

function loadTyped(key: string): Typed | undefined {
  try {
    return JSON.parse(draftStore.load(draftName(key))?.json ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { type Faults, useFaults } from '../../../ui/fields/use-faults.ts';
import { useLeadOn } from '../actions/use-lead-on.ts';
import { useRefresh } from '../actions/use-reload.ts';
import { rebaseDraft } from '../drafts/rebase-draft.ts';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import {
  type BegunAction,
  beginAction,
  clearFailures,
  showFailure,
  showToast,
} from '../toasts/show-toast.ts';
import {
  conflictOf,
  type EditedRecord,
  type Typed,
  useVersionedForm,
  type Versioned,
} from './use-versioned-form.ts';

/** Keeps a draft in this browser, saves by version, and merges a colleague's changes. */
export function useVersionedEditor<Part extends string, Row extends Versioned>(
  stored: Row | null,
  record: EditedRecord<Part, Row>,
) {
  const edited = useVersionedForm(stored, record);
  const { draft, draftNameOf, form, begin, goOnFrom } = edited;
  const draftName = draftNameOf(stored?._id);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const [isSaving, setSaving] = useState(false);
  const refresh = useRefresh();
  const leadOn = useLeadOn();

  /** Undefined on failure. */
  async function trySave(begun = beginAction()): Promise<{ saved: Row; isAll: boolean } | undefined> {
    showFaults({});
    const isUnchanged = snapshotDraft(draftName);
    try {
      const saved = await store(form().read());
      const isAll = isUnchanged();
      const next = draftNameOf(saved._id);
      if (isAll) begin(saved);
      else goOnFrom(saved);
      if (isAll) draft.clear();
      else rebaseDraft(draftName, next, edited.baseOf(saved));
      draft.goOnAs(next);
      setTheirs(null);
      clearFailures(begun);
      return { saved, isAll };
    } catch (error) {
      const isConflict = stored !== null && error instanceof ApiError && error.status === 409;
      if (!isConflict || !(await meetTheirs(stored._id))) tellFailure(error, begun);
      return undefined;
    }
  }

  async function store(sent: Typed<Part>): Promise<Row> {
    const { bodyOf = (typed) => typed } = record;
    if (!stored) {
      const create = (idempotencyKey: string) => record.create({ body: bodyOf(sent), idempotencyKey });
      return (await sendOnce(draftName, sent, create)).data;
    }
    const { version, findBase } = form();
    const body = { ...bodyOf(sent, findBase() ?? record.typedOf(stored)), version: version() };
    return (await record.update({ params: { id: stored._id }, body })).data;
  }

  /** Busy until the user has been led on: a new record must not be stored twice. */
  async function whileSaving<T>(work: () => Promise<T>): Promise<T> {
    setSaving(true);
    return work().finally(() => setSaving(false));
  }

  async function saveAndLead(): Promise<void> {
    const begun = beginAction();
    const lead = leadOn();
    const done = await trySave(begun);
    if (!done) return;
    const path = `${record.list}/${done.saved._id}`;
    const way = lead.hasLeft() ? { way: lead.wayTo(path) } : {};
    showToast({ text: record.saved ?? `The ${record.what} is saved.`, begun, ...way });
    if (done.isAll && !record.staysOpen) await lead.to(record.list);
    else if (!stored) await lead.to(path, { replace: record.staysOpen === true });
    else if (record.staysOpen) await refresh();
  }

  function tellFailure(error: unknown, begun: BegunAction): void {
    const { fieldOfFault = (path: string) => path } = record;
    const found: Faults = Object.fromEntries(
      Object.entries(fieldFaults(error)).map(([path, text]) => [fieldOfFault(path), text]),
    );
    const hasFaults = Object.keys(found).length > 0;
    // The dialog would hide the form's errors.
    if (hasFaults) setTheirs(null);
    showFaults(found);
    const reason = faultsOutOfSight(found, form().hasField);
    if (hasFaults && !reason) return;
    showFailure(`Failed to save the ${record.what}`, error, { begun, ...(reason && { reason }) });
  }

  /** True if the colleague's version was loaded. */
  async function meetTheirs(id: string): Promise<boolean> {
    const found = await record.find({ params: { id } }).catch(() => undefined);
    if (found) setTheirs(found.data);
    return found !== undefined;
  }

  /** Saves on the colleague's version: the chosen values, and what only the colleague changed. */
  async function saveTogether(chosenTheirs: Part[]): Promise<void> {
    if (!theirs) return;
    const their = record.typedOf(theirs);
    const { taken } = conflictOf(record, form(), theirs);
    form().write(Object.fromEntries([...chosenTheirs, ...taken].map((part) => [part, their[part]])));
    goOnFrom(theirs);
    draft.save();
    await whileSaving(saveAndLead);
  }

  const { typed, textOf, hidden, isChanged, look } = edited;
  return {
    ...{ draft, faults, isSaving, saveTogether, hidden, isChanged, what: record.what },
    typed,
    given: textOf,
    of: (part: Part) => ({
      ...{ name: part, defaultValue: textOf(part), error: faults[part], autoComplete: 'off' },
    }),
    noteInput(event: FormEvent<HTMLFormElement>) {
      draft.save();
      clearFault(event);
      look();
    },
    write(part: Part, value: string) {
      form().write({ [part]: value });
      draft.save();
      look();
    },
    version: () => form().version(),
    /** Discards what was typed. */
    takeOver(row: Row) {
      showFaults({});
      setTheirs(null);
      begin(row);
      draft.clear();
    },
    /** `store` saves without a message or navigation. */
    save: async () => {
      if (!isSaving) await whileSaving(saveAndLead);
    },
    store: async () => (await whileSaving(() => trySave()))?.saved,
    conflict: theirs && conflictOf(record, form(), theirs).shown,
    closeConflict: () => setTheirs(null),
  };
}

/** Faults without a field in the form, for the toast. Empty if there are none. */
export function faultsOutOfSight(faults: Faults, hasField: (name: string) => boolean): string {
  const texts = Object.entries(faults).flatMap(([name, text]) => (hasField(name) ? [] : [text]));
  return [...new Set(texts)].join(' ');
}

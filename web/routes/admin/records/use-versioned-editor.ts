import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { type Faults, useFaults } from '../../../ui/fields/use-faults.ts';
import { useLeadOn } from '../actions/use-lead-on.ts';
import { useRefresh } from '../actions/use-refresh.ts';
import { faultsOutOfSight } from '../drafts/faults-out-of-sight.ts';
import { rebaseDraft } from '../drafts/rebase-draft.ts';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import type { BegunAction } from '../toasts/begun-action.ts';
import { beginAction, clearFailures, showFailure, showToast } from '../toasts/show-toast.ts';
import { conflictOf, editedForm, fieldsOfBase } from './edited-form.ts';

export type Versioned = { _id: string; version: number };

/** By the names of the form's fields; a box that is ticked has `on`. */
export type Typed<Part extends string> = Record<Part, string>;

/** What differs from one thing that staff write to another. `Part`: a field of its form, by its name. */
export type EditedThing<Part extends string, Row extends Versioned> = {
  /** Names the drafts: `reply-template`. */
  draftKind: string;
  /** "template", as in "Failed to save the template". */
  what: string;
  partNames: Record<Part, string>;
  /** It may have more than the form has fields for. */
  typedOf: (row: Row) => Typed<Part>;
  /** What the form of a new one has; nothing where it is left out. */
  ofNew?: Partial<Typed<Part>>;
  /** A part as a person reads it, where the field has another word for it. */
  wordsOf?: (part: Part, text: string) => string;
  /** In which field a fault is shown, where the server names it otherwise. */
  fieldOfFault?: (path: string) => string;
  /** Its list; the page of one is below it, by its id. */
  list: string;
  /** Once it is saved its page stays open. */
  staysOpen?: boolean;
  create: (typed: Typed<Part>, idempotencyKey: string) => Promise<Row>;
  /** `base`: what the form goes on from, with all that it has no fields for. */
  update: (id: string, typed: Typed<Part>, version: number, base: Typed<Part>) => Promise<Row>;
  /** Fails where nothing can be brought together with it. */
  find: (id: string) => Promise<Row>;
};

/** A form of staff whose fields the browser holds: kept in this browser, saved by version, brought together with a colleague's. */
export function useVersionedEditor<Part extends string, Row extends Versioned>(
  stored: Row | null,
  thing: EditedThing<Part, Row>,
) {
  const parts = Object.keys(thing.partNames) as Part[];
  const draftNameOf = (id = 'new') => `${thing.draftKind}:${id}`;
  const pathOf = (id: string) => `${thing.list}/${id}`;
  const draftName = draftNameOf(stored?._id);
  const draft = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [theirs, setTheirs] = useState<Row | null>(null);
  /** What is typed began with it: a later one that is loaded meanwhile is not what somebody changed. */
  const [given, setGiven] = useState(stored);
  const [isSaving, setSaving] = useState(false);
  const refresh = useRefresh();
  const leadOn = useLeadOn();
  const form = () => editedForm(draft.form.current, parts);
  const baseOf = (row: Row | null) => fieldsOfBase(row?.version, row ? thing.typedOf(row) : {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another version comes, and then alone
  useEffect(() => {
    const { version, findBase, read } = form();
    const [base, typed] = [findBase(), read()];
    const isTyped = !base || parts.some((part) => typed[part] !== (base[part] ?? ''));
    // What is typed keeps the version that it began with, so that a colleague's is never saved over unseen.
    if (stored && stored.version > version() && !isTyped) begin(stored);
  }, [stored?.version]);

  /** The form is what is stored: a colleague's, or one's own as the server has cleaned it. */
  function begin(row: Row): void {
    const typed = thing.typedOf(row);
    form().write(Object.fromEntries(parts.map((part) => [part, typed[part]])));
    goOnFrom(row);
  }

  /** What is typed stays, and is saved on top of this. */
  function goOnFrom(row: Row): void {
    form().write(baseOf(row));
    setGiven(row);
  }

  /** Undefined where it could not be saved. */
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
      else rebaseDraft(draftName, next, baseOf(saved));
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

  function store(typed: Typed<Part>): Promise<Row> {
    const { version, findBase } = form();
    if (stored) return thing.update(stored._id, typed, version(), findBase() ?? thing.typedOf(stored));
    return sendOnce(draftName, typed, (idempotencyKey) => thing.create(typed, idempotencyKey));
  }

  /** Busy until whoever pressed has been led on: what is new is not to be stored a second time. */
  async function whileSaving<T>(work: () => Promise<T>): Promise<T> {
    setSaving(true);
    return work().finally(() => setSaving(false));
  }

  async function saveAndLead(): Promise<void> {
    const begun = beginAction();
    const lead = leadOn();
    const done = await trySave(begun);
    if (!done) return;
    const path = pathOf(done.saved._id);
    const way = lead.hasLeft() ? { way: lead.wayTo(path) } : {};
    showToast({ text: `The ${thing.what} is saved.`, begun, ...way });
    if (done.isAll && !thing.staysOpen) await lead.to(thing.list);
    else if (!stored) await lead.to(path, { replace: thing.staysOpen === true });
    else if (thing.staysOpen) await refresh();
  }

  function tellFailure(error: unknown, begun: BegunAction): void {
    const { fieldOfFault = (path: string) => path } = thing;
    const found: Faults = Object.fromEntries(
      Object.entries(fieldFaults(error)).map(([path, text]) => [fieldOfFault(path), text]),
    );
    const hasFaults = Object.keys(found).length > 0;
    // Over the form nobody would see what is wrong with it.
    if (hasFaults) setTheirs(null);
    showFaults(found);
    const reason = faultsOutOfSight(found, form().hasField);
    if (hasFaults && !reason) return;
    showFailure(`Failed to save the ${thing.what}`, error, { begun, ...(reason && { reason }) });
  }

  /** True once theirs is here, to be chosen from. */
  async function meetTheirs(id: string): Promise<boolean> {
    const found = await thing.find(id).catch(() => undefined);
    if (found) setTheirs(found);
    return found !== undefined;
  }

  /** Saves what was chosen from the two, and what the colleague alone changed, on top of theirs. */
  async function saveTogether(chosenTheirs: Part[]): Promise<void> {
    if (!theirs) return;
    const typed = thing.typedOf(theirs);
    const { taken } = conflictOf(thing, form(), theirs);
    form().write(Object.fromEntries([...chosenTheirs, ...taken].map((part) => [part, typed[part]])));
    goOnFrom(theirs);
    draft.save();
    await whileSaving(saveAndLead);
  }

  const givenTyped: Partial<Typed<Part>> = given ? thing.typedOf(given) : (thing.ofNew ?? {});
  return {
    ...{ draft, faults, clearFault, isSaving, saveTogether },
    what: thing.what,
    read: () => form().read(),
    /** What the page has for a part, before anything is typed. */
    given: (part: Part) => givenTyped[part] ?? '',
    /** The properties that all fields share. */
    of: (part: Part) => ({
      ...{ name: part, defaultValue: givenTyped[part] ?? '', error: faults[part], autoComplete: 'off' },
    }),
    hidden: baseOf(given),
    /** Saves and leads on; `store` says nothing where it worked, and leads nowhere. */
    save: async () => {
      if (!isSaving) await whileSaving(saveAndLead);
    },
    store: async () => (await whileSaving(() => trySave()))?.saved,
    conflict: theirs && conflictOf(thing, form(), theirs).shown,
    closeConflict: () => setTheirs(null),
  };
}

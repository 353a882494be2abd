import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { type Faults, useFaults } from '../../../ui/fields/use-faults.ts';
import { type LeadOn, useLeadOn } from '../actions/use-lead-on.ts';
import { type Compared, compareParts } from '../conflict/compare-parts.ts';
import type { Conflict } from '../conflict/conflict-dialog.tsx';
import type { BegunAction } from '../toasts/begun-action.ts';
import { beginAction, showFailure, showToast } from '../toasts/show-toast.ts';
import { faultsOutOfSight } from './faults-out-of-sight.ts';
import { rebaseDraft } from './rebase-draft.ts';
import { snapshotDraft } from './snapshot-draft.ts';

type Versioned = { _id: string; version: number };

/** What differs from one thing that staff write to another. `Part`: a field of its form, by its name. */
export type EditedThing<Part extends string, Row extends Versioned> = {
  /** Names the drafts: `reply-template`. */
  draftKind: string;
  /** "template", as in "Failed to save the template". */
  what: string;
  partNames: Record<Part, string>;
  /** A part as its field has it; a box that is ticked has `on`. */
  textOf: (row: Row, part: Part) => string;
  /** A part as a person reads it, where the field has another word for it. */
  wordsOf?: (part: Part, text: string) => string;
  /** In which field a fault is shown, where the server names it otherwise. */
  fieldOfFault?: (path: string) => string;
  /** The page of its list, and of one. */
  list: string;
  pathOf: (id: string) => string;
  create: (typed: Record<Part, string>, idempotencyKey: string) => Promise<Row>;
  /** `base`: what the form goes on from, with all that it has no fields for. A draft may be older: its `version` says so. */
  update: (base: Row, typed: Record<Part, string>, version: number) => Promise<Row>;
  find: (id: string) => Promise<Row>;
};

/** A form of staff whose fields the browser holds: kept in this browser, saved by version, brought together with a colleague's. */
export function useVersionedEditor<Part extends string, Row extends Versioned>(
  stored: Row | null,
  thing: EditedThing<Part, Row>,
) {
  const parts = Object.keys(thing.partNames) as Part[];
  const draftNameOf = (id = 'new') => `${thing.draftKind}:${id}`;
  const draftName = draftNameOf(stored?._id);
  const draft = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [theirs, setTheirs] = useState<Row | null>(null);
  /** What was stored last that this form goes on from; null until then. */
  const goesOnFrom = useRef<Row | null>(null);
  const [isSaving, setSaving] = useState(false);
  const leadOn = useLeadOn();

  const fieldOf = (name: string) => draft.form.current?.elements.namedItem(name) as TypedField;
  /** What the form began with, or goes on from. Null for a draft from before an update of this page's data. */
  const findBase = (version = fieldOf('version')?.value) =>
    [goesOnFrom.current, stored].find((row) => row && version === String(row.version)) ?? null;
  const read = () =>
    Object.fromEntries(parts.map((part) => [part, typedInto(fieldOf(part))])) as Record<Part, string>;

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    showFaults({});
    const begun = beginAction();
    const lead = leadOn();
    const isUnchanged = snapshotDraft(draftName);
    try {
      const saved = await store(read(), fieldOf('version')?.value ?? '');
      setTheirs(null);
      const way = lead.hasLeft() ? { way: lead.wayTo(thing.pathOf(saved._id)) } : {};
      showToast({ text: `The ${thing.what} is saved.`, begun, ...way });
      await goOn(saved, isUnchanged(), lead);
    } catch (error) {
      const isConflict = stored !== null && error instanceof ApiError && error.status === 409;
      if (!isConflict || !(await meetTheirs(stored._id))) tellFailure(error, begun);
    } finally {
      setSaving(false);
    }
  }

  function tellFailure(error: unknown, begun: BegunAction): void {
    const found = inFields(fieldFaults(error));
    const hasFaults = Object.keys(found).length > 0;
    // Over the form nobody would see what is wrong with it.
    if (hasFaults) setTheirs(null);
    showFaults(found);
    const reason = faultsOutOfSight(found, (name) => Boolean(fieldOf(name)));
    if (hasFaults && !reason) return;
    showFailure(`Failed to save the ${thing.what}`, error, { begun, ...(reason && { reason }) });
  }

  function inFields(found: Faults): Faults {
    const { fieldOfFault = (path: string) => path } = thing;
    return Object.fromEntries(Object.entries(found).map(([path, text]) => [fieldOfFault(path), text]));
  }

  /** What was typed meanwhile stays, to be saved on top of what is stored now; so does what is typed until the list is here. */
  async function goOn(saved: Row, isUnchanged: boolean, lead: LeadOn): Promise<void> {
    const { _id, version } = saved;
    goesOnFrom.current = saved;
    const base = { version: String(version) };
    write('version', base.version);
    if (isUnchanged) draft.clear();
    else rebaseDraft(draftName, draftNameOf(_id), base);
    draft.goOnAs(draftNameOf(_id));
    if (isUnchanged) await lead.to(thing.list);
    else if (!stored) await lead.to(thing.pathOf(_id));
  }

  function store(typed: Record<Part, string>, version: string): Promise<Row> {
    if (stored) return thing.update(findBase(version) ?? stored, typed, Number(version));
    return sendOnce(draftName, typed, (idempotencyKey) => thing.create(typed, idempotencyKey));
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
    const { taken } = compareWith(theirs);
    for (const part of [...chosenTheirs, ...taken]) write(part, thing.textOf(theirs, part));
    write('version', String(theirs.version));
    goesOnFrom.current = theirs;
    draft.save();
    await save();
  }

  function write(name: string, value: string): void {
    const field = fieldOf(name);
    if (isBox(field)) field.checked = value !== '';
    else if (field) field.value = value;
  }

  function compareWith(row: Row): Compared<Part> {
    const typed = read();
    const base = findBase();
    return compareParts(parts, {
      base: base && ((part) => thing.textOf(base, part)),
      yours: (part) => typed[part],
      theirs: (part) => thing.textOf(row, part),
    });
  }

  function conflictWith(row: Row): Conflict<Part> {
    const yours = read();
    const { conflicts, taken } = compareWith(row);
    const inWords = (part: Part, text: string) => thing.wordsOf?.(part, text) ?? text;
    return {
      version: row.version,
      parts: conflicts.map((part) => ({
        part,
        name: thing.partNames[part],
        yours: inWords(part, yours[part]),
        theirs: inWords(part, thing.textOf(row, part)),
      })),
      taken: taken.map((part) => thing.partNames[part]),
    };
  }

  return {
    ...{ draft, faults, clearFault, isSaving, save, saveTogether },
    conflict: theirs && conflictWith(theirs),
    closeConflict: () => setTheirs(null),
  };
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | null;

function isBox(field: TypedField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

function typedInto(field: TypedField): string {
  if (isBox(field)) return field.checked ? field.value : '';
  return field?.value ?? '';
}

import { useState } from 'react';
import type { ManagedStop } from '../../../../contracts/stops/stops.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { type LeadOn, useLeadOn } from '../actions/use-lead-on.ts';
import type { Conflict } from '../conflict/conflict-dialog.tsx';
import { rebaseDraft } from '../drafts/rebase-draft.ts';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import { beginAction, showFailure, showToast } from '../toasts/show-toast.ts';
import { placesApi } from './places-api.ts';
import { bodyOf, STOP_PARTS, type TypedStop, typedOf } from './typed-stop.ts';

const PARTS = Object.keys(STOP_PARTS);

/** A place as it is typed: kept in this browser, saved by version, brought together with a colleague's. */
export function useStopEditor(stop: ManagedStop | null) {
  const draftName = draftNameOf(stop?._id);
  const draft = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [theirs, setTheirs] = useState<ManagedStop | null>(null);
  const [isSaving, setSaving] = useState(false);
  const leadOn = useLeadOn();

  const fieldOf = (name: string) =>
    draft.form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
  const read = (): TypedStop => Object.fromEntries(PARTS.map((name) => [name, typedInto(fieldOf(name))]));

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    showFaults({});
    const begun = beginAction();
    const lead = leadOn();
    const isUnchanged = snapshotDraft(draftName);
    try {
      const stored = await store(read(), fieldOf('version')?.value ?? '');
      setTheirs(null);
      const way = lead.hasLeft() ? { way: lead.wayTo(pathOf(stored._id)) } : {};
      showToast({ text: 'The place is saved.', begun, ...way });
      await goOn(stored, isUnchanged(), lead);
    } catch (error) {
      const isConflict = stop !== null && error instanceof ApiError && error.status === 409;
      if (!isConflict || !(await meetTheirs(stop._id))) {
        const found = fieldFaults(error);
        showFaults(found);
        if (Object.keys(found).length === 0) showFailure('Failed to save the place', error, { begun });
      }
    } finally {
      setSaving(false);
    }
  }

  /** What was typed meanwhile stays, to be saved on top of what is stored now; so does what is typed until the list is here. */
  async function goOn({ _id, version }: ManagedStop, isUnchanged: boolean, lead: LeadOn): Promise<void> {
    const base = { version: String(version) };
    write('version', base.version);
    if (isUnchanged) draft.clear();
    else rebaseDraft(draftName, draftNameOf(_id), base);
    draft.goOnAs(draftNameOf(_id));
    if (isUnchanged) await lead.to(PLACES);
    else if (!stop) await lead.to(pathOf(_id));
  }

  async function store(typed: TypedStop, version: string): Promise<ManagedStop> {
    const body = formAsBody<{ name: string }>(bodyOf(typed));
    const answer = stop
      ? await placesApi.updateStop({
          params: { id: stop._id },
          body: { ...body, version: Number(version) },
        })
      : await sendOnce(draftName, typed, (idempotencyKey) => placesApi.createStop({ body, idempotencyKey }));
    return answer.data;
  }

  /** True once theirs is here, to be chosen from. */
  async function meetTheirs(id: string): Promise<boolean> {
    const found = await placesApi.getManagedStop({ params: { id } }).catch(() => undefined);
    if (found) setTheirs(found.data);
    return found !== undefined;
  }

  /** Saves what was chosen from the two, on top of theirs. */
  async function saveTogether(chosenTheirs: string[]): Promise<void> {
    if (!theirs) return;
    const stored = typedOf(theirs);
    for (const part of chosenTheirs) write(part, stored[part] ?? '');
    write('version', String(theirs.version));
    draft.save();
    await save();
  }

  function write(name: string, value: string): void {
    const field = fieldOf(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
    else if (field) field.value = value;
  }

  return {
    ...{ draft, faults, clearFault, isSaving, save, saveTogether },
    conflict: theirs && conflictOf(read(), theirs),
    closeConflict: () => setTheirs(null),
  };
}

const PLACES = '/admin/places';
const pathOf = (id: string) => `${PLACES}/${id}`;
const draftNameOf = (id = 'new') => `place:${id}`;

function typedInto(field: HTMLInputElement | HTMLTextAreaElement | null): string {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? 'on' : '';
  return field?.value ?? '';
}

function conflictOf(yours: TypedStop, theirs: ManagedStop): Conflict<string> {
  const stored = typedOf(theirs);
  const parts = PARTS.filter((part) => (yours[part] ?? '') !== (stored[part] ?? '')).map((part) => ({
    part,
    name: STOP_PARTS[part] ?? part,
    yours: yours[part] ?? '',
    theirs: stored[part] ?? '',
  }));
  return { version: theirs.version, parts, taken: [] };
}

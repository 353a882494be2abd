import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { EditableSettings } from '../../../../contracts/settings/manage-settings.contract.ts';
import type { StoredSettings } from '../../../../contracts/settings/settings.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { failureReason } from '../../../features/failures/failure-reason.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { askSettingsAnew } from '../../../features/settings/ask-settings-anew.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { showToast } from '../toasts/show-toast.ts';
import { settingsApi } from './settings-api.ts';
import { loadSettingsDraft, saveSettingsDraft } from './settings-draft.ts';
import {
  changedNames,
  fieldOfFault,
  fromForm,
  type SettingName,
  type SettingsForm,
  toForm,
  typedSince,
} from './settings-form-values.ts';

export type SettingsEditing = {
  form: UseFormReturn<SettingsForm>;
  /** As they are stored, as far as this browser knows. */
  stored: EditableSettings;
  /** What a save would send. */
  changed: SettingName[];
  /** Placeholders that staff say are right as they are. */
  confirmed: ReadonlySet<SettingName>;
  confirm: (names: readonly SettingName[]) => void;
  /** What somebody else stored while it was being changed here. */
  overtaken: SettingName[];
  takeTheirs: (name: SettingName) => void;
  /** What was typed before a reload or a new sign-in is back in the form. */
  isRestored: boolean;
  /** Why the last save did not work. */
  problem: { reason?: string } | null;
  isSaving: boolean;
  save: () => Promise<void>;
  discard: () => void;
};

/** Holds what is typed, sends what differs, and brings two editors together. */
export function useSettingsEditor(loaded: EditableSettings): SettingsEditing {
  const [draft] = useState(loadSettingsDraft);
  // A draft is based on what was stored when it was typed: the server tells of what changed since.
  const [stored, setStored] = useState({ ...loaded, updatedAt: draft?.basedOn ?? loaded.updatedAt });
  const [confirmed, setConfirmed] = useState<ReadonlySet<SettingName>>(new Set());
  const [overtaken, setOvertaken] = useState<SettingName[]>([]);
  const [problem, setProblem] = useState<{ reason?: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { revalidate } = useRevalidator();
  const form = useForm<SettingsForm>({
    defaultValues: { ...toForm(loaded.values), ...draft?.values },
  });
  const typed = useWatch({ control: form.control, compute: (values: SettingsForm) => values });
  const differing = changedNames(stored.values, typed);
  const changed = [...new Set([...differing, ...confirmed])];
  const unsaved = Object.fromEntries(differing.map((name) => [name, typed[name]]));
  const hasStoredDraft = useRef(draft !== null);
  useEffect(() => {
    // Without anything typed here, a draft is another tab's.
    if (!hasStoredDraft.current && differing.length === 0) return;
    hasStoredDraft.current = differing.length > 0;
    saveSettingsDraft({ values: unsaved, basedOn: stored.updatedAt });
  });

  function adopt(settings: EditableSettings, values: SettingsForm) {
    setStored(settings);
    form.reset(values);
  }

  function discard() {
    adopt(stored, toForm(stored.values));
    setConfirmed(new Set());
    setOvertaken([]);
    setProblem(null);
  }

  /** Mine where I changed something, theirs everywhere else. */
  async function meetTheirs(names: SettingName[]) {
    const fresh = (await settingsApi.getEditableSettings()).data;
    const mine = form.getValues();
    const edited = Object.fromEntries(changedNames(stored.values, mine).map((name) => [name, mine[name]]));
    adopt(fresh, { ...toForm(fresh.values), ...edited });
    setOvertaken(names);
  }

  function showFaults(error: unknown) {
    const faults = Object.entries(fieldFaults(error));
    for (const [path, message] of faults)
      form.setError(fieldOfFault(path) as FieldPath<SettingsForm>, { message });
    const first = faults[0];
    if (first) form.setFocus(fieldOfFault(first[0]) as FieldPath<SettingsForm>);
    logFailure('Failed to save the settings', error);
    setProblem({ reason: failureReason(error) });
  }

  async function save() {
    setSaving(true);
    setProblem(null);
    form.clearErrors();
    const typedThen = structuredClone(form.getValues());
    const sent = fromForm(typedThen);
    const changes = Object.fromEntries(changed.map((name) => [name, sent[name]]));
    try {
      const saved = (await settingsApi.saveSettings({ body: { ...changes, basedOn: stored.updatedAt } }))
        .data;
      adopt(saved, { ...toForm(saved.values), ...typedSince(typedThen, form.getValues()) });
      setConfirmed(new Set());
      setOvertaken([]);
      showToast({ text: 'Settings saved. The site shows them now.' });
      await askSettingsAnew(revalidate);
    } catch (error) {
      showFaults(error);
      if (error instanceof ApiError && error.status === 409)
        await meetTheirs(Object.keys(fieldFaults(error)) as SettingName[]).catch(showFaults);
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    stored,
    changed,
    confirmed,
    confirm: (names) => setConfirmed((last) => new Set([...last, ...names])),
    overtaken,
    takeTheirs(name) {
      const theirs = toForm(stored.values as StoredSettings);
      form.reset({ ...form.getValues(), [name]: theirs[name] });
      setOvertaken((names) => names.filter((one) => one !== name));
    },
    isRestored: draft !== null,
    problem,
    isSaving,
    save,
    discard,
  };
}

import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { EditableSettings } from '../../../../contracts/settings/settings.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { failureReason, fieldFaults } from '../../../features/failures/failure-text.ts';
import { reloadSettings } from '../../../features/settings/reload-settings.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { useReload } from '../actions/use-reload.ts';
import { staffApi } from '../staff-api.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { type BegunAction, beginAction, showFailure, showToast } from '../toasts/show-toast.ts';
import {
  changedNames,
  fieldOfFault,
  fromForm,
  leftInForm,
  mergeSettings,
  pickSettings,
  SETTING_NAMES,
  type SettingName,
  type SettingsForm,
  type SettingsMerge,
  toForm,
  typedSince,
  withoutEmptyRows,
} from './settings-form-values.ts';

const NAME = 'desk:settings';
const releaseSettingsDraft = () => draftStore.release(NAME);

export type SettingsConflict = Pick<SettingsMerge, 'conflicts' | 'taken'> & { theirs: EditableSettings };

export type SettingsEditing = ReturnType<typeof useSettingsEditor>;

export const SettingsContext = createContext<SettingsEditing | null>(null);

export function useSettingsEditing(): SettingsEditing {
  const editing = useContext(SettingsContext);
  if (!editing) throw new Error('This stands outside the settings form.');
  return editing;
}

type Base = Pick<EditableSettings, 'values' | 'updatedAt'>;

const FAILED = 'Failed to save the settings';

const ALL_NAMES: readonly SettingName[] = Object.keys(SETTING_NAMES) as SettingName[];

/** `shown`: only these are saved; what was typed elsewhere stays in the draft. All without it. */
export function useSettingsEditor(loaded: EditableSettings, shown = ALL_NAMES) {
  const [draft] = useState(loadSettingsDraft);
  const [isRestored, setRestored] = useState(draft !== null);
  const [stored, setStored] = useState(loaded);
  // The server reports changes since then. A draft may be old.
  const [basedOn, setBasedOn] = useState(draft?.basedOn ?? loaded.updatedAt);
  const [confirmed, setConfirmed] = useState<ReadonlySet<SettingName>>(new Set());
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);
  const [problem, setProblem] = useState<{ reason?: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const reload = useReload();
  const { isOpen } = useSettings();
  const begun = useRef<BegunAction>(undefined);
  const form = useForm<SettingsForm>({
    defaultValues: { ...toForm(loaded.values), ...draft?.values },
  });
  const typed = useWatch({ control: form.control, compute: (values: SettingsForm) => values });
  const differing = changedNames(stored.values, typed);
  const changed = [...new Set([...differing, ...confirmed])].filter((name) => shown.includes(name));
  const hasStoredDraft = useRef(draft !== null);
  useEffect(() => {
    // If nothing was typed here, the stored draft belongs to another tab.
    if (!hasStoredDraft.current && differing.length === 0) return;
    hasStoredDraft.current = differing.length > 0;
    saveSettingsDraft({ values: pickSettings(typed, differing), basedOn });
  });
  const isLeft = useLeaving();

  function adopt(settings: EditableSettings, values: SettingsForm) {
    setStored(settings);
    setRestored(false);
    form.reset(values);
  }

  function discard() {
    adopt(stored, toForm(stored.values));
    setBasedOn(stored.updatedAt);
    setConfirmed(new Set());
    setProblem(null);
  }

  function showFaults(error: unknown): false {
    setFaults(form, error);
    // If the page is in sight, it shows the failure itself.
    if (isLeft.current) showFailure(FAILED, error, { begun: begun.current });
    else {
      logFailure(FAILED, error);
      setProblem({ reason: failureReason(error) });
    }
    return false;
  }

  async function finish(saved: EditableSettings, left: Partial<SettingsForm>, basis = saved.updatedAt) {
    adopt(saved, { ...toForm(saved.values), ...left });
    setBasedOn(basis);
    setConfirmed(new Set());
    showToast({ text: savedText(isOpen), begun: begun.current });
    await reloadSettings(reload);
  }

  /** True if it is stored. */
  async function send(names: readonly SettingName[], base: Base): Promise<boolean> {
    setSaving(true);
    setProblem(null);
    form.clearErrors();
    begun.current = beginAction();
    dropEmptyRows(form);
    const typedThen = structuredClone(form.getValues());
    const changes = valuesToSend(typedThen, names);
    try {
      const { data } = await staffApi.saveSettings({ body: { ...changes, basedOn: base.updatedAt } });
      const basis = isAllSent(base, typedThen, names) ? data.updatedAt : base.updatedAt;
      if (isLeft.current) rebaseSettingsDraft(pickSettings(typedThen, names), basis);
      const given = { before: base.values, sent: names, typed: typedThen, now: form.getValues() };
      await finish(data, leftInForm(given), basis);
      return true;
    } catch (error) {
      const overtaken =
        error instanceof ApiError && error.status === 409 ? Object.keys(fieldFaults(error)) : [];
      if (overtaken.length > 0)
        return await meetTheirs(error, base, overtaken as SettingName[]).catch(showFaults);
      return showFaults(error);
    } finally {
      setSaving(false);
    }
  }

  /** Asks which values to keep; not if both typed the same. */
  async function meetTheirs(error: unknown, base: Base, overtaken: SettingName[]): Promise<boolean> {
    const theirs = (await staffApi.getEditableSettings()).data;
    const all = { base: base.values, theirs: theirs.values, typed: form.getValues() };
    const merge = mergeSettings({ ...all, confirmed, overtaken });
    adopt(theirs, merge.merged);
    setConfirmed(new Set(merge.confirmed));
    if (merge.conflicts.length > 0) {
      showFaults(error);
      setConflict({ ...merge, theirs });
      return false;
    }
    const differs = changedNames(theirs.values, merge.merged);
    const left = [...new Set([...differs, ...merge.confirmed])].filter((name) => shown.includes(name));
    if (left.length > 0) return send(left, theirs);
    await finish(theirs, pickSettings(merge.merged, differs));
    return true;
  }

  async function saveTogether(theirNames: SettingName[]) {
    if (!conflict) return;
    const { theirs } = conflict;
    setConflict(null);
    setConfirmed(new Set([...confirmed].filter((name) => !theirNames.includes(name))));
    form.reset({ ...form.getValues(), ...pickSettings(toForm(theirs.values), theirNames) });
    setBasedOn(theirs.updatedAt);
    const names = changed.filter((name) => !theirNames.includes(name));
    if (names.length > 0) return void (await send(names, theirs));
    setProblem(null);
    showToast({ text: 'The settings stay as your colleague saved them.', tone: 'info' });
  }

  return {
    ...{ form, stored, changed, confirmed, problem, conflict, isSaving, discard, saveTogether },
    of: (name: FieldPath<SettingsForm>) => ({ ...form.register(name), error: faultOf(form, name) }),
    /** Placeholders that are right. */
    confirm: (names: readonly SettingName[]) => setConfirmed((last) => new Set([...last, ...names])),
    closeConflict: () => setConflict(null),
    isRestored,
    save: () => send(changed, { values: stored.values, updatedAt: basedOn }),
  };
}

const savedText = (isOpen: boolean) =>
  isOpen ? 'Settings saved. The site shows them now.' : 'Settings saved.';

/** Before they are sent: the server names faults by the place of a row. */
function dropEmptyRows(form: UseFormReturn<SettingsForm>): void {
  const { phones, socials, registrations } = withoutEmptyRows(form.getValues());
  form.setValue('phones', phones);
  form.setValue('socials', socials);
  form.setValue('registrations', registrations);
}

function valuesToSend(form: SettingsForm, names: readonly SettingName[]) {
  const values = fromForm(form);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** What was not sent may be overtaken. */
const isAllSent = (base: Base, typed: SettingsForm, sent: readonly SettingName[]) =>
  changedNames(base.values, typed).every((name) => sent.includes(name));

const faultOf = (form: UseFormReturn<SettingsForm>, name: FieldPath<SettingsForm>) =>
  form.getFieldState(name, form.formState).error?.message;

function useLeaving() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      releaseSettingsDraft();
    };
  }, []);
  return isLeft;
}

function setFaults(form: UseFormReturn<SettingsForm>, error: unknown): void {
  const faults = Object.entries(fieldFaults(error));
  for (const [path, message] of faults)
    form.setError(fieldOfFault(path) as FieldPath<SettingsForm>, { message });
  const first = faults[0];
  if (first) form.setFocus(fieldOfFault(first[0]) as FieldPath<SettingsForm>);
}

type SettingsDraft = {
  values: Partial<SettingsForm>;
  /** When the values it was typed over were stored. */
  basedOn: string;
};

function saveSettingsDraft(draft: SettingsDraft): void {
  if (Object.keys(draft.values).length === 0) draftStore.clear(NAME);
  else draftStore.save(NAME, { json: JSON.stringify(draft) });
}

/** For a page left during a save: text typed since then continues from the values now stored. */
function rebaseSettingsDraft(sent: Partial<SettingsForm>, basedOn: string): void {
  const draft = loadSettingsDraft();
  if (draft) saveSettingsDraft({ values: typedSince(sent, draft.values), basedOn });
}

function loadSettingsDraft(): SettingsDraft | null {
  try {
    return JSON.parse(draftStore.load(NAME)?.json ?? 'null');
  } catch {
    return null;
  }
}

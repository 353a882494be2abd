import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { useRefresh } from '../actions/use-refresh.ts';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import { clearFailures, showFailure, showToast } from '../toasts/show-toast.ts';
import { issuesApi } from './issues-api.ts';

export type TypedIssue = { subject: string; body: string; destination: string };

const PARTS = ['subject', 'body', 'destination'] as const;
export type IssuePart = (typeof PARTS)[number];

export type IssueConflict = { mine: TypedIssue; theirs: IssueDetail; parts: IssuePart[] };

/** What somebody types into an issue: kept in this browser, saved by version, brought together with a colleague's. */
export function useIssueEditor(issue: IssueDetail | null) {
  const draftName = `issue:${issue?._id ?? 'new'}`;
  const draft = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [conflict, setConflict] = useState<IssueConflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const refresh = useRefresh();
  const navigate = useNavigate();

  function read(): TypedIssue & { version: number } {
    const fields = new FormData(draft.form.current ?? undefined);
    const text = (name: string) => String(fields.get(name) ?? '');
    const typed = { subject: text('subject'), body: text('body'), destination: text('destination') };
    // The version that the text began with: of a draft from before a reload it may be older than what is stored.
    return { ...typed, version: Number(text('version')) };
  }

  /** Undefined where it could not be saved. */
  async function save(typed = read()): Promise<IssueDetail | undefined> {
    setSaving(true);
    showFaults({});
    try {
      return await store(typed);
    } catch (error) {
      const isConflict = issue !== null && error instanceof ApiError && error.status === 409;
      if (isConflict && (await meetTheirs(typed))) return undefined;
      showFaults(fieldFaults(error));
      showFailure('Failed to save the issue', error);
      return undefined;
    } finally {
      setSaving(false);
    }
  }

  async function store({ version, ...typed }: ReturnType<typeof read>): Promise<IssueDetail> {
    const isUnchanged = snapshotDraft(draftName);
    const body = formAsBody<{ subject: string; body: string }>(typed);
    const { data } = issue
      ? await issuesApi.updateIssue({ params: { id: issue._id }, body: { ...body, version } })
      : await sendOnce(draftName, typed, (idempotencyKey) => issuesApi.createIssue({ body, idempotencyKey }));
    write('version', String(data.version));
    // What was typed on meanwhile stays, on top of what is stored now.
    if (isUnchanged()) draft.clear();
    else draft.save();
    clearFailures();
    return data;
  }

  async function saveAndSay(typed = read()): Promise<void> {
    const saved = await save(typed);
    if (!saved) return;
    setConflict(null);
    showToast({ text: 'The issue is saved.' });
    if (issue) await refresh();
    else await navigate(`/admin/newsletter/${saved._id}`, { replace: true });
  }

  /** True once theirs is here, to be chosen from. */
  async function meetTheirs(mine: TypedIssue): Promise<boolean> {
    const found = await issuesApi.getIssue({ params: { id: issue?._id ?? '' } }).catch(() => undefined);
    if (found?.data.state !== 'draft') return false;
    const theirs = typedOf(found.data);
    setConflict({ mine, theirs: found.data, parts: PARTS.filter((part) => mine[part] !== theirs[part]) });
    return true;
  }

  /** Saves what was chosen from the two, on top of theirs. */
  async function saveTogether(theirsOf: IssuePart[]): Promise<void> {
    if (!conflict) return;
    const theirs = typedOf(conflict.theirs);
    const { subject, body, destination } = conflict.mine;
    const chosen = { subject, body, destination };
    for (const part of theirsOf) chosen[part] = theirs[part];
    for (const part of PARTS) write(part, chosen[part]);
    draft.save();
    await saveAndSay({ ...chosen, version: conflict.theirs.version });
  }

  function write(name: string, value: string) {
    const field = draft.form.current?.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
  }

  return {
    ...{ draft, faults, clearFault, isSaving, conflict },
    ...{ read, write, save, saveAndSay, saveTogether },
    closeConflict: () => setConflict(null),
  };
}

export function typedOf({ subject, body, destination }: IssueDetail): TypedIssue {
  return { subject, body, destination: destination ?? '' };
}

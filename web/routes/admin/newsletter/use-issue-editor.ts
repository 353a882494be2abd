import { useEffect, useState } from 'react';
import { href } from 'react-router';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { useLeadOn } from '../actions/use-lead-on.ts';
import { useRefresh } from '../actions/use-refresh.ts';
import { rebaseDraft } from '../drafts/rebase-draft.ts';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import { staffApi } from '../staff-api.ts';
import { beginAction, clearFailures, showFailure, showToast } from '../toasts/show-toast.ts';
import {
  baseOf,
  broughtTogether,
  conflictOf,
  type IssueConflict,
  type IssueInForm,
  type IssuePart,
  isSameIssue,
  readIssue,
  typedOf,
  writeBase,
  writeTyped,
} from './issue-fields.ts';

/** What somebody types into an issue: kept in this browser, saved by version, brought together with a colleague's. */
export function useIssueEditor(issue: IssueDetail | null) {
  const draftName = draftNameOf(issue?._id);
  const draft = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [conflict, setConflict] = useState<IssueConflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** As it was when what is typed began. */
  const [given, setGiven] = useState(issue);
  const [destination, setDestination] = useState<string>(issue?.destination ?? '');
  const refresh = useRefresh();
  const leadOn = useLeadOn();

  const read = () => readIssue(draft.form.current);
  /** Whom the form names now: a draft or a colleague may have chosen. */
  const noteDestination = () => setDestination(readIssue(draft.form.current).typed.destination);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form itself is what has changed
  useEffect(noteDestination, [draft.restored]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another version comes, and then alone
  useEffect(() => {
    const form = draft.form.current;
    const { typed, base, version } = readIssue(form);
    // What is typed keeps the version that it began with, so that a colleague's is never saved over unseen.
    if (!issue || issue.version <= version || !isSameIssue(typed, base)) return;
    begin(issue);
  }, [issue?.version]);

  /** The form is what is stored: of a colleague's, or of one's own as the server has cleaned it. */
  function begin(stored: IssueDetail) {
    writeTyped(draft.form.current, typedOf(stored));
    writeBase(draft.form.current, stored);
    setGiven(stored);
    noteDestination();
  }

  /** Busy until whoever pressed has been led on: what is new is not to be stored a second time. */
  async function whileSaving<T>(work: () => Promise<T>): Promise<T> {
    setSaving(true);
    return work().finally(() => setSaving(false));
  }

  /** Undefined where it could not be saved. */
  async function trySave(inForm: IssueInForm): Promise<IssueDetail | undefined> {
    showFaults({});
    const begun = beginAction();
    try {
      const saved = await store(inForm);
      clearFailures(begun);
      return saved;
    } catch (error) {
      const isConflict = issue !== null && error instanceof ApiError && error.status === 409;
      if (isConflict && (await meetTheirs())) return undefined;
      showFaults(fieldFaults(error));
      showFailure('Failed to save the issue', error, { begun });
      return undefined;
    }
  }

  async function store({ typed, version }: IssueInForm): Promise<IssueDetail> {
    const body = formAsBody<{ subject: string; body: string }>(typed);
    const isUnchanged = snapshotDraft(draftName);
    const { data } = issue
      ? await staffApi.updateIssue({ params: { id: issue._id }, body: { ...body, version } })
      : await sendOnce(draftName, typed, (idempotencyKey) => staffApi.createIssue({ body, idempotencyKey }));
    if (isUnchanged()) {
      begin(data);
      draft.clear();
    } else {
      // What was typed on meanwhile stays, on top of what is stored now.
      writeBase(draft.form.current, data);
      setGiven(data);
      rebaseDraft(draftName, draftNameOf(data._id), baseOf(data));
    }
    draft.goOnAs(draftNameOf(data._id));
    return data;
  }

  async function saveAndSay(): Promise<void> {
    const begun = beginAction();
    const lead = leadOn();
    const saved = await trySave(read());
    if (!saved) return;
    setConflict(null);
    const path = href('/admin/newsletter/:id', { id: saved._id });
    const way = lead.hasLeft() ? { way: lead.wayTo(path) } : {};
    showToast({ text: 'The issue is saved.', begun, ...way });
    if (issue) await refresh();
    else await lead.to(path, { replace: true });
  }

  /** True once theirs is here, to be chosen from, beside what has been typed by then. */
  async function meetTheirs(): Promise<boolean> {
    const found = await staffApi.getIssue({ params: { id: issue?._id ?? '' } }).catch(() => undefined);
    if (found?.data.state !== 'draft') return false;
    setConflict(conflictOf(read(), found.data));
    return true;
  }

  /** Saves what was chosen from the two, on top of theirs. */
  async function saveTogether(chosenTheirs: IssuePart[]): Promise<void> {
    if (!conflict) return;
    const form = draft.form.current;
    writeTyped(form, broughtTogether(conflict, chosenTheirs));
    writeBase(form, conflict.theirs);
    noteDestination();
    draft.save();
    await whileSaving(saveAndSay);
  }

  return {
    ...{ draft, faults, clearFault, isSaving, conflict, destination, given },
    ...{ read, saveTogether, noteDestination },
    save: () => whileSaving(() => trySave(read())),
    saveAndSay: () => whileSaving(saveAndSay),
    closeConflict: () => setConflict(null),
  };
}

const draftNameOf = (id = 'new') => `issue:${id}`;

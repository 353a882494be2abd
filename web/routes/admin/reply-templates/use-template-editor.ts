import { useState } from 'react';
import type { ReplyTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
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
import { replyTemplatesApi } from './reply-templates-api.ts';

const PART_NAMES = { name: 'Name', destination: 'Destination', subject: 'Subject', text: 'Text' };
type Part = keyof typeof PART_NAMES;
const PARTS = Object.keys(PART_NAMES) as Part[];
type Typed = Record<Part, string> & { version: string };

/** A template as it is typed: kept in this browser, saved by version, brought together with a colleague's. */
export function useTemplateEditor(template: ReplyTemplate | null) {
  const draftName = draftNameOf(template?._id);
  const draft = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [theirs, setTheirs] = useState<ReplyTemplate | null>(null);
  const [isSaving, setSaving] = useState(false);
  const leadOn = useLeadOn();

  const fieldOf = (name: string) =>
    draft.form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
  const read = () => {
    const names = [...PARTS, 'version'];
    return Object.fromEntries(names.map((name) => [name, fieldOf(name)?.value ?? ''])) as Typed;
  };

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    showFaults({});
    const begun = beginAction();
    const lead = leadOn();
    const isUnchanged = snapshotDraft(draftName);
    const { version, ...typed } = read();
    try {
      const stored = await store(typed, version);
      setTheirs(null);
      const way = lead.hasLeft() ? { way: lead.wayTo(pathOf(stored._id)) } : {};
      showToast({ text: 'The template is saved.', begun, ...way });
      await goOn(stored, isUnchanged(), lead);
    } catch (error) {
      const isConflict = template !== null && error instanceof ApiError && error.status === 409;
      if (!isConflict || !(await meetTheirs(template._id))) {
        const found = fieldFaults(error);
        showFaults(found);
        if (Object.keys(found).length === 0) showFailure('Failed to save the template', error, { begun });
      }
    } finally {
      setSaving(false);
    }
  }

  /** What was typed meanwhile stays, to be saved on top of what is stored now; so does what is typed until the list is here. */
  async function goOn({ _id, version }: ReplyTemplate, isUnchanged: boolean, lead: LeadOn): Promise<void> {
    const base = { version: String(version) };
    write('version', base.version);
    if (isUnchanged) draft.clear();
    else rebaseDraft(draftName, draftNameOf(_id), base);
    draft.goOnAs(draftNameOf(_id));
    if (isUnchanged) await lead.to(TEMPLATES);
    else if (!template) await lead.to(pathOf(_id));
  }

  async function store(typed: Record<Part, string>, version: string): Promise<ReplyTemplate> {
    const body = formAsBody<{ name: string; text: string }>(typed);
    const answer = template
      ? await replyTemplatesApi.updateReplyTemplate({
          params: { id: template._id },
          body: { ...body, version: Number(version) },
        })
      : await sendOnce(draftName, typed, (idempotencyKey) =>
          replyTemplatesApi.createReplyTemplate({ body, idempotencyKey }),
        );
    return answer.data;
  }

  /** True once theirs is here, to be chosen from. */
  async function meetTheirs(id: string): Promise<boolean> {
    const found = await replyTemplatesApi.getReplyTemplate({ params: { id } }).catch(() => undefined);
    if (found) setTheirs(found.data);
    return found !== undefined;
  }

  /** Saves what was chosen from the two, on top of theirs. */
  async function saveTogether(chosenTheirs: Part[]): Promise<void> {
    if (!theirs) return;
    for (const part of chosenTheirs) write(part, theirs[part] ?? '');
    write('version', String(theirs.version));
    draft.save();
    await save();
  }

  function write(name: string, value: string): void {
    const field = fieldOf(name);
    if (field) field.value = value;
  }

  return {
    ...{ draft, faults, clearFault, isSaving, save, saveTogether },
    conflict: theirs && conflictOf(read(), theirs),
    closeConflict: () => setTheirs(null),
  };
}

const TEMPLATES = '/admin/reply-templates';
const pathOf = (id: string) => `${TEMPLATES}/${id}`;
const draftNameOf = (id = 'new') => `reply-template:${id}`;

function conflictOf(yours: Typed, theirs: ReplyTemplate): Conflict<Part> {
  const differing = PARTS.filter((part) => yours[part] !== (theirs[part] ?? ''));
  const parts = differing.map((part) => ({
    part,
    name: PART_NAMES[part],
    yours: yours[part],
    theirs: theirs[part] ?? '',
  }));
  return { version: theirs.version, parts, taken: [] };
}

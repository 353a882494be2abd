import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { sendOnce } from '../../../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../../../features/failures/failure-text.ts';
import { leaveField } from '../../../../../lib/browser/leave-field.ts';
import { type Faults, useFaults } from '../../../../../ui/fields/use-faults.ts';
import { useLeadOn } from '../../../actions/use-lead-on.ts';
import { useTellFailure } from '../../../actions/use-tell-failure.ts';
import { snapshotDraft } from '../../../drafts/snapshot-draft.ts';
import { holdAnswerSeen } from '../../../replies/answer-seen.tsx';
import type { ReplyFiles } from '../../../replies/files/use-reply-files.ts';
import { useAnsweredMeanwhile } from '../../../replies/use-answered-meanwhile.ts';
import { beginAction, showToast } from '../../../toasts/show-toast.ts';
import { useSaveAfterUploads } from '../../../uploads/use-save-after-uploads.ts';
import { useDeskPlace } from '../../place/desk-place.ts';

type Options = {
  /** Under which this browser keeps what is typed, until it is sent. */
  draftName: string;
  /** What is said beside the fields before anything is sent. */
  check?: (values: Record<string, string>) => Faults;
  send: (values: Record<string, string>, idempotencyKey: string, files: string[]) => Promise<unknown>;
  /** They go along: it is sent once they are up. */
  files?: ReplyFiles;
  done: string;
  /** Said on the page of another enquiry: of whom it speaks is not in sight there. */
  doneThenNext?: string;
  failed: string;
};

/** The button of a form that also leads to the next enquiry. */
export const THEN_NEXT = 'then-next';

/**
 * A form that adds to an enquiry's history: faults stand beside their fields, success empties it and shows the new line.
 * What was typed while it was sent stays.
 */
export function useHistoryForm(options: Options) {
  const { draftName, check, send, files, done, doneThenNext = done, failed } = options;
  const { form, restored, save, clear } = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(form);
  const { revalidate } = useRevalidator();
  const tellFailure = useTellFailure();
  const [isBusy, setBusy] = useState(false);
  const place = useDeskPlace();
  const here = useLocation();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  /** How it was sent; "Send anyway" goes on with it. */
  const isNextWanted = useRef(false);

  const { wasAnswered, dialog } = useAnsweredMeanwhile(form, { save, send: () => void submit() });

  const waiting = useSaveAfterUploads(files?.uploading.uploads ?? [], () => void submit());

  async function submit() {
    if (isBusy || !form.current) return;
    const values = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    const wrong = check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) return showFaults(wrong);
    setBusy(true);
    const begun = beginAction();
    const lead = leadOn();
    const isUnchanged = snapshotDraft(draftName);
    const sending = files?.begin();
    const ids = sending?.ids ?? [];
    try {
      await sendOnce(draftName, { ...values, ids }, (idempotencyKey) => send(values, idempotencyKey, ids));
      sending?.went();
      if (isUnchanged()) {
        form.current?.reset();
        clear();
        leaveField(form.current);
      }
      // Whoever has left meanwhile is at something else, and is not led away from it.
      const isLeft = !form.current || lead.hasLeft();
      if (isLeft || (isNextWanted.current && place))
        showToast({
          text: doneThenNext,
          begun,
          way: { text: 'Go back to it', go: () => void navigate(here) },
        });
      else showToast({ text: done, begun });
      if (isNextWanted.current && !isLeft) await place?.goToNext();
      await revalidate();
    } catch (error) {
      const found = fieldFaults(error);
      showFaults(found);
      sending?.refused(found);
      const isBesideFields = form.current !== null && Object.keys(found).length > 0;
      if (!isBesideFields && !wasAnswered(error)) await tellFailure(failed, error, begun);
    }
    setBusy(false);
  }

  return {
    faults,
    isBusy,
    /** For `WaitingSave`: what is on its way goes first. */
    waiting,
    isRestored: restored !== null,
    /** Of what a colleague answered meanwhile: for `AnsweredDialog`. */
    dialog,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        isNextWanted.current = submitter?.getAttribute('name') === THEN_NEXT;
        if (!isBusy) waiting.saveOnceUp();
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        sendByKey(event.currentTarget, event.shiftKey);
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        holdAnswerSeen(event.currentTarget);
        save();
        clearFault(event);
      },
    },
  };
}

/** Sends a form as one of its buttons does; where it has none for the next enquiry, that key does nothing. */
function sendByKey(form: HTMLFormElement | null, isThenNext: boolean): void {
  const button = form?.querySelector<HTMLButtonElement>(
    `button[type=submit]${isThenNext ? `[name=${THEN_NEXT}]` : `:not([name=${THEN_NEXT}])`}`,
  );
  if (button) form?.requestSubmit(button);
}

import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendOnce } from '../../../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../../../features/failures/failure-text.ts';
import { useFaults } from '../../../../../ui/fields/use-faults.ts';
import { useTellFailure } from '../../../actions/use-tell-failure.ts';
import { snapshotDraft } from '../../../drafts/snapshot-draft.ts';
import { showToast } from '../../../toasts/show-toast.ts';

type Options = {
  /** Under which this browser keeps what is typed, until it is sent. */
  draftName: string;
  send: (values: Record<string, string>, idempotencyKey: string) => Promise<unknown>;
  done: string;
  failed: string;
};

/**
 * A form that adds to an enquiry's history: faults stand beside their fields, success empties it and shows the new line.
 * What was typed while it was sent stays.
 */
export function useHistoryForm({ draftName, send, done, failed }: Options) {
  const { form, restored, save, clear } = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(form);
  const { revalidate } = useRevalidator();
  const tellFailure = useTellFailure();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const values = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    const isUnchanged = snapshotDraft(draftName);
    try {
      await sendOnce(draftName, values, (idempotencyKey) => send(values, idempotencyKey));
      if (isUnchanged()) {
        form.current?.reset();
        clear();
      }
      showToast({ text: done });
      await revalidate();
    } catch (error) {
      const found = fieldFaults(error);
      showFaults(found);
      if (Object.keys(found).length === 0) await tellFailure(failed, error);
    }
    setBusy(false);
  }

  return {
    faults,
    isBusy,
    isRestored: restored !== null,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput(event: FormEvent<HTMLFormElement>) {
        save();
        clearFault(event);
      },
    },
  };
}

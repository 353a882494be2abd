import { type FormEvent, useState } from 'react';
import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import { messagesApi } from './messages-api.ts';

/**
 * Writes back by mail. The greeting is part of what staff send: nothing that the sender typed goes out unless they leave
 * it in. What the mail adds below is shown below.
 */
export function MessageReplyForm({ message: { _id, name, doneAt } }: { message: ContactMessageDetail }) {
  const act = useStaffAction();
  const { user } = useSession();
  const { agencyName } = useSettings();
  const greeting = `Dear ${name},`;
  const draftName = `desk:message:${_id}`;
  const { form, restored, save, clear } = useFormDraft(draftName);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const body = { reply: String(data.get('reply') ?? '').trim(), isDone: data.has('isDone') };
    const isEmpty = body.reply === '' || body.reply === greeting;
    setFault(isEmpty ? 'Enter your reply.' : undefined);
    if (isEmpty) return form.current?.querySelector('textarea')?.focus();
    setBusy(true);
    const isUnchanged = snapshotDraft(draftName);
    await act({
      async call() {
        await sendOnce(draftName, body, (idempotencyKey) =>
          messagesApi.replyToContactMessage({ params: { id: _id }, body, idempotencyKey }),
        );
        // Before the page shows the reply, with a new form below it.
        if (isUnchanged()) clear();
      },
      failed: 'Failed to send the reply',
      done: 'Your reply is on its way.',
    });
    setBusy(false);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={save}
      aria-labelledby="write-back"
      className="rounded-card border border-mist bg-sheet p-5"
    >
      <h2 id="write-back" className="text-heading">
        Write back
      </h2>
      <TextAreaField
        label="Your reply"
        name="reply"
        rows={8}
        maxLength={LIMITS.message}
        defaultValue={`${greeting}\n\n`}
        error={fault}
        className="mt-3 mb-2"
      />
      {restored && <DraftRestoredNotice />}
      <p>
        {user?.username}, {agencyName}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Below that the mail says when the message was written. It does not quote it.
      </p>
      {doneAt === null && (
        <label className="mt-3 flex min-h-11 w-fit items-center gap-3">
          <input type="checkbox" name="isDone" defaultChecked className="size-5 accent-action" />
          Mark the message as done
        </label>
      )}
      <Button type="submit" busy={isBusy} className="mt-3">
        {isBusy ? 'Sending…' : 'Send reply'}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import {
  fillFirst,
  gapsIn,
  greetingOf,
  isUnwritten,
  WRITE_SOMETHING,
} from '../../../../contracts/enquiries/reply-start.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { leaveField } from '../../../lib/browser/leave-field.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import { isAnswer } from '../enquiries/detail/history/is-said.ts';
import { WhoIsHere } from '../live/presence/who-is-here.tsx';
import { useSendingWords } from '../mail/health/use-sending-words.ts';
import { AnswerSeen, holdAnswerSeen, readAnswerSeen } from '../replies/answer-seen.tsx';
import { AnsweredDialog } from '../replies/answered-dialog.tsx';
import { AttachFiles } from '../replies/files/attach-files.tsx';
import { SENDING } from '../replies/files/sending-words.ts';
import { useReplyFiles } from '../replies/files/use-reply-files.ts';
import { goBehindStart } from '../replies/go-behind-start.ts';
import { putTemplate } from '../replies/put-template.ts';
import { TemplatePicker } from '../replies/template-picker.tsx';
import { useAnsweredMeanwhile } from '../replies/use-answered-meanwhile.ts';
import { replyTemplatesApi } from '../reply-templates/reply-templates-api.ts';
import { useSaveAfterUploads } from '../uploads/use-save-after-uploads.ts';
import { WaitingSave } from '../uploads/waiting-save.tsx';
import { messagesApi } from './messages-api.ts';

/** Under which this browser keeps what is typed to write back. */
export const draftNameOfMessage = (id: string) => `desk:message:${id}`;

/**
 * Writes back by mail. The greeting is part of what staff send: nothing that the sender typed goes out unless they leave
 * it in. What the mail adds below is shown below.
 */
export function MessageReplyForm({
  message: { _id, name, doneAt, events, nextActionOn },
}: {
  message: ContactMessageDetail;
}) {
  const act = useStaffAction();
  const sendingWords = useSendingWords();
  const { user } = useSession();
  const { agencyName } = useSettings();
  const draftName = draftNameOfMessage(_id);
  const { form, restored, save, clear } = useFormDraft(draftName);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const files = useReplyFiles({ kind: 'message', id: _id }, draftName);
  const waiting = useSaveAfterUploads(files.uploading.uploads, () => void submit());

  const { wasAnswered, dialog } = useAnsweredMeanwhile(form, { save, send: () => void submit() });

  async function submit() {
    if (isBusy || !form.current) return;
    const data = new FormData(form.current);
    const sending = files.begin();
    const body = {
      reply: String(data.get('reply') ?? '').trim(),
      isDone: data.has('isDone'),
      answerSeen: readAnswerSeen(data.get('answerSeen')?.toString()),
      files: sending.ids,
    };
    const found = faultIn(body.reply, name);
    setFault(found);
    if (found) return form.current.querySelector('textarea')?.focus();
    setBusy(true);
    const isUnchanged = snapshotDraft(draftName);
    await act({
      async call() {
        await sendOnce(draftName, body, (idempotencyKey) =>
          messagesApi.replyToContactMessage({ params: { id: _id }, body, idempotencyKey }),
        );
        sending.went();
        if (isUnchanged()) {
          form.current?.reset();
          clear();
          leaveField(form.current);
        }
      },
      failed: 'Failed to send the reply',
      isTold(error) {
        const found = fieldFaults(error);
        sending.refused(found);
        return (form.current !== null && found.files !== undefined) || wasAnswered(error);
      },
      done: sendingWords('Your reply'),
    });
    setBusy(false);
  }

  return (
    <form
      ref={form}
      data-writes
      data-part="reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) waiting.saveOnceUp();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      onInput={(event) => {
        holdAnswerSeen(event.currentTarget);
        save();
      }}
      aria-labelledby="write-back"
      className="rounded-card border border-mist bg-sheet p-5"
    >
      <h2 id="write-back" className="text-heading">
        Write back
      </h2>
      <div className="mt-3 grid justify-items-start gap-3">
        <WhoIsHere kind="message" id={_id} />
        <TemplatePicker
          load={async () => (await replyTemplatesApi.fillTemplatesForMessage({ params: { id: _id } })).data}
          onPick={(template) => {
            const text = form.current?.querySelector('textarea');
            if (text) putTemplate(template, { text, name });
          }}
        />
      </div>
      <TextAreaField
        label="Your reply"
        name="reply"
        rows={8}
        maxLength={LIMITS.message}
        defaultValue={`${greetingOf(name)}\n\n`}
        error={fault}
        onFocus={goBehindStart}
        className="mt-3 mb-2"
      />
      <AttachFiles files={files} />
      {restored && <DraftRestoredNotice />}
      <p>
        {user?.username}, {agencyName}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Below that the mail says when the message was written. It does not quote it.
      </p>
      {doneAt === null && (
        <label className="mt-3 flex min-h-11 w-fit items-center gap-3">
          {/* What is planned goes on, also where it is planned meanwhile, unless it is said that it does not. */}
          <input
            key={nextActionOn}
            type="checkbox"
            name="isDone"
            defaultChecked={nextActionOn === null}
            className="size-5 accent-action"
          />
          <span>
            Mark the message as done
            {nextActionOn && (
              <span className="block text-sm text-ink-soft">
                Its next action of {formatDay(nextActionOn)} is not due then.
              </span>
            )}
          </span>
        </label>
      )}
      <WaitingSave waiting={waiting} uploads={files.uploading} words={SENDING} />
      <Button type="submit" busy={isBusy} className="mt-3">
        {isBusy ? 'Sending…' : 'Send reply'}
      </Button>
      <AnswerSeen last={events.find(isAnswer)?._id} />
      <AnsweredDialog {...dialog} />
    </form>
  );
}

/** What is said beside the field before anything is sent. */
function faultIn(reply: string, name: string): string | undefined {
  if (reply === '') return 'Enter your reply.';
  if (isUnwritten(reply, name)) return WRITE_SOMETHING;
  const gaps = gapsIn(reply);
  return gaps.length > 0 ? fillFirst(gaps) : undefined;
}

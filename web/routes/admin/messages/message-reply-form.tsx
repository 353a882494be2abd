import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import {
  fillFirst,
  gapsIn,
  greetingOf,
  isUnwritten,
  WRITE_SOMETHING,
} from '../../../../contracts/enquiries/reply-start.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { isAnswer } from '../enquiries/detail/history/is-said.ts';
import { Panel } from '../enquiries/detail/panel.tsx';
import { SendButtons } from '../enquiries/detail/replies/send-buttons.tsx';
import { useHistoryForm } from '../enquiries/detail/replies/use-history-form.ts';
import { useTellPlanned } from '../enquiries/detail/replies/use-tell-planned.ts';
import { WhoIsHere } from '../live/presence/who-is-here.tsx';
import { sendingWords } from '../mail/health/outbox-words.ts';
import { AnswerSeen, readAnswerSeen } from '../replies/answer-seen.tsx';
import { AnsweredDialog } from '../replies/answered-dialog.tsx';
import { AttachFiles } from '../replies/files/attach-files.tsx';
import { SENDING } from '../replies/files/sending-words.ts';
import { useReplyFiles } from '../replies/files/use-reply-files.ts';
import { goBehindStart } from '../replies/go-behind-start.ts';
import { putTemplate } from '../replies/put-template.ts';
import { TemplatePicker } from '../replies/template-picker.tsx';
import { loadTemplatesForMessage } from '../reply-templates/load-templates.ts';
import { staffApi } from '../staff-api.ts';
import { WaitingSave } from '../uploads/waiting-save.tsx';
import { DoneChoice } from './done-choice.tsx';

export const draftNameOfMessage = (id: string) => `desk:message:${id}`;

/** The greeting is part of the editable text, so that nothing typed by the sender is mailed unseen. */
export function MessageReplyForm({
  message: { _id, name, doneAt, events, nextActionOn },
}: {
  message: ContactMessageDetail;
}) {
  const { user } = useSession();
  const { agencyName } = useSettings();
  const draftName = draftNameOfMessage(_id);
  const tellPlanned = useTellPlanned();
  const files = useReplyFiles({ kind: 'message', id: _id }, draftName);
  const { faults, isBusy, isRestored, isOver, formProps, dialog, startAfresh } = useHistoryForm({
    draftName,
    files,
    check: ({ reply = '' }) => faultsIn(reply.trim(), name),
    send: async ({ reply = '', isDone, answerSeen }, idempotencyKey, how) =>
      tellPlanned(
        await staffApi.replyToContactMessage({
          params: { id: _id },
          body: {
            reply: reply.trim(),
            isDone: isDone !== undefined,
            answerSeen: readAnswerSeen(answerSeen),
            ...how,
          },
          idempotencyKey,
        }),
      ),
    done: () => sendingWords('Your reply'),
    doneThenNext: () => sendingWords(`Your reply to ${name}`),
    waits: `Your reply to ${name} goes out once its files are up.`,
    failed: 'Failed to send the reply',
  });

  return (
    <Panel title="Write back">
      <form {...formProps} data-writes data-part="reply" aria-label="Write back">
        <div className="grid justify-items-start gap-3">
          <WhoIsHere kind="message" id={_id} />
          <TemplatePicker
            load={() => loadTemplatesForMessage(_id)}
            onPick={(template) => {
              const text = formProps.ref.current?.querySelector('textarea');
              if (text) putTemplate(template, { text, isUnwritten: (typed) => isUnwritten(typed, name) });
            }}
          />
        </div>
        <TextAreaField
          label="Your reply"
          name="reply"
          rows={8}
          maxLength={LIMITS.message}
          defaultValue={`${greetingOf(name)}\n\n`}
          error={faults.reply}
          onFocus={goBehindStart}
          className="mt-3 mb-2"
        />
        <AttachFiles files={files} isOver={isOver} />
        {isRestored && <DraftRestoredNotice onStartAfresh={startAfresh} />}
        <p>
          {user?.username}, {agencyName}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          Below that the mail says when the message was written. It does not quote it.
        </p>
        {doneAt === null && <DoneChoice nextActionOn={nextActionOn} isRestored={isRestored} />}
        <WaitingSave uploading={files.uploading} words={SENDING} />
        <div className="mt-3">
          <SendButtons text="Send reply" isBusy={isBusy} group="This message" />
        </div>
        <AnswerSeen last={events.find(isAnswer)?._id} />
        <AnsweredDialog {...dialog} />
      </form>
    </Panel>
  );
}

/** Checks what the server would reject, before the request. */
function faultsIn(reply: string, name: string): Faults {
  if (reply === '') return { reply: 'Enter your reply.' };
  if (isUnwritten(reply, name)) return { reply: WRITE_SOMETHING };
  const gaps = gapsIn(reply);
  return gaps.length > 0 ? { reply: fillFirst(gaps) } : {};
}

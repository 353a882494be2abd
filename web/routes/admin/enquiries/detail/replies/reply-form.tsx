import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { EnquiryStatus } from '../../../../../../contracts/enquiries/enquiry-terms.ts';
import {
  isUnwritten,
  startOfReply,
  subjectOfReply,
} from '../../../../../../contracts/enquiries/reply-start.ts';
import { cutText } from '../../../../../../contracts/fields/cut-text.ts';
import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import type { FilledTemplate } from '../../../../../../contracts/reply-templates/reply-templates.contract.ts';
import { knownSettings } from '../../../../../../contracts/settings/known-settings.ts';
import { useSettings } from '../../../../../features/settings/use-settings.ts';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { DraftRestoredNotice } from '../../../drafts/draft-restored-notice.tsx';
import { sendingWords } from '../../../mail/health/outbox-words.ts';
import { AnswerSeen, readAnswerSeen } from '../../../replies/answer-seen.tsx';
import { AnsweredDialog } from '../../../replies/answered-dialog.tsx';
import { AttachCalendar, calendarFaults } from '../../../replies/files/attach-calendar.tsx';
import { AttachFiles } from '../../../replies/files/attach-files.tsx';
import { SENDING } from '../../../replies/files/sending-words.ts';
import { useReplyFiles } from '../../../replies/files/use-reply-files.ts';
import { goBehindStart } from '../../../replies/go-behind-start.ts';
import { putTemplate } from '../../../replies/put-template.ts';
import { type LoadTemplates, TemplatePicker } from '../../../replies/template-picker.tsx';
import { staffApi } from '../../../staff-api.ts';
import { WaitingSave } from '../../../uploads/waiting-save.tsx';
import { correctionText, statusToCorrect } from '../../correction.ts';
import { draftNameOfReply } from './reply-draft-name.ts';
import { SendButtons } from './send-buttons.tsx';
import { showTabOf } from './tab-of-form.ts';
import { useHistoryForm } from './use-history-form.ts';
import { useTellPlanned } from './use-tell-planned.ts';

type ReplyFields = { text: HTMLTextAreaElement; subject: HTMLInputElement };

type Props = {
  enquiry: DeskEnquiry;
  lastAnswer: string | undefined;
  loadTemplates: LoadTemplates;
};

export function ReplyForm({ enquiry, lastAnswer, loadTemplates }: Props) {
  const { agencyName, phones } = knownSettings(useSettings());
  const { _id, fullName, userEmail } = enquiry;
  const draftName = draftNameOfReply('reply', _id);
  const tellPlanned = useTellPlanned();
  const files = useReplyFiles({ kind: 'enquiry', id: _id }, draftName);
  const { faults, isBusy, isRestored, isOver, formProps, dialog, startAfresh } = useHistoryForm({
    draftName,
    files,
    check: () => calendarFaults({ enquiry, files }),
    send: async ({ subject = '', text = '', answerSeen }, idempotencyKey, how) =>
      tellPlanned(
        await staffApi.replyToEnquiry({
          params: { id: _id },
          body: { subject, text, answerSeen: readAnswerSeen(answerSeen), ...how },
          idempotencyKey,
        }),
      ),
    done: () => sendingWords('Your reply'),
    doneThenNext: () => sendingWords(`Your reply to ${fullName}`),
    waits: `Your reply to ${fullName} goes out once its files are up.`,
    failed: 'Failed to send the reply',
  });

  function pick(template: Pick<FilledTemplate, 'subject' | 'text'>) {
    const form = formProps.ref.current;
    if (!form) return;
    const { text, subject } = form.elements as unknown as ReplyFields;
    putTemplate(template, { text, subject, isUnwritten: (typed) => isUnwritten(typed, fullName) });
  }

  useCorrection(formProps.ref, (told) => pick({ subject: '', text: correctionText(fullName, told) }));

  return (
    <form {...formProps} data-writes aria-label="Reply by mail" className="grid gap-4">
      <p className="text-ink-soft">
        To <span className="text-ink wrap-anywhere">{userEmail}</span>. {agencyName}
        {phones ? ' and its phone numbers stand' : ' stands'} below what you write.
      </p>
      <TextField
        label="Subject"
        name="subject"
        maxLength={200}
        defaultValue={cutText(subjectOfReply(enquiry), 200)}
        error={faults.subject}
      />
      <TemplatePicker load={loadTemplates} onPick={pick} />
      <TextAreaField
        label="Message"
        name="text"
        rows={8}
        maxLength={LIMITS.message}
        defaultValue={startOfReply(fullName)}
        error={faults.text}
        onFocus={goBehindStart}
      />
      <AttachFiles files={files} isOver={isOver}>
        <AttachCalendar enquiry={enquiry} files={files} />
      </AttachFiles>
      {isRestored && <DraftRestoredNotice onStartAfresh={startAfresh} />}
      <WaitingSave uploading={files.uploading} words={SENDING} />
      <SendButtons text="Send the reply" isBusy={isBusy} group="This enquiry" />
      <AnswerSeen last={lastAnswer} />
      <AnsweredDialog {...dialog} />
    </form>
  );
}

/** Opens the reply and begins it with the correction, once. */
function useCorrection(
  form: { current: HTMLFormElement | null },
  begin: (told: EnquiryStatus) => void,
): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const told = statusToCorrect(state);
  const beginOnce = useEffectEvent((status: EnquiryStatus) => {
    if (!form.current) return;
    showTabOf(form.current);
    begin(status);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    if (told) beginOnce(told);
  }, [told]);
}

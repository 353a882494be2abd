import { Send } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Answer } from '../../../../../../contracts/answers.contract.ts';
import type { AnswerDone } from '../../../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../../../contracts/enquiries/enquiry-terms.ts';
import { isUnwritten } from '../../../../../../contracts/enquiries/reply-start.ts';
import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import type { FilledTemplate } from '../../../../../../contracts/reply-templates/reply-templates.contract.ts';
import type { ShortcutGroup } from '../../../../../features/shortcuts/shortcuts.ts';
import { useFormShortcut } from '../../../../../features/shortcuts/shortcuts.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import type { Faults } from '../../../../../ui/fields/use-faults.ts';
import { DraftRestoredNotice } from '../../../drafts/draft-restored-notice.tsx';
import { sendingWords } from '../../../mail/health/outbox-words.ts';
import { AnsweredDialog, AnswerSeen, readAnswerSeen } from '../../../replies/answered-meanwhile.tsx';
import { AttachCalendar, calendarFaults, type Travelling } from '../../../replies/files/attach-calendar.tsx';
import { AttachFiles } from '../../../replies/files/attach-files.tsx';
import { useReplyFiles } from '../../../replies/files/use-reply-files.ts';
import { goBehindStart, putTemplate } from '../../../replies/put-template.ts';
import type { ReplyTo } from '../../../replies/reply-to.ts';
import { TemplatePicker } from '../../../replies/template-picker.tsx';
import { WaitingSave } from '../../../uploads/waiting-save.tsx';
import { useDeskPosition } from '../../position/desk-position.ts';
import { correctionText, statusToCorrect } from '../../tell-undone.ts';
import { type HowSent, showTabOf, useHistoryForm } from './use-history-form.ts';
import { THEN_NEXT } from './use-send-keys.ts';
import { useTellPlanned } from './use-tell-planned.ts';

type Values = Record<string, string>;

type Props = {
  to: ReplyTo;
  name: string;
  draftName: string;
  lastAnswer: string | undefined;
  check?: (values: Values) => Faults;
  send: (
    values: Values,
    how: HowSent & { answerSeen: string | null },
    idempotencyKey: string,
  ) => Promise<Answer<AnswerDone>>;
  calendarOf?: Travelling;
  label: string;
  text: { label: string; name: string; defaultValue: string };
  button: string;
  group: ShortcutGroup;
  above?: (faults: Faults) => ReactNode;
  below?: (isRestored: boolean) => ReactNode;
};

export function MailReply(props: Props) {
  const { to, name, draftName, check, send, calendarOf, text } = props;
  const tellPlanned = useTellPlanned();
  const files = useReplyFiles(to, draftName);
  const { faults, isBusy, isRestored, isOver, formProps, dialog, startAfresh } = useHistoryForm({
    draftName,
    files,
    check: (values) => ({
      ...(calendarOf && calendarFaults({ enquiry: calendarOf, files })),
      ...check?.(values),
    }),
    send: async (values, idempotencyKey, how) => {
      const answerSeen = readAnswerSeen(values.answerSeen);
      return tellPlanned(await send(values, { ...how, answerSeen }, idempotencyKey));
    },
    done: () => sendingWords('Your reply'),
    doneThenNext: () => sendingWords(`Your reply to ${name}`),
    waits: `Your reply to ${name} goes out once its files are up.`,
    failed: 'Failed to send the reply',
  });

  function pick(template: Pick<FilledTemplate, 'subject' | 'text'>) {
    const field = (wanted: string) => formProps.ref.current?.elements.namedItem(wanted);
    const [typed, subject] = [field(text.name), field('subject')];
    if (!(typed instanceof HTMLTextAreaElement)) return;
    putTemplate(template, {
      text: typed,
      subject: subject instanceof HTMLInputElement ? subject : null,
      isUnwritten: (written) => isUnwritten(written, name),
    });
  }

  useCorrection(formProps.ref, (told) => pick({ subject: '', text: correctionText(name, told) }));

  return (
    <form {...formProps} data-writes data-part="reply" aria-label={props.label} className="grid gap-4">
      {props.above?.(faults)}
      <TemplatePicker to={to} onPick={pick} />
      <TextAreaField
        {...text}
        rows={8}
        maxLength={LIMITS.message}
        error={faults[text.name]}
        onFocus={goBehindStart}
      />
      <AttachFiles files={files} isOver={isOver}>
        {calendarOf && <AttachCalendar enquiry={calendarOf} files={files} />}
      </AttachFiles>
      {isRestored && <DraftRestoredNotice onStartAfresh={startAfresh} />}
      {props.below?.(isRestored)}
      <WaitingSave uploading={files.uploading} words={SENDING} />
      <SendButtons text={props.button} isBusy={isBusy} group={props.group} />
      <AnswerSeen last={props.lastAnswer} />
      <AnsweredDialog {...dialog} />
    </form>
  );
}

const SENDING = { what: 'file', doing: 'Sending', toDo: 'Send', notDone: 'The reply is not sent yet.' };

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

type SendButtonsProps = { text: string; isBusy: boolean; group: ShortcutGroup };

function SendButtons({ text, isBusy, group }: SendButtonsProps) {
  const hasNext = useDeskPosition()?.hasNext ?? false;
  useFormShortcut('Ctrl Enter', { group, text: 'Send what is written' });
  useFormShortcut('Ctrl Shift Enter', { group, text: 'Send it, and go to the next one' }, hasNext);
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={isBusy}>
        <Send className="size-4" />
        {text}
      </Button>
      {hasNext && (
        <Button type="submit" name={THEN_NEXT} variant="secondary" busy={isBusy}>
          Send and next
        </Button>
      )}
    </div>
  );
}

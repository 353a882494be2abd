import { href } from 'react-router';
import { QUOTE_LIMITS } from '../../../contracts/quotes/quote-limits.ts';
import { sendOnce } from '../../features/drafts/send-once.ts';
import { FormAnswerNotice } from '../../features/forms/form-answer-notice.tsx';
import { type Sending, useVisitorForm } from '../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { DECLINE_FORM, DECLINED_THANKS } from './acceptance-values.ts';
import type { AnswerFormProps } from './quote-answers.tsx';
import { quoteApi } from './quote-api.ts';

export function DeclineForm({ token, shown: { quote }, onAnswered, onFailed }: AnswerFormProps) {
  const draftName = `decline-quote:${quote.reference} ${quote.number}`;
  const form = useVisitorForm({ name: DECLINE_FORM, draft: draftName });
  const { draft, answer, isSending } = form;

  const send: Sending['send'] = async ({ reason = '' }, formTraces, sentKey) => {
    const sendAs = (idempotencyKey: string, body: { reason: string }) =>
      quoteApi.declineQuote({ params: { token }, body, idempotencyKey, formTraces });
    const { data, message } = await sendOnce(draftName, { reason: reason.trim() }, sendAs, { sentKey });
    draft.clear();
    onAnswered(message ?? DECLINED_THANKS, data);
    return undefined;
  };

  return (
    <div id="decline" className="scroll-mt-28">
      <Fold
        summary={<span className="text-link">Not for you? Decline it</span>}
        isOpen={answer !== undefined}
        className="border-t border-mist pt-3"
      >
        <VisitorForm
          form={form}
          action={`${href('/quote/:token', { token })}#decline`}
          sending={{ send, failed: onFailed('answer') }}
          aria-label="Decline"
          className="grid gap-4 pt-2"
        >
          <FormAnswerNotice answer={answer} />
          <TextAreaField
            label="What did not fit? (optional)"
            name="reason"
            rows={3}
            maxLength={QUOTE_LIMITS.reason}
          />
          <Button type="submit" variant="danger" busy={isSending} className="justify-self-start">
            {isSending ? 'Sending…' : 'Decline'}
          </Button>
        </VisitorForm>
      </Fold>
    </div>
  );
}

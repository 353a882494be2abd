import { useState } from 'react';
import { href } from 'react-router';
import { QUOTE_LIMITS } from '../../../contracts/quotes/quote-limits.ts';
import { sendOnce } from '../../features/drafts/send-once.ts';
import { emptyForm } from '../../features/forms/empty-form.ts';
import { FormAnswerNotice } from '../../features/forms/form-answer-notice.tsx';
import { type Sending, useVisitorForm } from '../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { ASKED_THANKS, QUESTION_FORM, questionFaults } from './acceptance-values.ts';
import type { AnswerFormProps } from './quote-answers.tsx';
import { quoteApi } from './quote-api.ts';
import { SendRow } from './send-row.tsx';

type Props = Pick<AnswerFormProps, 'token' | 'shown' | 'onFailed'>;

export function QuestionForm({ token, shown: { quote }, onFailed }: Props) {
  const draftName = `ask-about-quote:${quote.reference} ${quote.number}`;
  const form = useVisitorForm({ name: QUESTION_FORM, draft: draftName });
  const [isAsked, setAsked] = useState(false);

  const send: Sending['send'] = async (values, formTraces, sentKey) => {
    setAsked(false);
    const faults = questionFaults(values);
    if (Object.keys(faults).length > 0) return faults;
    const sendAs = (idempotencyKey: string, body: { question: string }) =>
      quoteApi.askAboutQuote({ params: { token }, body, idempotencyKey, formTraces });
    await sendOnce(draftName, { question: values.question?.trim() ?? '' }, sendAs, { sentKey });
    emptyForm(form);
    setAsked(true);
    return undefined;
  };

  return (
    <VisitorForm
      form={form}
      action={`${href('/quote/:token', { token })}#ask`}
      sending={{ send, failed: onFailed('question') }}
      aria-label="Ask a question"
      className="mt-4 grid gap-4"
    >
      <FormAnswerNotice answer={form.answer} />
      <TextAreaField
        label="Your question"
        name="question"
        rows={4}
        required
        maxLength={QUOTE_LIMITS.question}
        placeholder="Can we have a room on the ground floor?"
      />
      <SendRow form={form} variant="secondary" idle={isAsked ? ASKED_THANKS : ''}>
        Send the question
      </SendRow>
    </VisitorForm>
  );
}

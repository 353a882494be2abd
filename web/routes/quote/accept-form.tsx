import { href } from 'react-router';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { AcceptQuoteBody } from '../../../contracts/quotes/quotes.contract.ts';
import { sendOnce } from '../../features/drafts/send-once.ts';
import { FormAnswerNotice } from '../../features/forms/form-answer-notice.tsx';
import { type Sending, useVisitorForm } from '../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { AgreeBox, OptionChoice } from './accept-fields.tsx';
import { ACCEPT_FORM, ACCEPTED_THANKS, acceptanceFaults, acceptanceOf } from './acceptance-values.ts';
import type { AnswerFormProps } from './quote-answers.tsx';
import { quoteApi } from './quote-api.ts';
import { SendRow } from './send-row.tsx';

export function AcceptForm({ token, shown, choices, onAnswered, onFailed }: AnswerFormProps) {
  const { quote, sha256 } = shown;
  // Without the token: stored data must not grant access.
  const draftName = `accept-quote:${quote.reference} ${quote.number}`;
  const form = useVisitorForm({ name: ACCEPT_FORM, draft: draftName });
  const { draft, answer } = form;
  const isTaxed = quote.tax.rules.registration === 'regular';

  const send: Sending['send'] = async (values, formTraces, sentKey) => {
    const faults = acceptanceFaults(values);
    if (Object.keys(faults).length > 0) return faults;
    const sendAs = (idempotencyKey: string, body: AcceptQuoteBody) =>
      quoteApi.acceptQuote({ params: { token }, body, idempotencyKey, formTraces });
    const { data, message } = await sendOnce(draftName, acceptanceOf(values), sendAs, { sentKey });
    draft.clear();
    onAnswered(message ?? ACCEPTED_THANKS, data);
  };

  return (
    <VisitorForm
      form={form}
      action={`${href('/quote/:token', { token })}#accept`}
      sending={{ send, failed: onFailed('acceptance') }}
      aria-label="Accept"
      className="mt-5 grid gap-5"
    >
      <FormAnswerNotice answer={answer} />
      <input type="hidden" name="sha256" value={sha256} />
      <OptionChoice options={quote.options} prices={choices.prices} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Your full name" name="name" autoComplete="name" required maxLength={LIMITS.name} />
        <SelectField
          label={isTaxed ? 'State you live in, for GST' : 'State you live in'}
          name="state"
          autoComplete="address-level1"
          defaultValue=""
          required
        >
          <option value="">Choose a state</option>
          {choices.states.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {isTaxed && (
        <Fold
          summary={<span className="text-link">A company pays, and has a GSTIN</span>}
          isOpen={Boolean(answer?.faults.gstin ?? answer?.values.gstin)}
        >
          <TextField
            label="GSTIN (optional)"
            name="gstin"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            className="max-w-[20rem] pt-1 pb-2"
          />
          <TextAreaField label="Address of the company (optional)" name="address" rows={2} maxLength={400} />
        </Fold>
      )}
      <AgreeBox />
      <SendRow form={form} idle="Nothing is paid by this press.">
        Accept
      </SendRow>
    </VisitorForm>
  );
}

import { useRef } from 'react';
import { href, useRevalidator } from 'react-router';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { MONEY_LIMITS } from '../../../../contracts/money/money-terms.ts';
import { isRefusal } from '../../../api/api-error.ts';
import { DraftNotice } from '../../../features/drafts/draft-notice.tsx';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { sendingAlert } from '../../../features/failures/failure-alert.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { emptyForm } from '../../../features/forms/empty-form.ts';
import { FormAnswerNotice } from '../../../features/forms/form-answer-notice.tsx';
import { type Sending, useVisitorForm } from '../../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../../features/forms/visitor-form.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PAID_FORM } from '../acceptance-values.ts';
import { PaidByChoice } from './paid-by-choice.tsx';
import { PAID_THANKS, type PaidBody, paidFaults, paidOf } from './paid-values.ts';
import { payerApi } from './payer-api.ts';
import { SlipField } from './slip-field.tsx';
import { useSlip } from './use-slip.ts';

type Props = {
  token: string;
  reference: string;
  today: string;
  /** As it is typed. */
  amount: string;
  usual: 'upi' | 'bank';
  onPaid: (thanks: string, money: TravellerMoney) => void;
};

export function PaidForm({ token, reference, today, amount, usual, onPaid }: Props) {
  // Without the token: stored data must not grant access.
  const draftName = `paid-by-link:${reference}`;
  const form = useVisitorForm({ name: PAID_FORM, draft: draftName });
  const { draft, answer, isSending } = form;
  const slipField = useRef<HTMLInputElement>(null);
  const slip = useSlip(token, slipField, draft.save);
  const { revalidate } = useRevalidator();

  const send: Sending['send'] = async (values, formTraces, sentKey) => {
    const faults = paidFaults(values, today);
    if (Object.keys(faults).length > 0) return faults;
    if (slip.going) {
      slip.setFault('The picture is still on its way. Press again once it is here, or stop it.');
      return {};
    }
    const sendAs = (idempotencyKey: string, body: PaidBody) =>
      payerApi.sayPaid({ params: { token }, body, idempotencyKey, formTraces });
    const { data, message } = await sendOnce(draftName, paidOf(values), sendAs, { sentKey });
    slip.remove();
    emptyForm(form);
    onPaid(message ?? PAID_THANKS, data);
    return undefined;
  };

  const failed: Sending['failed'] = (error) => {
    const { slip: gone, ...faults } = fieldFaults(error);
    if (gone) {
      slip.remove();
      slip.setFault(gone);
    }
    // Logged, cancelled or closed meanwhile: the page shows it.
    if (isRefusal(error) && !gone && Object.keys(faults).length === 0) void revalidate();
    return sendingAlert(error, 'message');
  };

  return (
    <VisitorForm
      form={form}
      action={`${href('/quote/:token', { token })}#paid`}
      sending={{ send, failed, faultsOf: faultsOfPaid }}
      aria-label="I have paid"
      className="mt-5 grid gap-5"
    >
      <FormAnswerNotice answer={answer?.said?.tone === 'success' ? undefined : answer} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Amount in rupees"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={20}
          defaultValue={amount}
        />
        <TextField
          label="Day of the payment"
          name="paidOn"
          type="date"
          max={today}
          required
          defaultValue={today}
        />
      </div>
      <PaidByChoice usual={usual} />
      <TextField
        label="UTR"
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={MONEY_LIMITS.reference}
        hint="The bank’s number of your payment. A UPI app has it in the payment’s details, as UTR or UPI transaction ID: 12 digits. After a transfer, the bank’s message has it."
      />
      <SlipField field={slipField} slip={slip} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" busy={isSending}>
          {isSending ? 'Sending…' : 'I have paid'}
        </Button>
        <DraftNotice
          state={draft.restored ? 'restored' : 'idle'}
          idle="You get a receipt once we have found it."
          failed=""
          className="min-w-0 flex-1 basis-48"
        />
      </div>
    </VisitorForm>
  );
}

/** The slip's own is said by the slip. */
function faultsOfPaid(error: unknown) {
  const { slip: _, ...faults } = fieldFaults(error);
  return faults;
}

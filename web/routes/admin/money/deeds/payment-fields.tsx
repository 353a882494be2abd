import { todayInIndia } from '../../../../../contracts/india-time.ts';
import {
  MONEY_LIMITS,
  PAYMENT_METHOD_NAMES,
  type PaymentMethod,
} from '../../../../../contracts/money/money-terms.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Options } from '../../records/options.tsx';

/** As typed. */
export type PaymentBody = {
  amount: string;
  method: PaymentMethod;
  paidOn: string;
  reference: string;
  note: string;
};

type Props = { label: string; expected: number | undefined };

/** In or out. */
export function PaymentFields({ label, expected }: Props) {
  const today = todayInIndia();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="amount"
          label={label}
          inputMode="decimal"
          maxLength={20}
          defaultValue={expected ? String(expected / 100) : ''}
          autoComplete="off"
        />
        <TextField name="paidOn" label="Paid on" type="date" max={today} defaultValue={today} />
        <SelectField name="method" label="How" defaultValue="upi">
          <Options of={PAYMENT_METHOD_NAMES} />
        </SelectField>
        <TextField
          name="reference"
          label="UTR or other reference"
          maxLength={MONEY_LIMITS.reference}
          autoComplete="off"
        />
      </div>
      <TextAreaField
        name="note"
        label="Note"
        rows={2}
        maxLength={MONEY_LIMITS.note}
        hint="Only staff read this."
      />
    </>
  );
}

import { todayInIndia } from '../../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { ENTRY_CAUSE_NAMES, MONEY_LIMITS } from '../../../../../contracts/money/money-terms.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../actions/form-dialog.tsx';
import { staffApi } from '../../staff-api.ts';

type Props = { enquiryId: string; due?: DeskMoney['instalments'][number]; onClose: () => void };

/** Of one that is there, or of another. */
export function DueDialog({ due, enquiryId: id, onClose }: Props) {
  const words = due ? wordsOf(due) : NEW;
  return (
    <FormDialog
      {...words}
      // What is restored was typed over the same sum and day.
      draftName={due ? `desk:due:${due._id}:${due.paise}:${due.dueOn}` : `desk:due:${id}`}
      call={({ amount = '', dueOn = '', reason = '' }, idempotencyKey) => {
        const body = { amount, dueOn, reason };
        if (!due) return staffApi.addDue({ params: { id }, body, idempotencyKey });
        const expected = { paise: due.paise, dueOn: due.dueOn };
        const params = { id, due: due._id };
        return staffApi.changeDue({ params, body: { ...body, expected }, idempotencyKey });
      }}
      onClose={onClose}
    >
      {due && due.paid > 0 && (
        <p className="text-ink-soft">{formatPaise(due.paid)} of it is paid, and stays paid.</p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="amount"
          label="Amount (₹)"
          inputMode="decimal"
          maxLength={20}
          {...(due && {
            defaultValue: String(due.paise / 100),
            hint: 'With 0 nothing of it is due any more.',
          })}
          autoComplete="off"
        />
        <TextField name="dueOn" label="By" type="date" defaultValue={due?.dueOn ?? todayInIndia()} />
      </div>
      <TextAreaField name="reason" label="Why" rows={3} maxLength={MONEY_LIMITS.reason} />
    </FormDialog>
  );
}

const NEW = {
  title: 'Add an instalment',
  confirm: 'Add it',
  failed: 'Failed to add the instalment',
  done: 'The instalment is added.',
};

const wordsOf = ({ cause, paise }: NonNullable<Props['due']>) => ({
  title: `Change: ${ENTRY_CAUSE_NAMES[cause].toLowerCase()} of ${formatPaise(paise)}`,
  confirm: 'Change it',
  failed: 'Failed to change the instalment',
  done: 'The instalment is changed.',
});

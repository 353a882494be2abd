import { useRef } from 'react';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney, DeskPayment } from '../../../../../contracts/money/money.contract.ts';
import { PAYMENT_STATE_NAMES } from '../../../../../contracts/money/money-terms.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useFocusOnward } from '../../actions/use-focus-onward.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { Tag } from '../../lists/tag.tsx';
import { staffApi } from '../../staff-api.ts';
import type { DoDeed } from '../deeds/use-money-deeds.tsx';
import { PAYMENT_TONES } from '../money-words.ts';
import { MoneyPart } from './money-part.tsx';
import { PaidRow } from './paid-row.tsx';

type Props = { enquiryId: string; money: DeskMoney; mayManage: boolean; open: DoDeed };

/** The newest first: it is the one that waits. */
export function Payments({ money: { payments }, ...rest }: Props) {
  if (payments.length === 0) return null;
  return (
    <MoneyPart title="Payments">
      {payments.toReversed().map((payment) => (
        <PaymentRow key={payment._id} payment={payment} {...rest} />
      ))}
    </MoneyPart>
  );
}

type RowProps = Omit<Props, 'money'> & { payment: DeskPayment };

function PaymentRow({ payment, enquiryId, mayManage, open }: RowProps) {
  const { paise, state, slip, reason, decidedBy: by } = payment;
  const sum = formatPaise(paise);
  return (
    <PaidRow
      paid={payment}
      head={
        <p className="mb-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <span className={state === 'rejected' || state === 'reversed' ? 'line-through' : 'font-semibold'}>
            {sum}
          </span>
          <Tag tone={PAYMENT_TONES[state]}>{PAYMENT_STATE_NAMES[state]}</Tag>
        </p>
      }
      decided={{ by, reason }}
      undo={
        mayManage && state === 'verified'
          ? {
              ...{ label: `More for the payment of ${sum}`, text: 'Take back' },
              onChoose: () => open({ key: 'reverse', payment }),
            }
          : undefined
      }
    >
      {slip && (
        <button
          type="button"
          onClick={() => open({ key: 'slip', file: slip })}
          className="min-h-11 text-link"
        >
          Look at the slip
        </button>
      )}
      {mayManage && state === 'logged' && <Decide {...{ payment, enquiryId, open }} />}
    </PaidRow>
  );
}

function Decide({ payment, enquiryId, open }: Omit<RowProps, 'mayManage'>) {
  const act = useStaffAction();
  const part = useRef<HTMLDivElement>(null);
  useFocusOnward(part, 'button', 'li');
  const verify = () =>
    act({
      call: (idempotencyKey) =>
        staffApi.verifyPayment({ params: { id: enquiryId, payment: payment._id }, idempotencyKey }),
      failed: 'Failed to verify the payment',
      of: payment._id,
      done: ({ message }) => message,
    });
  return (
    <div ref={part} className="mt-2 flex flex-wrap gap-2">
      <ActionButton onPress={verify} className="px-4">
        Verify
      </ActionButton>
      <Button variant="secondary" onClick={() => open({ key: 'reject', payment })} className="px-4">
        Not found
      </Button>
    </div>
  );
}

import { useRef } from 'react';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney, DeskPayment } from '../../../../../contracts/money/money.contract.ts';
import { PAYMENT_STATE_NAMES } from '../../../../../contracts/money/money-terms.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useFocusOnward } from '../../actions/use-focus-onward.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { ActionMenu } from '../../lists/action-menu.tsx';
import { Tag } from '../../lists/tag.tsx';
import { staffApi } from '../../staff-api.ts';
import type { DoDeed } from '../deeds/use-money-deeds.tsx';
import { PAYMENT_TONES, paidText } from '../money-words.ts';
import { MoneyPart } from './money-part.tsx';

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
  const { paise, state, slip, note, reason, decidedBy } = payment;
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <span className={state === 'rejected' || state === 'reversed' ? 'line-through' : 'font-semibold'}>
            {formatPaise(paise)}
          </span>
          <Tag tone={PAYMENT_TONES[state]}>{PAYMENT_STATE_NAMES[state]}</Tag>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{paidText(payment)}</p>
        {note && (
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
        {reason && (
          <p dir="auto" className="text-sm wrap-anywhere">
            {decidedBy}: {reason}
          </p>
        )}
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
      </div>
      {mayManage && state === 'verified' && (
        <ActionMenu
          label={`More for the payment of ${formatPaise(paise)}`}
          choices={[
            {
              key: 'reverse',
              text: 'Take back',
              takesFocus: true,
              isGrave: true,
              onChoose: () => open({ key: 'reverse', payment }),
            },
          ]}
        />
      )}
    </li>
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

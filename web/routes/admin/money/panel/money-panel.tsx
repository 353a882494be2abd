import { Banknote } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Panel } from '../../enquiries/detail/panel.tsx';
import { ActionMenu, type MenuChoice } from '../../lists/action-menu.tsx';
import { Sum } from '../../quotes/quote-sums.tsx';
import { useMoneyDeeds } from '../deeds/use-money-deeds.tsx';
import { canAdd, canCancel, canInvoice, hasMoney } from '../money-words.ts';
import { Instalments } from './instalments.tsx';
import { Payments } from './payments.tsx';
import { Refunds } from './refunds.tsx';
import { RemindersSwitch } from './reminders-switch.tsx';
import { TripDocuments } from './trip-documents.tsx';

type Choice = {
  key: 'add' | 'invoice' | 'cancel';
  text: string;
  isFit: (money: DeskMoney, status: EnquiryStatus) => boolean;
  isGrave?: true;
};

const CHOICES: Choice[] = [
  {
    ...{ key: 'add', text: 'Add an instalment' },
    isFit: (money, status) => canAdd(money) && status !== 'cancelled' && status !== 'spam',
  },
  { key: 'invoice', text: 'Issue the invoice', isFit: canInvoice },
  { key: 'cancel', text: 'Cancel the trip', isFit: canCancel, isGrave: true },
];

type Props = { enquiry: DeskEnquiry; money: DeskMoney };

/** Only where there is something to show or to log. */
export function MoneyPanel({ enquiry, money }: Props) {
  const { _id, status, deletedAt } = enquiry;
  const isOpen = deletedAt === null;
  const mayWork = useMay('work-on-enquiries') && isOpen;
  const mayManage = useMay('manage-money') && isOpen;
  const { open, dialog } = useMoneyDeeds(_id, money);
  const isAny = hasMoney(money);
  const mayLog = mayWork && status !== 'spam' && (isAny || status !== 'cancelled');
  if (!isAny && !mayLog) return null;
  const rest = CHOICES.filter(({ isFit }) => isFit(money, status)).map(
    ({ key, text, isGrave }): MenuChoice => ({
      ...{ key, text, isGrave, takesFocus: true },
      onChoose: () => open({ key }),
    }),
  );
  return (
    <Panel title="Money">
      <div className="grid grid-cols-1 gap-4">
        {isAny && <Standing money={money} />}
        <Instalments money={money} {...(mayManage && { open })} />
        <Payments {...{ enquiryId: _id, money, mayManage, open }} />
        <Refunds money={money} {...(mayManage && { open })} />
        <TripDocuments enquiryId={_id} documents={money.documents} />
        {mayWork && money.instalments.length > 0 && <RemindersSwitch enquiryId={_id} money={money} />}
        {(mayLog || (mayManage && rest.length > 0)) && (
          <div className="flex flex-wrap gap-2">
            {mayLog && (
              <Button
                variant="secondary"
                data-part="payment"
                onClick={() => open({ key: 'log' })}
                className="px-4"
              >
                <Banknote className="size-4" />
                Log a payment
              </Button>
            )}
            {mayManage && rest.length > 0 && <ActionMenu text="More" label="More for money" choices={rest} />}
          </div>
        )}
      </div>
      {dialog}
    </Panel>
  );
}

function Standing({ money }: { money: DeskMoney }) {
  const { due, received, waiting, balance, overpaid, refundDue, refunded, nextDue, isOverdue } = money;
  return (
    <dl className="grid gap-1 tabular-nums">
      <Sum name="Due in all">{formatPaise(due)}</Sum>
      <Sum name="Received">{formatPaise(received)}</Sum>
      {waiting > 0 && <Sum name="To be verified">{formatPaise(waiting)}</Sum>}
      {refunded > 0 && <Sum name="Paid back">{formatPaise(refunded)}</Sum>}
      <Sum name="Balance" isStrong>
        <span className={isOverdue ? 'text-rhododendron' : undefined}>{formatPaise(balance)}</span>
      </Sum>
      {overpaid > 0 && <Sum name="Paid too much">{formatPaise(overpaid)}</Sum>}
      {refundDue > 0 && <Sum name="To pay back">{formatPaise(refundDue)}</Sum>}
      {nextDue && (
        <p className={isOverdue ? 'text-sm font-medium text-rhododendron' : 'text-sm text-ink-soft'}>
          {isOverdue ? 'Overdue' : 'Next'}: {formatPaise(nextDue.paise)} {isOverdue ? 'since' : 'by'}{' '}
          {formatDay(nextDue.dueOn)}
        </p>
      )}
    </dl>
  );
}

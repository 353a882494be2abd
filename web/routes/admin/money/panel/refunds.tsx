import { toPayBack } from '../../../../../contracts/money/account-of.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney, DeskRefund } from '../../../../../contracts/money/money.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ActionMenu } from '../../lists/action-menu.tsx';
import type { DoDeed } from '../deeds/use-money-deeds.tsx';
import { paidText } from '../money-words.ts';
import { MoneyPart } from './money-part.tsx';

type Props = { money: DeskMoney; open?: DoDeed };

export function Refunds({ money, open }: Props) {
  const { refunds } = money;
  const toPay = toPayBack(money);
  if (refunds.length === 0 && toPay === 0) return null;
  return (
    <MoneyPart title="Refunds">
      {toPay > 0 && (
        <li className="py-2">
          <p className="tabular-nums">
            <span className="font-semibold">{formatPaise(toPay)}</span> to be paid back
          </p>
          {open && (
            <Button variant="secondary" onClick={() => open({ key: 'pay-back' })} className="mt-2 px-4">
              Paid back
            </Button>
          )}
        </li>
      )}
      {refunds.toReversed().map((refund) => (
        <RefundRow key={refund._id} refund={refund} {...(open && { open })} />
      ))}
    </MoneyPart>
  );
}

function RefundRow({ refund, open }: { refund: DeskRefund; open?: DoDeed }) {
  const { paise, note, takenBack } = refund;
  const sum = formatPaise(paise);
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="tabular-nums">
          <span className={takenBack ? 'line-through' : 'font-semibold'}>{sum}</span>{' '}
          {takenBack ? 'did not go out' : 'paid back'}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">{paidText(refund)}</p>
        {note && (
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
        {takenBack && (
          <p dir="auto" className="text-sm wrap-anywhere">
            {takenBack.by}: {takenBack.reason}
          </p>
        )}
      </div>
      {open && !takenBack && (
        <ActionMenu
          label={`More for the refund of ${sum}`}
          choices={[
            {
              key: 'not-out',
              text: 'It did not go out',
              takesFocus: true,
              isGrave: true,
              onChoose: () => open({ key: 'not-out', refund }),
            },
          ]}
        />
      )}
    </li>
  );
}

import { toPayBack } from '../../../../../contracts/money/account-of.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
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
        <li key={refund._id} className="py-2">
          <p className="tabular-nums">
            <span className="font-semibold">{formatPaise(refund.paise)}</span> paid back
          </p>
          <p className="text-sm text-ink-soft wrap-anywhere">{paidText(refund)}</p>
          {refund.note && (
            <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
              {refund.note}
            </p>
          )}
        </li>
      ))}
    </MoneyPart>
  );
}

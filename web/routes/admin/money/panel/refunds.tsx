import { toPayBack } from '../../../../../contracts/money/account-of.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney, DeskRefund } from '../../../../../contracts/money/money.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { DoDeed } from '../deeds/use-money-deeds.tsx';
import { MoneyPart } from './money-part.tsx';
import { PaidRow } from './paid-row.tsx';

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
  const { paise, takenBack } = refund;
  const sum = formatPaise(paise);
  return (
    <PaidRow
      paid={refund}
      head={
        <p className="tabular-nums">
          <span className={takenBack ? 'line-through' : 'font-semibold'}>{sum}</span>{' '}
          {takenBack ? 'did not go out' : 'paid back'}
        </p>
      }
      decided={takenBack}
      undo={
        open && !takenBack
          ? {
              ...{ label: `More for the refund of ${sum}`, text: 'It did not go out' },
              onChoose: () => open({ key: 'not-out', refund }),
            }
          : undefined
      }
    />
  );
}

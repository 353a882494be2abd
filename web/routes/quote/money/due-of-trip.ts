import { formatDay } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { dueText } from '../../../features/quotes/due-text.ts';

export const LOOKED_FOR = 'We look for it at the bank';

type Dues = Pick<TravellerMoney, 'instalments'>;
type Instalment = TravellerMoney['instalments'][number];

/** `open`: what nobody has paid, nor says that they have. */
export type TripDue = {
  id: string;
  text: string;
  paise: number;
  open: number;
  state: 'paid' | 'waiting' | 'overdue' | 'due';
  note: string;
};

export function dueRows({ instalments }: Dues): TripDue[] {
  return instalments.map((instalment) => {
    const { _id: id, paise, paid, said } = instalment;
    const text = dueText(instalment, { isAll: instalments.length === 1 });
    const row = { id, text, paise, open: paise - paid - said };
    return { ...row, state: stateOf(instalment), note: noteOf(instalment) };
  });
}

type NextPayment = { paise: number; dueOn: string; isOverdue: boolean };

/** The sum of all that is due on the first day on which anything is. */
function nextPayment({ instalments }: Dues): NextPayment | null {
  const rows = dueRows({ instalments });
  const openOf = (at: number) => rows[at]?.open ?? 0;
  const first = instalments.find((_, at) => openOf(at) > 0);
  if (!first) return null;
  const { dueOn, isOverdue } = first;
  const paise = instalments.reduce((sum, one, at) => sum + (one.dueOn === dueOn ? openOf(at) : 0), 0);
  return { paise, dueOn, isOverdue };
}

export type MoneyHeadline = { name: string; paise: number; note: string; tone: 'plain' | 'overdue' | 'done' };

/** The one thing that a traveller has to know now. */
export function moneyHeadline(money: TravellerMoney, today: string, isOff = false): MoneyHeadline | null {
  const { due, received, refunded, waiting, refundDue, nextDue } = money;
  const next = isOff ? null : nextPayment(money);
  if (next?.isOverdue)
    return {
      name: 'Overdue',
      paise: next.paise,
      note: `It was due on ${formatDay(next.dueOn)}.`,
      tone: 'overdue',
    };
  if (waiting > 0 && !isOff && next?.dueOn !== nextDue?.dueOn)
    return {
      name: 'You have paid',
      paise: waiting,
      note: `${LOOKED_FOR}, and send you the receipt.`,
      tone: 'plain',
    };
  if (next) {
    const name = next.dueOn > today ? `To pay by ${formatDay(next.dueOn)}` : 'To pay today';
    return { name, paise: next.paise, note: '', tone: 'plain' };
  }
  if (refundDue > 0) return { name: 'We pay you back', paise: refundDue, note: '', tone: 'plain' };
  if (refunded > 0) return { name: 'Paid back to you', paise: refunded, note: '', tone: 'done' };
  if (due > 0 && received > 0 && !isOff)
    return { name: 'All is paid', paise: received, note: 'Thank you.', tone: 'done' };
  return null;
}

type Sum = { name: string; paise: number };

/** Only what there is. */
export function sumsOfTrip(money: TravellerMoney, isOff = false): Sum[] {
  const { due, received, waiting, refundDue, refunded, overpaid, balance } = money;
  const left = isOff ? 0 : Math.max(0, balance - waiting);
  return [
    {
      name: isOff ? 'We keep' : 'All together',
      paise: isOff ? received - refunded - refundDue - overpaid : due,
    },
    { name: 'Received', paise: received },
    { name: LOOKED_FOR, paise: waiting },
    { name: 'We pay you back', paise: refundDue },
    { name: 'Paid back to you', paise: refunded },
    { name: 'More than is due: we pay it back', paise: overpaid },
    // Nothing was paid: it would be said twice.
    { name: 'Left to pay', paise: left === due ? 0 : left },
  ].filter(({ paise }) => paise > 0);
}

export const amountTyped = (paise: number) =>
  paise % 100 === 0 ? `${paise / 100}` : (paise / 100).toFixed(2);

function stateOf({ paise, paid, said, isOverdue }: Instalment): TripDue['state'] {
  if (paid >= paise) return 'paid';
  if (paid + said >= paise) return 'waiting';
  return isOverdue ? 'overdue' : 'due';
}

function noteOf({ paise, paid, said, isOverdue }: Instalment): string {
  if (paid >= paise) return 'Paid';
  const parts = [
    paid > 0 && `${formatPaise(paid)} paid`,
    said > 0 && (paid + said >= paise ? LOOKED_FOR : `${formatPaise(said)} waits`),
    paid + said < paise && isOverdue && 'Overdue',
    paid + said !== 0 && paid + said < paise && `${formatPaise(paise - paid - said)} left`,
  ];
  return parts.filter(Boolean).join(', ');
}

import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { amountTyped } from './due-of-trip.ts';
import type { PayLine } from './pay-lines.tsx';

type PayTo = NonNullable<TravellerMoney['payTo']>;

export function upiLines(payTo: PayTo): PayLine[] {
  const { upiId, upiName } = payTo;
  return said([
    { name: 'UPI ID', value: upiId },
    // To compare with what the app shows, before the money goes.
    { name: 'Name in the app', value: upiName, copied: null },
    ...amountAndReference(payTo),
  ]);
}

export function bankLines(
  { holder, account, ifsc, name }: NonNullable<PayTo['bank']>,
  payTo: PayTo,
): PayLine[] {
  return said([
    { name: 'Account holder', value: holder },
    { name: 'Account number', value: account },
    { name: 'IFSC', value: ifsc },
    { name: 'Bank', value: name, copied: null },
    // Above already, where there is an UPI ID.
    ...(payTo.upiId === '' ? amountAndReference(payTo) : [{ name: 'Reference', value: payTo.note }]),
  ]);
}

const amountAndReference = ({ paise, note }: PayTo): PayLine[] => [
  { name: 'Amount', value: formatPaise(paise), copied: amountTyped(paise) },
  { name: 'Reference', value: note },
];

const said = (lines: PayLine[]) => lines.filter(({ value }) => value !== '');

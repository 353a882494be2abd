import { formatDay } from '../../../../contracts/india-time.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';

export const PAID_THANKS = 'Thank you. We look for it at the bank, and send you the receipt.';

type Values = Record<string, string>;

export function paidOf({ amount = '', method, paidOn = '', reference = '', slip }: Values) {
  const how = method === 'bank' ? ('bank' as const) : ('upi' as const);
  return { amount: amount.trim(), method: how, paidOn, reference: reference.trim(), slip: slip || null };
}

export type PaidBody = ReturnType<typeof paidOf>;

export function paidFaults(
  { amount = '', method, paidOn = '', reference = '' }: Values,
  today: string,
): Faults {
  return {
    ...(!amount.trim() && { amount: 'Enter what you paid in rupees.' }),
    ...(!method && { method: 'Say how you paid: by UPI or by bank transfer.' }),
    ...(!paidOn && { paidOn: 'Choose the day of the payment.' }),
    ...(paidOn > today && { paidOn: `Choose a day that is not ahead: today is ${formatDay(today)}.` }),
    ...(!reference.trim() && { reference: 'Enter the UTR: it is how we find the payment at the bank.' }),
  };
}

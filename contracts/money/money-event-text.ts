import { formatPaise } from './format-paise.ts';
import type { MoneyEventName } from './money-terms.ts';

const TEXTS: Record<MoneyEventName, string> = {
  planned: 'Payment plan made',
  logged: 'Said to be paid',
  verified: 'Payment verified',
  rejected: 'Payment not found',
  reversed: 'Payment taken back',
  changed: 'Instalment changed',
  added: 'Instalment added',
  invoiced: 'Invoice issued',
  credited: 'Credit note issued',
  cancelled: 'Cancelled, charge',
  paid_back: 'Paid back',
  refund_reversed: 'Refund did not go out',
  reminded: 'Reminded of what is due',
  reminders_on: 'Reminders of payments switched on',
  reminders_off: 'Reminders of payments switched off',
};

/** "Payment verified: ₹33,000 (TTR/26-27/0001)" */
export function moneyEventText({
  what,
  paise,
  number,
}: {
  what: MoneyEventName;
  paise: number;
  number: string;
}) {
  const sum = what.startsWith('reminders_') ? '' : `: ${formatPaise(paise)}`;
  return `${TEXTS[what]}${sum}${number ? ` (${number})` : ''}`;
}

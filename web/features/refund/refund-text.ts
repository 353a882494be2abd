import { formatRupees } from '../../../contracts/format-rupees.ts';

export function refundText(back: number | null, total: number): string {
  if (back === null) return 'More than 30 days ahead the policy names no deduction: ask us.';
  if (back === 0) return 'Nothing comes back.';
  return `${formatRupees(back)} of ${formatRupees(total)} comes back.`;
}

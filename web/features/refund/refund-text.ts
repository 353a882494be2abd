import { formatRupees } from '../../../contracts/format-rupees.ts';
import type { PolicyFigures } from '../../../contracts/policies/policy-figures.ts';

type Refund = { back: number | null; total: number; figures: PolicyFigures };

export function refundText({ back, total, figures }: Refund): string {
  if (back === null) {
    const days = Math.max(0, ...figures.deductions.map((step) => step.days));
    return `More than ${days} days ahead the policy names no deduction: ask us.`;
  }
  if (back === 0) return 'Nothing comes back.';
  return `${formatRupees(back)} of ${formatRupees(total)} comes back.`;
}

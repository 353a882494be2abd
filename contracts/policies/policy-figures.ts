/** As staff write them on the policies page. Days before travel, percent of the fee. */
export type PolicyFigures = {
  advancePercent: number;
  balanceDays: number;
  /** Cancelled so many days before travel, or later: so much is deducted. In any order. */
  deductions: readonly { days: number; percent: number }[];
  seasonStarts: readonly { day: string }[];
  /** From so many days before a season's first day until that day, nothing is refunded. */
  seasonDays: number;
};

const SHARES: Record<number, string> = { 25: 'A quarter', 33: 'A third', 50: 'Half', 75: 'Three quarters' };

export function advanceShare({ advancePercent }: Pick<PolicyFigures, 'advancePercent'>): string {
  if (advancePercent === 100) return 'All';
  return SHARES[advancePercent] ?? `${advancePercent}%`;
}

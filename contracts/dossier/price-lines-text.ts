import { formatRupees } from '../format-rupees.ts';
import type { PriceLine } from './worked-out-price.contract.ts';

export function priceLinesText(lines: readonly PriceLine[]): string {
  return lines.map(lineText).join(', ');
}

function lineText({ label, count, each, sum }: PriceLine): string {
  const what = count > 1 ? `${count} × ${label}` : label;
  if (sum === 0) return `${what} free`;
  return count > 1 ? `${what} at ${formatRupees(each)}` : `${what} ${formatRupees(sum)}`;
}

import type { TourFee } from '../../../contracts/dossier/dossier.contract.ts';
import { feeName } from '../../../contracts/dossier/fee-sum.ts';
import { formatRupees } from '../../../contracts/format-rupees.ts';

/** "+ ₹6,000: Sustainable Development Fee, 5 nights", for an adult. */
export function feeText(fee: TourFee): string {
  return `+ ${formatRupees(fee.perPerson * fee.nights)}: ${feeName(fee)}`;
}

import { formatRupees } from '../format-rupees.ts';

const withPaise = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** ₹1,23,456, or ₹1,23,456.50 if it is no whole rupee. */
export function formatPaise(paise: number): string {
  return paise % 100 === 0 ? formatRupees(paise / 100) : withPaise.format(paise / 100);
}

/** Whole rupees, half a rupee upwards, as GST rounds. */
export function roundToRupee(paise: number): number {
  return Math.floor((paise + 50) / 100) * 100;
}

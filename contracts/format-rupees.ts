const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees with Indian digit groups: ₹1,23,456. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

const COUNT = new Intl.NumberFormat('en-IN');
const SHARE = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** 1,00,000: Indian digit groups. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** `share`: 0 to 1; returns "12.5%". */
export function formatShare(share: number): string {
  return SHARE.format(share);
}

const COUNT = new Intl.NumberFormat('en-IN');
const SHARE = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** 1,00,000: Indian digit groups. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** A share of 1 in percent: 12.5%. */
export function formatShare(share: number): string {
  return SHARE.format(share);
}

const COUNT = new Intl.NumberFormat('en-IN');

/** 1,00,000: Indian digit groups. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

const SHARE = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : SHARE.format(part / whole);
}

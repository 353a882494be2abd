const COUNT = new Intl.NumberFormat('en-IN');

/** 1,00,000: Indian digit groups. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** The middle one; of an even number the lower middle. NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** What is not far from the least: what else a machine does makes each measurement longer, and none shorter. */
export function lowerQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return median(sorted.slice(0, Math.ceil(sorted.length / 2)));
}

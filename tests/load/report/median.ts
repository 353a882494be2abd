/** For an even count, the lower of the two; NaN if empty. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Near the minimum: other load only makes a measurement longer, never shorter. */
export function lowerQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return median(sorted.slice(0, Math.ceil(sorted.length / 2)));
}

const COUNT = new Intl.NumberFormat('en-IN');

/** `1 tour`, `3 tours`, `1,00,000 tours`. `many` where it is not `one` with an s. */
export function countOf(count: number, one: string, many?: string): string {
  return `${COUNT.format(count)} ${wordFor(count, one, many)}`;
}

/** The word alone, for where the number stands apart from it. */
export function wordFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** A party: `1 person`, `3 people`. */
export function countPeople(count: number): string {
  return countOf(count, 'person', 'people');
}

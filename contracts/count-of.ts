const COUNT = /* @__PURE__ */ new Intl.NumberFormat('en-IN');

export function countOf(count: number, one: string, many?: string): string {
  return `${COUNT.format(count)} ${wordFor(count, one, many)}`;
}

export function wordFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

export function countPeople(count: number): string {
  return countOf(count, 'person', 'people');
}

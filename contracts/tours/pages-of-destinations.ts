/** What stands in the address of a page whose destination has no picture. */
export const NO_PICTURE = 'none';

type WithPage = { page: { description: string; place: number } };

/** Those that have a page, in the order of the start page. */
export function withPages<T extends WithPage>(destinations: readonly T[]): T[] {
  const placeOf = ({ page: { place } }: T) => place || Number.POSITIVE_INFINITY;
  return destinations
    .filter(({ page }) => page.description !== '')
    .toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
}

/** Which places of a list are open after an item has moved, gone (no `to`) or come back (no `from`). */
export function placesAfter({ from, to }: { from?: number; to?: number }) {
  return (open: readonly number[]): number[] =>
    open.flatMap((place) => {
      if (place === from) return to === undefined ? [] : [to];
      const without = from !== undefined && place > from ? place - 1 : place;
      return [to !== undefined && without >= to ? without + 1 : without];
    });
}

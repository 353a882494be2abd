export type Compared<Part extends string> = {
  /** Both changed these, differently; without a `base`, all that differ. */
  conflicts: Part[];
  taken: Part[];
};

type Sides<Part extends string> = {
  /** Null when the common starting point is unknown. */
  base: ((part: Part) => string) | null;
  yours: (part: Part) => string;
  theirs: (part: Part) => string;
};

/** Parts that only you changed are in neither list: they stay as you have them. */
export function compareParts<Part extends string>(
  parts: readonly Part[],
  { base, yours, theirs }: Sides<Part>,
): Compared<Part> {
  const differing = parts.filter((part) => yours(part) !== theirs(part));
  if (!base) return { conflicts: differing, taken: [] };
  const changedByThem = differing.filter((part) => theirs(part) !== base(part));
  const isYours = (part: Part) => yours(part) !== base(part);
  return {
    conflicts: changedByThem.filter(isYours),
    taken: changedByThem.filter((part) => !isYours(part)),
  };
}

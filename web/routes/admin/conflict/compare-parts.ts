export type Compared<Part extends string> = {
  /** Both changed these, and differently; without a `base` all that differ. */
  conflicts: Part[];
  /** The colleague alone changed these. */
  taken: Part[];
};

type Sides<Part extends string> = {
  /** What both began with; null where that is not known. */
  base: ((part: Part) => string) | null;
  yours: (part: Part) => string;
  theirs: (part: Part) => string;
};

/** Tells who changed what of two editors. What you alone changed is in neither list: it stays as you have it. */
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

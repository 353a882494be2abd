/**
 * Counts what each has begun and not ended, for a limit that is looked at before the work and again as it is stored. Of this
 * process alone: it spares work, and what is stored is counted by the database.
 */
export function countUnderWay() {
  const counts = new Map<string, number>();
  return {
    /** Tells the work how many of `who` are under way with it, itself among them. */
    async with<T>(who: string, work: (begun: number) => Promise<T>): Promise<T> {
      const begun = (counts.get(who) ?? 0) + 1;
      counts.set(who, begun);
      try {
        return await work(begun);
      } finally {
        const left = (counts.get(who) ?? 1) - 1;
        if (left > 0) counts.set(who, left);
        else counts.delete(who);
      }
    },
  };
}

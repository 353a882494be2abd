/** Milliseconds: the first pause, and the longest where the network or the server fails, or where it refuses us. */
const FIRST = 1_000;
const LONGEST = 30_000;
const LONGEST_REFUSED = 300_000;

/**
 * Pauses all sending while the mail server is away or refuses us: one mail at a time tries whether it is back, after pauses
 * that grow. Else each mail that waits would be tried in vain, and be put off for longer every time. `moment`: milliseconds
 * of a clock that nobody sets.
 */
export function createServerHold(moment: () => number = () => performance.now()) {
  let pause = 0;
  let until = 0;
  return {
    /** Whether another mail may be begun with. */
    lets(inHand: number): boolean {
      if (pause === 0) return true;
      return inHand === 0 && moment() >= until;
    },
    /** Milliseconds until the next try. */
    remaining: () => Math.max(0, until - moment()),
    /** `isRefusal`: it answers, and wants another password or sender. Nobody mends that within seconds. */
    fail(isRefusal: boolean): void {
      // Of several that were under way at once, the first counts.
      if (pause > 0 && moment() < until) return;
      pause = Math.min(pause === 0 ? FIRST : pause * 2, isRefusal ? LONGEST_REFUSED : LONGEST);
      until = moment() + pause;
    },
    /** True where it was away until now. */
    answer(): boolean {
      const wasAway = pause > 0;
      pause = 0;
      until = 0;
      return wasAway;
    },
  };
}

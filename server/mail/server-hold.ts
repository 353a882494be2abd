/** Milliseconds: the first pause, and the longest after a failure or a refusal. */
const FIRST = 1_000;
const LONGEST = 30_000;
const LONGEST_REFUSED = 300_000;

/** While the mail server fails, one mail at a time probes it, so that others are not postponed. `moment`: ms. */
export function createServerHold(moment: () => number = () => performance.now()) {
  let pause = 0;
  let until = 0;
  return {
    lets(inHand: number): boolean {
      if (pause === 0) return true;
      return inHand === 0 && moment() >= until;
    },
    remaining: () => Math.max(0, until - moment()),
    /** `isRefusal`: it wants another password or sender, which nobody mends within seconds. */
    fail(isRefusal: boolean): void {
      if (pause > 0 && moment() < until) return;
      pause = Math.min(pause === 0 ? FIRST : pause * 2, isRefusal ? LONGEST_REFUSED : LONGEST);
      until = moment() + pause;
    },
    answer(): boolean {
      const wasAway = pause > 0;
      pause = 0;
      until = 0;
      return wasAway;
    },
  };
}

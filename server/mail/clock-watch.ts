/** Milliseconds: below that a clock is adjusted, above it was put back. */
const PUT_BACK = 60_000;

/** Looks whether somebody put the clock back, by one that nobody sets. */
export function createClockWatch(now: () => Date, moment: () => number = () => performance.now()) {
  let time = now().getTime();
  let at = moment();
  return {
    /** True once for each time, at the next look. */
    wasPutBack(): boolean {
      const passed = moment() - at;
      const shown = now().getTime() - time;
      time += shown;
      at += passed;
      return shown < passed - PUT_BACK;
    },
  };
}

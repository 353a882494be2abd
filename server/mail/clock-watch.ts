/** Milliseconds. A smaller step is an adjustment of the clock. */
const PUT_BACK = 60_000;

/** Compares the clock with a monotonic one, to notice when somebody set it back. */
export function createClockWatch(now: () => Date, moment: () => number = () => performance.now()) {
  let time = now().getTime();
  let at = moment();
  return {
    wasPutBack(): boolean {
      const passed = moment() - at;
      const shown = now().getTime() - time;
      time += shown;
      at += passed;
      return shown < passed - PUT_BACK;
    },
  };
}

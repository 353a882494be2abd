/**
 * Set by `scripts/test.mjs`. Times are measured seconds; `pace` is the ratio of real to measured time in earlier parts.
 */
type Plan = { title: string; expected: number; after: number; pace: number };

const EVERY_MS = 10_000;
/** Before this share is done, the part's own pace is not reliable. */
const TELLING_SHARE = 0.1;

function readPlan(): Plan | undefined {
  const { TEST_PROGRESS } = process.env;
  return TEST_PROGRESS === undefined ? undefined : JSON.parse(TEST_PROGRESS);
}

/**
 * Seconds left for this part and those after it. The slowest tests run first, so a part's own pace counts by the share
 * done.
 */
export function remainingSeconds({ expected, after, pace }: Plan, share: number, elapsed: number): number {
  if (share < TELLING_SHARE) return Math.max(0, expected * pace - elapsed) + after * pace;
  const own = expected > 0 ? elapsed / share / expected : pace;
  const now = pace + (own - pace) * share;
  return (expected * (1 - share) + after) * now;
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${Math.round(seconds / 10) * 10} s` : `${Math.round(seconds / 60)} min`;

export function startProgress(total: number, things: string): () => void {
  const plan = readPlan();
  if (!plan) return () => {};
  const start = Date.now();
  let done = 0;
  let said = start;
  return () => {
    done += 1;
    const now = Date.now();
    if (now - said < EVERY_MS) return;
    said = now;
    const left = remainingSeconds(plan, done / total, (now - start) / 1_000);
    process.stdout.write(`── ${plan.title}: ${done} of ${total} ${things}, about ${inWords(left)} left\n`);
  };
}

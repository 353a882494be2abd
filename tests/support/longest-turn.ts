/** Milliseconds of this thread's own work: others on a busy machine do not count. */
export async function longestTurnDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const measure = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
  };
  const look = () => {
    measure();
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  try {
    await work();
  } finally {
    clearImmediate(next);
    measure();
  }
  return longest;
}

export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  return turns;
}

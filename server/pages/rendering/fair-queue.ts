/** What waits for its turn, by who asked for it. */
export type FairQueue<T> = {
  /** Answers what has to leave where there is no room for all: the last of whoever has most waiting, which may be this one. */
  add: (who: string, item: T) => T | undefined;
  /** The first of whoever's turn it is; then it is the next one's. */
  take: () => T | undefined;
  readonly size: number;
};

/** However much one asks for, another waits for no more than a turn of each. */
export function createFairQueue<T>(max: number): FairQueue<T> {
  // In the order of their turns.
  const lines = new Map<string, T[]>();
  let size = 0;

  function longestLine(newcomer: string): string {
    let longest = newcomer;
    for (const [who, line] of lines) if (line.length > (lines.get(longest)?.length ?? 0)) longest = who;
    return longest;
  }

  function dropLast(who: string): T | undefined {
    const line = lines.get(who);
    if (line?.length === 1) lines.delete(who);
    size -= 1;
    return line?.pop();
  }

  return {
    add(who, item) {
      const line = lines.get(who);
      if (line) line.push(item);
      else lines.set(who, [item]);
      size += 1;
      return size > max ? dropLast(longestLine(who)) : undefined;
    },
    take() {
      const [next] = lines;
      if (!next) return undefined;
      const [who, line] = next;
      const item = line.shift();
      lines.delete(who);
      if (line.length > 0) lines.set(who, line);
      size -= 1;
      return item;
    },
    get size() {
      return size;
    },
  };
}

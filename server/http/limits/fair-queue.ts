export function createFairQueue<T>(max: number) {
  const lines = new Map<string, T[]>();
  const askers = new Map<T, Set<string>>();

  function longestLine(newcomer: string): string {
    let longest = newcomer;
    for (const [who, line] of lines) if (line.length > (lines.get(longest)?.length ?? 0)) longest = who;
    return longest;
  }

  function enter(who: string, item: T): void {
    const line = lines.get(who);
    if (line) line.push(item);
    else lines.set(who, [item]);
  }

  function leave(who: string, item: T): void {
    const left = lines.get(who)?.filter((other) => other !== item) ?? [];
    if (left.length > 0) lines.set(who, left);
    else lines.delete(who);
  }

  function drop(item: T): boolean {
    for (const who of askers.get(item) ?? []) leave(who, item);
    return askers.delete(item);
  }

  function makeRoom(newcomer: string): T | undefined {
    while (true) {
      const who = longestLine(newcomer);
      const last = lines.get(who)?.at(-1);
      const wanted = last === undefined ? undefined : askers.get(last);
      if (last === undefined || !wanted) return undefined;
      leave(who, last);
      wanted.delete(who);
      if (wanted.size > 0) continue;
      askers.delete(last);
      return last;
    }
  }

  return {
    /** Returns what has to leave if the queue is full: the last item of the client with the most waiting. */
    add(who: string, item: T): T | undefined {
      enter(who, item);
      askers.set(item, new Set([who]));
      return askers.size > max ? makeRoom(who) : undefined;
    },
    join(who: string, item: T): void {
      const known = askers.get(item);
      if (!known || known.has(who)) return;
      known.add(who);
      enter(who, item);
    },
    drop,
    take(): T | undefined {
      const [next] = lines;
      const item = next?.[1][0];
      if (!next || item === undefined) return undefined;
      drop(item);
      const [who] = next;
      const line = lines.get(who);
      lines.delete(who);
      if (line) lines.set(who, line);
      return item;
    },
    size: () => askers.size,
  };
}

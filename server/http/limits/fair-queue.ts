/** What waits for its turn, by who asked for it. */
export type FairQueue<T> = {
  /**
   * Answers what has to leave where there is no room for all: the last of whoever has most waiting, which may be this one.
   * What another waits for as well stays for them.
   */
  add: (who: string, item: T) => T | undefined;
  /** Has one more wait for what is there already: it comes with the first turn of any of them. */
  join: (who: string, item: T) => void;
  /** Takes out what nobody waits for any more; false where it is not there. */
  drop: (item: T) => boolean;
  /** The first of whoever's turn it is; then it is the next one's. */
  take: () => T | undefined;
  readonly size: number;
};

/** However much one asks for, another waits for no more than a turn of each. */
export function createFairQueue<T>(max: number): FairQueue<T> {
  // In the order of their turns.
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

  /** Until one is wanted by nobody who has room for it. */
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
    add(who, item) {
      enter(who, item);
      askers.set(item, new Set([who]));
      return askers.size > max ? makeRoom(who) : undefined;
    },
    join(who, item) {
      const known = askers.get(item);
      if (!known || known.has(who)) return;
      known.add(who);
      enter(who, item);
    },
    drop,
    take() {
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
    get size() {
      return askers.size;
    },
  };
}

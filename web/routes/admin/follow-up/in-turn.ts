const last = new Map<string, Promise<unknown>>();

/**
 * Does what is asked of one thing one after the other, as it was asked: what was chosen last is what holds. `run` is given
 * what the one before it came to, where it had to wait for it; none of them may throw.
 */
export function inTurn<T>(id: string, run: (before: T | undefined) => Promise<T>): Promise<T> {
  const before = last.get(id) as Promise<T> | undefined;
  const turn = before ? before.then(run) : run(undefined);
  last.set(id, turn);
  void turn.finally(() => {
    if (last.get(id) === turn) last.delete(id);
  });
  return turn;
}

const last = new Map<string, Promise<unknown>>();

/** Queues calls per id. `run` gets the result of the call that it waited for; it must not throw. */
export function inTurn<T>(id: string, run: (before: T | undefined) => Promise<T>): Promise<T> {
  const before = last.get(id) as Promise<T> | undefined;
  const turn = before ? before.then(run) : run(undefined);
  last.set(id, turn);
  void turn.finally(() => {
    if (last.get(id) === turn) last.delete(id);
  });
  return turn;
}

/** Milliseconds of silence before a server that owes an answer is probed. */
const SUSPECT_AFTER = 1_000;
const LOOK_EVERY = 250;

type Awaited = { since: number; limit: number; giveUp: (reason: Error) => void };

type WaitOptions = {
  abandon: () => void;
  limit?: number;
};

export function silentServer(): Error {
  return Object.assign(new Error('The database server is silent.'), { code: 'ETIMEDOUT' });
}

function slowServer(): Error {
  return Object.assign(new Error('The database server took too long for a query.'), { code: 'ETIMEDOUT' });
}

/** If an answer is overdue, probes the server with `isAnswering`. If that fails, gives up pending work, probes on. */
export function createSilenceWatch(isAnswering: () => Promise<boolean>) {
  const awaited = new Set<Awaited>();
  let lastHeard = performance.now();
  let isSilent = false;
  let isAsking = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    isAsking = true;
    const asked = performance.now();
    const isAlive = await isAnswering();
    isAsking = false;
    if (isAlive) lastHeard = performance.now();
    isSilent = lastHeard < asked;
    if (isSilent) giveUp((one) => one.since < asked, silentServer);
  }

  function giveUp(isLost: (one: Awaited) => boolean, reason: () => Error): void {
    for (const one of [...awaited].filter(isLost)) {
      awaited.delete(one);
      one.giveUp(reason());
    }
  }

  function look(): void {
    const now = performance.now();
    giveUp(({ since, limit }) => now - since > limit, slowServer);
    const [oldest] = awaited;
    const isSuspect = oldest !== undefined && now - Math.max(lastHeard, oldest.since) > SUSPECT_AFTER;
    if ((isSuspect || isSilent) && !isAsking) void ask();
    if (awaited.size === 0 && !isSilent) stop();
  }

  function start(): void {
    timer ??= setInterval(look, LOOK_EVERY).unref();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    isSilent: () => isSilent,
    wait<T>(work: Promise<T>, { abandon, limit = Number.POSITIVE_INFINITY }: WaitOptions): Promise<T> {
      const given = Promise.withResolvers<never>();
      const one: Awaited = {
        since: performance.now(),
        limit,
        giveUp(reason) {
          given.reject(reason);
          abandon();
        },
      };
      awaited.add(one);
      start();
      return Promise.race([work, given.promise]).finally(() => {
        if (awaited.delete(one)) lastHeard = performance.now();
      });
    },
    close: stop,
  };
}

/** Milliseconds of silence after which a server that owes an answer is asked whether it is there at all. */
const SUSPECT_AFTER = 1_000;
/** Milliseconds between two looks at what is waited for. */
const LOOK_EVERY = 250;

type Awaited = { since: number; limit: number; giveUp: (reason: Error) => void };

type WaitOptions = {
  /** Lets go of what is waited for: its answer would find nobody. */
  abandon: () => void;
  /** Milliseconds that it may take on a server that is well. */
  limit?: number;
};

export type SilenceWatch = {
  /** True from when the server was found silent until it is heard again. */
  isSilent: () => boolean;
  /** Waits for work of the server as long as that is there. */
  wait: <T>(work: Promise<T>, options: WaitOptions) => Promise<T>;
  close: () => void;
};

/** With a code by which the database is known to be away. */
export function silentServer(): Error {
  return Object.assign(new Error('The database server is silent.'), { code: 'ETIMEDOUT' });
}

/** The same code: it is there, and yet what was asked cannot be had. */
function slowServer(): Error {
  return Object.assign(new Error('The database server took too long for a query.'), { code: 'ETIMEDOUT' });
}

/**
 * Tells a server that says nothing at all (frozen, or cut off without a word) from one that works for long: where an answer
 * is owed and nothing was heard for a while, `isAnswering` asks for a sign of life. Without one all that is waited for is
 * given up, and `isAnswering` is asked until it is heard again.
 */
export function createSilenceWatch(isAnswering: () => Promise<boolean>): SilenceWatch {
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

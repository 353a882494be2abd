import { type Copy, createCopies } from './answer-copies.ts';
import { createImprover } from './improve-answer.ts';
import { type MadeAnswer, type ReadyAnswer, readyAnswer, sizeOf } from './ready-answer.ts';

/** What making an answer came to. */
export type NewAnswer = {
  answer: MadeAnswer;
  /** False where a part of it could not be had: it is better than none, but must not be cached. */
  isWhole: boolean;
};

export type FetchedAnswer = {
  answer: ReadyAnswer;
  /** True for an answer that is whole and up to date. */
  isFresh: boolean;
  /** What was thrown where a copy stands in for it. */
  failure?: unknown;
};

/** Backs up the announcements of changes: another process may have written. Milliseconds. */
const LIFETIME = 60_000;
/** So long after a change a copy from before it still stands in where no page can be made: as long as CDNs may show it. */
const STAND_IN_MS = 600_000;

type Make = () => Promise<NewAnswer>;

type Options = {
  /** Milliseconds for which a copy is up to date, unless a change is announced. */
  lifetime?: number;
};

type FetchOptions = {
  /** Whether anybody can make up others like it without end: then it drives out none that there is an end of. */
  isEndless: boolean;
  /** Whether an old copy is better than the failure: it is for a visitor, not for what is made of the answer. */
  mayStandIn: boolean;
  /** Told where it is being made already, for somebody else. */
  onJoin?: (() => void) | undefined;
};

export type AnswerCache = {
  /**
   * The cached answer, or the one that `make` makes; those who come meanwhile wait for the same. Where the server fails
   * to make it, the last good copy stands in, if there is one and it may.
   */
  fetch: (key: string, make: Make, options: FetchOptions) => Promise<FetchedAnswer>;
  /** The answer that is cached and up to date. */
  find: (key: string) => ReadyAnswer | undefined;
  /** Something that answers show has changed. */
  outdate: () => void;
  state: () => CacheState;
};

/** What the cache holds now, and what it was asked for since the start. */
export type CacheState = {
  bytes: number;
  /** Answers that were cached and up to date. */
  found: number;
  made: number;
  /** Old copies in place of answers that could not be made. */
  stoodIn: number;
};

/** Caches answers that are the same for whoever asks. Only a complete answer of 200 is cached. */
export function createAnswerCache({ lifetime = LIFETIME }: Options = {}): AnswerCache {
  const copies = createCopies();
  const making = new Map<string, Promise<FetchedAnswer>>();
  const improve = createImprover((key) => {
    const copy = copies.peek(key);
    return copy?.outdatedAt === undefined ? copy?.answer.bodies : undefined;
  });
  // An answer that was begun before a change must not be cached after it.
  let generation = 0;
  const tally = { found: 0, made: 0, stoodIn: 0 };

  function isUpToDate({ outdatedAt, madeAt }: Copy): boolean {
    return outdatedAt === undefined && performance.now() - madeAt < lifetime;
  }

  async function makeAndCache(key: string, make: Make, isEndless: boolean): Promise<FetchedAnswer> {
    const begun = generation;
    tally.made += 1;
    const { answer: made, isWhole } = await make();
    const isGood = made.status === 200 && isWhole;
    const answer = asBefore(copies.peek(key)?.answer, readyAnswer(made));
    if (isGood && begun === generation)
      copies.set(key, { answer, size: sizeOf(answer), madeAt: performance.now(), isEndless });
    return { answer, isFresh: isGood };
  }

  async function makeOrStandIn(key: string, make: Make, isEndless: boolean): Promise<FetchedAnswer> {
    const standIn = () => {
      const copy = copies.get(key);
      const age = performance.now() - (copy?.outdatedAt ?? Number.POSITIVE_INFINITY);
      if (!copy || age >= STAND_IN_MS) return undefined;
      tally.stoodIn += 1;
      return { answer: copy.answer, isFresh: false };
    };
    try {
      const fetched = await makeAndCache(key, make, isEndless);
      const isFailed = fetched.answer.status >= 500 || (fetched.answer.status === 200 && !fetched.isFresh);
      return (isFailed && standIn()) || fetched;
    } catch (error) {
      const copy = standIn();
      if (copy) return { ...copy, failure: error };
      throw error;
    }
  }

  function find(key: string): ReadyAnswer | undefined {
    const copy = copies.get(key);
    if (!copy || !isUpToDate(copy)) return undefined;
    const { answer } = copy;
    tally.found += 1;
    // Its forms come and go with who asks.
    const size = sizeOf(answer);
    if (size !== copy.size) copies.set(key, { ...copy, size });
    improve(key, answer.bodies);
    return answer;
  }

  return {
    find,
    async fetch(key, make, { mayStandIn, isEndless, onJoin }) {
      const answer = find(key);
      if (answer) return { answer, isFresh: true };
      const inFlight = making.get(key);
      if (inFlight) {
        onJoin?.();
        return inFlight;
      }
      const begun = (mayStandIn ? makeOrStandIn : makeAndCache)(key, make, isEndless).finally(() => {
        if (making.get(key) === begun) making.delete(key);
      });
      making.set(key, begun);
      return begun;
    },
    outdate() {
      generation += 1;
      copies.outdate();
      making.clear();
    },
    state: () => ({ bytes: copies.bytes, ...tally }),
  };
}

/** The answer from before, with all that it was compressed to, where the new one says the same. */
function asBefore(before: ReadyAnswer | undefined, answer: ReadyAnswer): ReadyAnswer {
  if (before?.etag !== answer.etag) return answer;
  return { ...answer, bodies: before.bodies, compressing: before.compressing };
}

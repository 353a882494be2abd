import fastq from 'fastq';
import { LRUCache } from 'lru-cache';
import {
  type Bodies,
  compressBest,
  type MadeAnswer,
  type ReadyAnswer,
  readyAnswer,
  sizeOf,
} from './ready-answer.ts';

/** Bytes in all. A tour page takes 50 kB, or 170 kB if it was also sent uncompressed. */
const MAX_BYTES = 12 * 1024 * 1024;
/** Unbounded keys have a budget of their own, so that they evict nothing else. Each trip's prices are such a page. */
const MAX_ENDLESS_BYTES = 16 * 1024 * 1024;
/** Bytes. Larger answers are sent but not cached: two of them would evict all others. */
const MAX_BYTES_OF_ONE = 1024 * 1024;

/** The threads also resize pictures and check passwords. */
const AT_ONCE = 1;
const MAX_WAITING = 100;

export type NewAnswer = {
  answer: MadeAnswer;
  /** False if a part could not be loaded. Such an answer must not be cached. */
  isWhole: boolean;
};

export type FetchedAnswer = {
  answer: ReadyAnswer;
  isFresh: boolean;
  failure?: unknown;
};

/** Milliseconds. A backstop: another process may have written. */
const LIFETIME = 60_000;
/** Milliseconds after a change for which an old copy may replace a failed answer: as long as CDNs may serve it. */
const STAND_IN_MS = 600_000;

type Make = () => Promise<NewAnswer>;

type FetchOptions = {
  /** True if clients can invent any number of such keys: these never evict bounded ones. */
  isEndless: boolean;
  mayStandIn: boolean;
  onJoin?: (() => void) | undefined;
};

export type AnswerCache = ReturnType<typeof createAnswerCache>;

export function createAnswerCache({ lifetime = LIFETIME }: { lifetime?: number | undefined } = {}) {
  const copies = createCopies();
  const making = new Map<string, Promise<FetchedAnswer>>();
  const improve = createImprover((key) => {
    const copy = copies.peek(key);
    return copy?.outdatedAt === undefined ? copy?.answer.bodies : undefined;
  });
  // An answer begun before a change must not be cached after it.
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
    const size = sizeOf(answer);
    if (size !== copy.size) copies.set(key, { ...copy, size });
    improve(key, answer.bodies);
    return answer;
  }

  return {
    find,
    /** Concurrent requests share one `make`. If it fails, the last good copy may stand in. */
    async fetch(key: string, make: Make, options: FetchOptions): Promise<FetchedAnswer> {
      const { mayStandIn, isEndless, onJoin } = options;
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
    outdate(): void {
      generation += 1;
      copies.outdate();
      making.clear();
    },
    state: () => ({ bytes: copies.bytes(), ...tally }),
  };
}

function asBefore(before: ReadyAnswer | undefined, answer: ReadyAnswer): ReadyAnswer {
  if (before?.etag !== answer.etag) return answer;
  return { ...answer, bodies: before.bodies, compressing: before.compressing };
}

/** Only keys wait, so that evicted answers do not stay in memory. */
function createImprover(find: (key: string) => Bodies | undefined): (key: string, bodies: Bodies) => void {
  const waiting = new Set<string>();
  const begun = new WeakSet<Bodies>();
  const turns = fastq.promise(async (key: string) => {
    waiting.delete(key);
    const bodies = find(key);
    if (!bodies?.br || begun.has(bodies)) return;
    begun.add(bodies);
    await compressBest(bodies).catch(() => begun.delete(bodies));
  }, AT_ONCE);

  return (key, bodies) => {
    if (!bodies.br || begun.has(bodies) || waiting.has(key) || waiting.size >= MAX_WAITING) return;
    waiting.add(key);
    void turns.push(key);
  };
}

type Copy = {
  answer: ReadyAnswer;
  size: number;
  madeAt: number;
  outdatedAt?: number;
  isEndless: boolean;
};

function createCopies() {
  const lasting = storeOf(MAX_BYTES);
  const endless = storeOf(MAX_ENDLESS_BYTES);
  return {
    get: (key: string) => lasting.get(key) ?? endless.get(key),
    peek: (key: string) => lasting.peek(key) ?? endless.peek(key),
    set: (key: string, copy: Copy) => void (copy.isEndless ? endless : lasting).set(key, copy),
    bytes: () => lasting.calculatedSize + endless.calculatedSize,
    outdate(): void {
      for (const copies of [lasting, endless])
        for (const copy of copies.values()) copy.outdatedAt ??= performance.now();
    },
  };
}

function storeOf(maxSize: number): LRUCache<string, Copy> {
  return new LRUCache({
    maxSize,
    maxEntrySize: MAX_BYTES_OF_ONE,
    sizeCalculation: ({ size }, key) => key.length + size + 1,
  });
}

import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './ready-answer.ts';

export type Copy = {
  answer: ReadyAnswer;
  /** Bytes that it counts for; see `sizeOf`. */
  size: number;
  /** On the clock of `performance.now`. */
  madeAt: number;
  /** When what it shows changed first; undefined while it is as it was. */
  outdatedAt?: number;
  /** Whether anybody can make up others like it without end, as the results of a search. */
  isEndless: boolean;
};

/** Bytes that copies together may take: a page of a tour takes 50 kB, or 170 where somebody takes it plain. */
const MAX_BYTES = 12 * 1024 * 1024;
/** The same for those that there is no end of: whoever asks for them one after the other drives out nothing else. */
const MAX_ENDLESS_BYTES = 4 * 1024 * 1024;
/** Bytes. What is larger, as a list without a limit may be, is sent and not cached: two of them would drive out all others. */
const MAX_BYTES_OF_ONE = 1024 * 1024;

export type AnswerCopies = {
  get: (key: string) => Copy | undefined;
  /** Without counting as asked for. */
  peek: (key: string) => Copy | undefined;
  set: (key: string, copy: Copy) => void;
  outdate: () => void;
  /** Bytes of all copies together. */
  readonly bytes: number;
};

/** What is cached; those asked for last stay. */
export function createCopies(): AnswerCopies {
  const lasting = storeOf(MAX_BYTES);
  const endless = storeOf(MAX_ENDLESS_BYTES);
  return {
    get: (key) => lasting.get(key) ?? endless.get(key),
    peek: (key) => lasting.peek(key) ?? endless.peek(key),
    set: (key, copy) => void (copy.isEndless ? endless : lasting).set(key, copy),
    get bytes() {
      return lasting.calculatedSize + endless.calculatedSize;
    },
    outdate() {
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

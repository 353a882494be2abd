import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './ready-answer.ts';

export type Copy = {
  answer: ReadyAnswer;
  size: number;
  madeAt: number;
  outdatedAt?: number;
  isEndless: boolean;
};

/** Bytes in all. A tour page takes 50 kB, or 170 kB if it was also sent uncompressed. */
const MAX_BYTES = 12 * 1024 * 1024;
/** Unbounded keys have a budget of their own, so that they evict nothing else. */
const MAX_ENDLESS_BYTES = 4 * 1024 * 1024;
/** Bytes. Larger answers are sent but not cached: two of them would evict all others. */
const MAX_BYTES_OF_ONE = 1024 * 1024;

export function createCopies() {
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

import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function takeAll<T>(queue: { take: () => T | undefined }): T[] {
  const taken: T[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) taken.push(next);
  return taken;
}

test('turns go round among those who wait, and each one’s own come in their order', () => {
  const queue = createFairQueue<string>(10);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.charAt(0), item);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('where there is no room, whoever has most waiting loses the last of it', () => {
  const queue = createFairQueue<string>(3);
  expect(['a1', 'a2', 'a3'].map((item) => queue.add('a', item))).toEqual([undefined, undefined, undefined]);
  expect(queue.add('a', 'a4')).toBe('a4');
  expect(queue.add('b', 'b1')).toBe('a3');
  expect(queue.add('c', 'c1')).toBe('a2');
  // All have as much as the newcomer.
  expect(queue.add('d', 'd1')).toBe('d1');
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1']);
});

test('what was taken makes room', () => {
  const queue = createFairQueue<string>(1);
  queue.add('a', 'a1');
  queue.take();
  expect(queue.add('a', 'a2')).toBeUndefined();
  expect(takeAll(queue)).toEqual(['a2']);
});

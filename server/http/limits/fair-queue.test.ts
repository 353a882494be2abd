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

test('where there is no room, the client with most waiting loses the last of it', () => {
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

test('what several wait for comes with the first turn of any of them, once', () => {
  const queue = createFairQueue<string>(10);
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  for (const who of ['b', 'b', 'c']) queue.join(who, 'a3');
  queue.add('c', 'c1');
  expect(queue.size()).toBe(4);
  expect(takeAll(queue)).toEqual(['a1', 'a3', 'c1', 'a2']);
});

test('and stays for those who have room for it', () => {
  const queue = createFairQueue<string>(3);
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  queue.join('b', 'a3');
  expect(queue.add('c', 'c1')).toBe('a2');
  expect(takeAll(queue)).toEqual(['a1', 'a3', 'c1']);
});

test('two who wait for the same keep no room from a third', () => {
  const queue = createFairQueue<string>(3);
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  for (const item of ['a3', 'a2', 'a1']) queue.join('b', item);
  expect(queue.add('c', 'c1')).toMatch(/^a/);
  expect(takeAll(queue)).toContain('c1');
});

test('what was taken or had to leave is joined by nobody', () => {
  const queue = createFairQueue<string>(1);
  queue.add('a', 'a1');
  queue.take();
  queue.join('b', 'a1');
  expect(takeAll(queue)).toEqual([]);
});

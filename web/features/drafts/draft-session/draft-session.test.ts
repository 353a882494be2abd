import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../../tests/support/memory-storage.ts';
import { guardedStorage } from '../../../lib/browser/browser-storage.ts';
import { createDraftSession } from './draft-session.ts';

test('a draft session that ends in one tab ends in the other, once', () => {
  const memory = new MemoryStorage();
  const [one, other] = [
    createDraftSession(guardedStorage(() => memory)),
    createDraftSession(guardedStorage(() => memory)),
  ];
  const told = vi.fn();
  other.subscribe(told);
  const writtenIn = other.current();

  one.end();
  expect([one.count(), other.count()]).toEqual([1, 0]);
  // What the other tab would still keep belongs to nobody any more, before it has heard of it.
  expect(other.current()).not.toBe(writtenIn);
  other.follow();
  other.follow();
  expect(other.count()).toBe(1);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a page that is loaded later counts from zero', () => {
  const memory = new MemoryStorage();
  createDraftSession(guardedStorage(() => memory)).end();
  const later = createDraftSession(guardedStorage(() => memory));
  later.follow();
  expect(later.count()).toBe(0);
  later.end();
  expect(later.count()).toBe(1);
});

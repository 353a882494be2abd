import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { COMPARE_KEY, comparePath, createCompareStore } from './compare-store.ts';

function open(browser = new MemoryStorage()) {
  return { browser, store: createCompareStore(guardedStorage(() => browser)) };
}

test('three tours can be chosen; there is no room for a fourth until one is taken out', () => {
  const { store } = open();
  expect(['a', 'b', 'c', 'd'].map((slug) => store.toggle(slug))).toEqual([true, true, true, false]);
  expect(store.getSlugs()).toEqual(['a', 'b', 'c']);
  expect(store.toggle('b')).toBe(true);
  expect(store.toggle('d')).toBe(true);
  expect(store.getSlugs()).toEqual(['a', 'c', 'd']);
});

test('the choice is there on the next page and in other tabs, until it is cleared', () => {
  const { store, browser } = open();
  const other = open(browser).store;
  const heard = vi.fn();
  other.subscribe(heard);
  store.toggle('a');
  other.readAgain();
  expect(other.has('a')).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  store.clear();
  expect(browser.getItem(COMPARE_KEY)).toBeNull();
});

test.each(['{', 'null', '"a"', '[1, null, "<b>", ["a"]]'])('a storage that holds %s is no choice', (text) => {
  const browser = new MemoryStorage();
  browser.setItem(COMPARE_KEY, text);
  expect(open(browser).store.getSlugs()).toEqual([]);
});

test('a comparison has an address that can be shared', () => {
  expect(comparePath(['tiger-hill', 'mirik'])).toBe('/compare?tours=tiger-hill,mirik');
  expect(comparePath([])).toBe('/compare');
});

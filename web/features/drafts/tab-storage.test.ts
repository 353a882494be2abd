import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { storageOfTab } from '../../../tests/support/storage-of-tab.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';

function openBrowser() {
  const memory = new MemoryStorage();
  return {
    memory,
    openTab: (own = new MemoryStorage()) =>
      storageOfTab(
        guardedStorage(() => memory),
        own,
      ),
  };
}

test('what another tab writes or sends takes nothing from this one, after a reload, too', () => {
  const { openTab } = openBrowser();
  const own = new MemoryStorage();
  const [one, other] = [openTab(own), openTab()];
  one.write('form', 'A');
  other.write('form', 'B');
  other.remove('form');
  expect(one.read('form')).toBe('A');
  expect(openTab(own).read('form')).toBe('A');
});

test('what is sent from this tab does not take away what another has written since', () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.write('form', 'A');
  other.write('form', 'B');
  one.remove('form');
  expect(one.read('form')).toBe('B');
  expect(openTab().read('form')).toBe('B');
});

test('a closed tab leaves its words to the next, and they are gone for all once that one sent them', () => {
  const { openTab, memory } = openBrowser();
  openTab().write('form', 'A');
  const next = openTab();
  expect(next.adopt('form')).toBe('A');
  next.remove('form');
  expect(memory.length).toBe(0);
});

test('a form that was left in one tab is finished in another: the first knows of it', () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.write('form', 'A');
  one.release('form');
  expect(other.adopt('form')).toBe('A');
  other.write('form', 'AB');
  expect(one.read('form')).toBe('AB');
  other.remove('form');
  expect(one.read('form')).toBeNull();
});

test('a form that is left keeps its own words where another tab has written over them', () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.write('form', 'A');
  other.write('form', 'B');
  one.release('form');
  other.release('form');
  expect(one.read('form')).toBe('A');
  expect(other.read('form')).toBe('B');
});

test('what was kept before this page came is taken away by a page that did not read it', () => {
  const { openTab, memory } = openBrowser();
  const own = new MemoryStorage();
  openTab(own).write('form', 'A');
  openTab(own).remove('form');
  expect([memory.length, own.length]).toEqual([0, 0]);
});

test('a form that was left keeps its words where another tab, which had it open already, types its own', () => {
  const { openTab } = openBrowser();
  const own = new MemoryStorage();
  const [one, other] = [openTab(own), openTab()];
  other.adopt('form');
  one.write('form', 'A');
  one.release('form');
  other.write('form', 'B');
  other.write('form', 'BB');
  expect(one.read('form')).toBe('A');
  expect(openTab(own).read('form')).toBe('A');
  expect(other.read('form')).toBe('BB');
});

test('of two closed tabs both leave their words: the last one first, the other once those are sent', () => {
  const { openTab, memory } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.write('form', 'A');
  other.write('form', 'B');
  one.write('form', 'AA');
  const next = openTab();
  expect(next.adopt('form')).toBe('AA');
  next.remove('form');
  expect(next.adopt('form')).toBe('B');
  next.remove('form');
  expect(memory.length).toBe(0);
});

test('what is sent comes back in no tab, no matter which wrote last', () => {
  const { openTab, memory } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.write('form', 'A');
  other.write('form', 'B');
  one.remove('form');
  expect(openTab().read('form')).toBe('B');
  other.remove('form');
  expect(memory.length).toBe(0);
});

test('what is only looked at stays, whatever this tab writes or sends', () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.write('form', 'A');
  one.release('form');
  expect(other.read('form')).toBe('A');
  other.remove('form');
  other.write('form', 'B');
  other.remove('form');
  expect(one.read('form')).toBe('A');
});

test('what two tabs began with the same words and wrote on apart is kept of both', () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.write('form', 'A');
  other.adopt('form');
  one.write('form', 'A1');
  other.write('form', 'A2');
  one.release('form');
  other.release('form');
  expect([one.read('form'), other.read('form')]).toEqual(['A1', 'A2']);
});

test('what was left is taken away by what this tab sends afterwards, on a page of its own, too', () => {
  const { openTab, memory } = openBrowser();
  const own = new MemoryStorage();
  const form = openTab(own);
  form.write('form', 'A');
  form.release('form');
  openTab(own).remove('form');
  expect([memory.length, own.length]).toEqual([0, 0]);
});

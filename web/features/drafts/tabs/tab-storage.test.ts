import { expect, test } from 'vitest';
import { guardedStorage } from '../../../lib/browser/browser-storage.ts';
import { MemoryStorage } from '../../../lib/browser/memory-storage.ts';
import { createTabStorage } from './tab-storage.ts';

/** A browser with these tabs open. */
function openBrowser(...ids: string[]) {
  const memory = new MemoryStorage();
  const open = new Set(ids);
  const tab = (id: string) =>
    createTabStorage(
      guardedStorage(() => memory),
      { own: () => id, hold: () => open.add(id), isOpen: (other) => open.has(other) },
    );
  return { memory, open, tab };
}

const at = (savedAt: number) => JSON.stringify({ savedAt });

test('each open tab keeps its own', () => {
  const { tab } = openBrowser('a', 'b');
  tab('a').write('form', at(1));
  expect(tab('b').read('form')).toBeNull();
  tab('b').write('form', at(2));
  tab('b').remove('form');
  expect(tab('a').read('form')).toBe(at(1));
});

test('what closed tabs have left goes to one tab each, the newest first', () => {
  const { tab, open } = openBrowser('a', 'b', 'c', 'd');
  tab('a').write('form', at(1));
  tab('b').write('form', at(2));
  open.delete('a');
  open.delete('b');
  expect(tab('c').read('form')).toBe(at(2));
  expect(tab('d').read('form')).toBe(at(1));
  expect(tab('e').read('form')).toBeNull();
});

test('what was kept before tabs had their own is there for the next', () => {
  const { tab, memory } = openBrowser('a');
  memory.setItem('form', at(1));
  expect(tab('a').read('form')).toBe(at(1));
  expect(Object.keys(memory)).toEqual(['form@a']);
});

test('a tab that reads what it kept before a reload counts as open', () => {
  const { tab, open } = openBrowser('a', 'b');
  tab('a').write('form', at(1));
  open.delete('a');
  expect(tab('a').read('form')).toBe(at(1));
  expect(tab('b').read('form')).toBeNull();
});

test('what a tab lets go of is free, for itself as well', () => {
  const { tab } = openBrowser('a', 'b');
  const [one, other] = [tab('a'), tab('b')];
  one.write('form', at(1));
  one.release('form');
  expect(other.read('form')).toBe(at(1));
  other.release('form');
  expect(one.read('form')).toBe(at(1));
  expect(other.read('form')).toBeNull();
});

test('what was let go of while it was sent goes once it has arrived, unless another tab has taken it on', () => {
  const { tab, memory } = openBrowser('a', 'b');
  const [one, other] = [tab('a'), tab('b')];
  one.write('form', at(1));
  one.release('form');
  one.remove('form');
  expect(memory.length).toBe(0);
  one.write('form', at(2));
  one.release('form');
  other.read('form');
  one.remove('form');
  expect(other.read('form')).toBe(at(2));
});

test('names that begin alike are not mistaken for each other', () => {
  const { tab } = openBrowser('a', 'b');
  tab('a').write('tour:Tiger@Hill', at(1));
  tab('a').release('tour:Tiger@Hill');
  expect(tab('b').read('tour:Tiger')).toBeNull();
  expect(tab('b').peek('tour:Tiger', null)).toBeNull();
});

test('another page sees what one tab keeps, or else the newest, and leaves it where it is', () => {
  const { tab, open } = openBrowser('a', 'b', 'c');
  tab('a').write('form', at(1));
  tab('b').write('form', at(2));
  expect(tab('c').peek('form', 'a')).toEqual({ text: at(1), isElsewhere: true });
  expect(tab('c').peek('form', null)).toEqual({ text: at(2), isElsewhere: true });
  expect(tab('b').peek('form', 'b')).toEqual({ text: at(2), isElsewhere: false });
  open.delete('b');
  expect(tab('c').peek('form', 'b')).toEqual({ text: at(2), isElsewhere: false });
  expect(tab('b').read('form')).toBe(at(2));
});

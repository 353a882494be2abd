import { expect, test } from 'vitest';
import { createKeysAhead, SEQUENCE_MS } from './use-keys.ts';

/** Keys on a desk where `r` leads into a field, `z` into none, and `j` on through the list. */
function typingAhead() {
  const is = { onItsWay: true };
  const done: string[] = [];
  let at = 0;
  let isInField = false;
  const shortcut = (keys: string, isRepeated = false) => ({
    ...{ keys, isRepeated, text: keys, group: 'Everywhere' as const },
    run() {
      done.push(keys);
      isInField = keys === 'r';
    },
  });
  const all = [shortcut('r'), shortcut('z'), shortcut('j', true)];
  const ahead = createKeysAhead({
    isOnItsWay: () => is.onItsWay,
    shortcutsNow: () => all,
    type(text) {
      if (isInField) done.push(`types ${text}`);
      return isInField;
    },
  });
  /** Whether the page that comes takes it, as far as one key follows the other in `pause` milliseconds. */
  function press(key: string, pause = 100): boolean {
    at += pause;
    return ahead.takes({ key, shiftKey: false, repeat: false, timeStamp: at } as KeyboardEvent);
  }
  function arrive() {
    is.onItsWay = false;
    ahead.arrive();
  }
  return { is, done, press, arrive };
}

test('what is typed before the page comes is done and written there, however long that takes', () => {
  const { done, press, arrive } = typingAhead();
  expect(['r', 'H', 'i'].map((key) => press(key))).toEqual([true, true, true]);
  expect(press('!', 60_000)).toBe(true);
  expect(done).toEqual([]);
  arrive();
  expect(done).toEqual(['r', 'types Hi!']);
  expect(press('z')).toBe(false);
});

test('a letter that is taken back before the page comes is not written there', () => {
  const { done, press, arrive } = typingAhead();
  for (const key of ['r', 'H', 'o', 'Backspace', 'i']) expect(press(key)).toBe(true);
  arrive();
  expect(done).toEqual(['r', 'types Hi']);
});

test('what leads into no field is no text, and its end no command', () => {
  const { done, press, arrive } = typingAhead();
  for (const key of 'zzz') press(key);
  arrive();
  expect(done).toEqual(['z']);
  expect(press('n', SEQUENCE_MS - 1)).toBe(true);
  expect(press('n', SEQUENCE_MS)).toBe(false);
  expect(press('n')).toBe(false);
  arrive();
  expect(done).toEqual(['z']);
});

test('what leads on is not kept for the page that it leads away from', () => {
  expect(typingAhead().press('j')).toBe(false);
});

test('what was pressed for a page that never came is not done on another one, nor after Escape', () => {
  const { is, done, press, arrive } = typingAhead();
  press('r');
  is.onItsWay = false;
  expect(press('x', SEQUENCE_MS)).toBe(false);
  is.onItsWay = true;
  arrive();
  expect(done).toEqual([]);

  is.onItsWay = true;
  press('r');
  press('Escape');
  arrive();
  expect(done).toEqual([]);
});

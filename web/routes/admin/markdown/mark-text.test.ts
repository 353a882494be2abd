import { expect, test } from 'vitest';
import { linesMarked, wordsMarked } from './mark-text.ts';

/** `|` is where the selection begins and ends. */
function after(marked: string, change: ReturnType<typeof wordsMarked>): string {
  const [before = '', selected = '', rest = ''] = marked.split('|');
  const text = before + selected + rest;
  const {
    replaced,
    by,
    selected: now,
  } = change({ text, from: before.length, to: before.length + selected.length });
  const changed = text.slice(0, replaced[0]) + by + text.slice(replaced[1]);
  return `${changed.slice(0, now[0])}|${changed.slice(now[0], now[1])}|${changed.slice(now[1])}`;
}

test('words get their signs, and lose them by another press', () => {
  const bold = wordsMarked('**', '**');
  expect(after('See |Tsomgo| early.', bold)).toBe('See **|Tsomgo|** early.');
  expect(after('See **|Tsomgo|** early.', bold)).toBe('See |Tsomgo| early.');
  expect(after('||', wordsMarked('[', '](https://)'))).toBe('[||](https://)');
});

test('each line of a selection gets its sign, and loses it by another press', () => {
  const list = linesMarked('- ');
  expect(after('One\nTw|o\nThr|ee\nFour', list)).toBe('One\n- Two\n- Three||\nFour');
  expect(after('- |One\n- Two|', list)).toBe('One\nTwo||');
});

import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { hasDrafts } from './forget-old-drafts.ts';

const DAY = 24 * 60 * 60 * 1000;

test('what was typed lately is half written; what was sent, looked at or typed long ago is not', () => {
  const memory = new MemoryStorage();
  const now = 100 * DAY;
  const isFound = () =>
    hasDrafts(
      guardedStorage(() => memory),
      now,
    );
  const text = (daysAgo: number) =>
    JSON.stringify({ savedAt: now - daysAgo * DAY, values: { note: 'She rang.' } });
  memory.setItem('user', text(1));
  memory.setItem('draft:1:reply:1', text(15));
  memory.setItem('draft:1:attempt:reply:2', JSON.stringify({ content: '{}', key: 'k', savedAt: now }));
  memory.setItem('draft:1:recent', '{"places":[]}');
  expect(isFound()).toBe(false);
  memory.setItem('draft:1:reply:1', `${text(15)}\n${text(1)}`);
  expect(isFound()).toBe(true);
});

import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { forgetOldDrafts } from './forget-old-drafts.ts';

const DAY = 24 * 60 * 60 * 1000;

test('what was typed 14 days ago goes, of whichever tab and draft session, and nothing else does §V14.3.3', () => {
  const memory = new MemoryStorage();
  const now = 100 * DAY;
  const text = (daysAgo: number) =>
    JSON.stringify({ savedAt: now - daysAgo * DAY, values: { note: 'She rang.' } });
  memory.setItem('user', text(20));
  memory.setItem('draft:reply:1', text(15));
  memory.setItem('draft:1:reply:2', `${text(1)}\n${text(15)}`);
  memory.setItem('draft:1:recent', '{"places":[]}');
  forgetOldDrafts(
    guardedStorage(() => memory),
    now,
  );
  expect({ ...memory }).toEqual({
    user: text(20),
    'draft:1:reply:2': text(1),
    'draft:1:recent': '{"places":[]}',
  });
});

import { expect, test } from 'vitest';
import { forbiddenStorage, MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { storageOfTab } from '../../../tests/support/storage-of-tab.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { createDraftStore } from './draft-store.ts';
import { createSendOnce } from './send-once.ts';

function setUp() {
  const memory = new MemoryStorage();
  const clock = { now: 1_000 };
  const storage = storageOfTab(guardedStorage(() => memory));
  return {
    memory,
    clock,
    drafts: createDraftStore(storage, () => clock.now),
  };
}

test('each form has its own draft', () => {
  const { drafts } = setUp();
  drafts.save('enquiry:modal', { fullName: 'पेमा शेर्पा 🏔️', phone: '' });
  expect(drafts.load('enquiry:modal')).toEqual({ fullName: 'पेमा शेर्पा 🏔️', phone: '' });
  expect(drafts.load('enquiry:page')).toBeNull();
  drafts.clear('enquiry:modal');
  expect(drafts.load('enquiry:modal')).toBeNull();
});

test('a form emptied by hand leaves no draft', () => {
  const { drafts, memory } = setUp();
  drafts.save('review:t1', { reviewText: 'Good' });
  drafts.save('review:t1', { reviewText: '  ' });
  expect(memory.length).toBe(0);
});

test('a draft is forgotten after 14 days §V14.3.3', () => {
  const { drafts, clock, memory } = setUp();
  drafts.save('review:t1', { reviewText: 'Good' });
  clock.now += 15 * 24 * 60 * 60 * 1000;
  expect(drafts.load('review:t1')).toBeNull();
  expect(memory.length).toBe(0);
});

test.each([
  '{',
  'null',
  '7',
  '{"savedAt":1000}',
  '{"savedAt":1000,"values":null}',
  '{"savedAt":1000,"values":{"a":1}}',
])('a broken draft counts as none: %s', (text) => {
  const { drafts, memory } = setUp();
  memory.setItem('enquiry:page', text);
  expect(drafts.load('enquiry:page')).toBeNull();
});

test('a draft survives in the page where storage is forbidden', () => {
  const drafts = createDraftStore(storageOfTab(guardedStorage(forbiddenStorage)));
  drafts.save('enquiry:page', { fullName: 'Pema' });
  expect(drafts.load('enquiry:page')).toEqual({ fullName: 'Pema' });
});

test('what was sent without an answer, and then left, is sent from another tab under the same key', async () => {
  const { memory } = setUp();
  const openTab = () => {
    const storage = storageOfTab(guardedStorage(() => memory));
    return { drafts: createDraftStore(storage), sendOnce: createSendOnce(storage) };
  };
  const [one, other] = [openTab(), openTab()];
  const keys: string[] = [];
  one.drafts.save('note', { text: 'Vegetarian' });
  const lost = one.sendOnce('note', { text: 'Vegetarian' }, (key) => {
    keys.push(key);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await expect(lost).rejects.toThrow('Failed to fetch');
  one.drafts.release('note');
  await other.sendOnce('note', other.drafts.load('note'), async (key) => keys.push(key));
  expect(keys[1]).toBe(keys[0]);
});

test('what was sent without an answer keeps its key where another tab sends its own from the same form', async () => {
  const { memory } = setUp();
  const openTab = () => {
    const storage = storageOfTab(guardedStorage(() => memory));
    return { drafts: createDraftStore(storage), sendOnce: createSendOnce(storage) };
  };
  const [one, other] = [openTab(), openTab()];
  const keys: string[] = [];
  other.drafts.load('note');
  one.drafts.save('note', { text: 'Vegetarian' });
  const lost = one.sendOnce('note', { text: 'Vegetarian' }, (key) => {
    keys.push(key);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await expect(lost).rejects.toThrow('Failed to fetch');
  one.drafts.release('note');
  other.drafts.save('note', { text: 'Early to bed' });
  await other.sendOnce('note', { text: 'Early to bed' }, async () => 'stored');
  other.drafts.clear('note');
  const typed = one.drafts.load('note');
  expect(typed).toEqual({ text: 'Vegetarian' });
  await one.sendOnce('note', typed, async (key) => keys.push(key));
  one.drafts.clear('note');
  expect(keys[1]).toBe(keys[0]);
  expect(memory.length).toBe(0);
});

test('what is sent from a form that was emptied is no repeat of what was sent from it before', async () => {
  const { memory } = setUp();
  const storage = storageOfTab(guardedStorage(() => memory));
  const [drafts, sendOnce] = [createDraftStore(storage), createSendOnce(storage)];
  const keys: string[] = [];
  const send = (error?: Error) =>
    sendOnce('note', { text: 'Vegetarian' }, async (key) => {
      keys.push(key);
      if (error) throw error;
    });
  await expect(send(new TypeError('Failed to fetch'))).rejects.toThrow('Failed to fetch');
  drafts.restart('note');
  await send();
  expect(keys[1]).not.toBe(keys[0]);
});

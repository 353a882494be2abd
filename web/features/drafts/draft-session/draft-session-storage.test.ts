import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../../tests/support/memory-storage.ts';
import { guardedStorage } from '../../../lib/browser/browser-storage.ts';
import { createDraftStore } from '../draft-store.ts';
import { createSendOnce } from '../send-once.ts';
import { createTabStorage } from '../tab-storage.ts';
import { createDraftSession } from './draft-session.ts';
import { createDraftSessionStorage } from './draft-session-storage.ts';

/** A tab of this browser, which forgets what was typed when it hears that a draft session has ended. */
function openTab(memory: MemoryStorage) {
  const storage = guardedStorage(() => memory);
  const draftSession = createDraftSession(storage);
  const own = new MemoryStorage();
  const shared = createDraftSessionStorage(storage, draftSession.current);
  const ofItself = createDraftSessionStorage(
    guardedStorage(() => own),
    draftSession.current,
  );
  draftSession.subscribe(shared.clearEnded);
  draftSession.subscribe(ofItself.clearEnded);
  const ofTab = createTabStorage(shared, ofItself);
  return { draftSession, drafts: createDraftStore(ofTab), sendOnce: createSendOnce(ofTab) };
}

test('what was typed goes with its draft session, and nothing else does', async () => {
  const memory = new MemoryStorage();
  const tab = openTab(memory);
  memory.setItem('user', '{}');
  tab.drafts.save('enquiry:page', { fullName: 'Pema' });
  const lost = tab.sendOnce('enquiry:page', { fullName: 'Pema' }, () =>
    Promise.reject(new Error('no answer')),
  );
  await expect(lost).rejects.toThrow('no answer');
  expect(JSON.stringify(memory)).toContain('attempt:');
  tab.draftSession.end();
  expect(tab.drafts.load('enquiry:page')).toBeNull();
  expect(Object.keys(memory)).toEqual(['user', 'sitting']);
});

test('a tab that hears late of the end takes nothing of the person who types here by then', () => {
  const memory = new MemoryStorage();
  const [one, sleeping] = [openTab(memory), openTab(memory)];
  sleeping.drafts.save('enquiry:page', { fullName: 'Pema' });
  one.draftSession.end();
  one.drafts.save('enquiry:page', { fullName: 'Tashi' });
  sleeping.draftSession.follow();
  expect(one.drafts.load('enquiry:page')).toEqual({ fullName: 'Tashi' });
  expect(sleeping.drafts.load('enquiry:page')).toEqual({ fullName: 'Tashi' });
  expect(JSON.stringify(memory)).not.toContain('Pema');
});

test('what one tab wrote without the others seeing it goes by its own hand', () => {
  const memory = new MemoryStorage();
  const [one, late] = [openTab(memory), openTab(memory)];
  one.draftSession.end();
  memory.setItem('draft:enquiry:page', JSON.stringify({ savedAt: Date.now(), values: { fullName: 'Pema' } }));
  late.draftSession.follow();
  expect(JSON.stringify(memory)).not.toContain('Pema');
});

test('whatever stands in the storage for it, a draft session ends', () => {
  const memory = new MemoryStorage();
  memory.setItem('sitting', 'half a file');
  const tab = openTab(memory);
  for (const fullName of ['Pema', 'Tashi']) {
    tab.drafts.save('enquiry:page', { fullName });
    tab.draftSession.end();
    expect(tab.drafts.load('enquiry:page')).toBeNull();
  }
});

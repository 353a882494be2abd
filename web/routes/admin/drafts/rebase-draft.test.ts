import { afterEach, expect, test } from 'vitest';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { rebaseDraft } from './rebase-draft.ts';

const [NEW, STORED] = ['template:new', 'template:7'];

afterEach(() => {
  for (const name of [NEW, STORED]) draftStore.clear(name);
});

test('what was typed while it was saved is based on what is stored now', () => {
  draftStore.save(STORED, { text: 'Hello, again', version: '1' });
  rebaseDraft(STORED, STORED, { version: '2' });
  expect(draftStore.load(STORED)).toEqual({ text: 'Hello, again', version: '2' });
});

test('what was new goes on under the name that it has now', () => {
  draftStore.save(NEW, { text: 'Hello, again', version: '' });
  rebaseDraft(NEW, STORED, { version: '1' });
  expect(draftStore.load(NEW)).toBeNull();
  expect(draftStore.load(STORED)).toEqual({ text: 'Hello, again', version: '1' });
});

test('where nothing was typed on, there is no draft', () => {
  rebaseDraft(NEW, STORED, { version: '1' });
  expect(draftStore.load(STORED)).toBeNull();
});

import { afterEach, expect, test } from 'vitest';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { snapshotDraft } from './snapshot-draft.ts';

const NAME = 'desk:remember-sent';

afterEach(() => draftStore.clear(NAME));

test('what was sent is as it was, until something else is typed', () => {
  draftStore.save(NAME, { text: 'Call back' });
  const isUnchanged = snapshotDraft(NAME);
  draftStore.save(NAME, { text: 'Call back' });
  expect(isUnchanged()).toBe(true);
  draftStore.save(NAME, { text: 'Call back on Monday' });
  expect(isUnchanged()).toBe(false);
});

test('a form that was sent as it was given is so until something is typed', () => {
  const isUnchanged = snapshotDraft(NAME);
  expect(isUnchanged()).toBe(true);
  draftStore.save(NAME, { text: 'One more thing' });
  expect(isUnchanged()).toBe(false);
});

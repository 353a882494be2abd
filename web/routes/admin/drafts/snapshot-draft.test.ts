import { afterEach, expect, test } from 'vitest';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { rememberSent } from './snapshot-draft.ts';

const NAME = 'desk:remember-sent';

afterEach(() => draftStore.clear(NAME));

test('what was sent is as it was, until something else is typed', () => {
  draftStore.save(NAME, { text: 'Call back' });
  const isAsSent = rememberSent(NAME);
  draftStore.save(NAME, { text: 'Call back' });
  expect(isAsSent()).toBe(true);
  draftStore.save(NAME, { text: 'Call back on Monday' });
  expect(isAsSent()).toBe(false);
});

test('a form that was sent as it was given is so until something is typed', () => {
  const isAsSent = rememberSent(NAME);
  expect(isAsSent()).toBe(true);
  draftStore.save(NAME, { text: 'One more thing' });
  expect(isAsSent()).toBe(false);
});

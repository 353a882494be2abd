import { expect, test } from 'vitest';
import { isSameOnceMore } from './use-history-form.ts';

const sent = (values: Record<string, string>, ids: string[] = []) => ({
  values: { reply: 'Dear Pema', answerSeen: 'none', ...values },
  ids,
});
const unchosen = { isDone: 'on', doneChoice: 'none' };

test('what the page changes by itself makes no other reply of it', () => {
  expect(isSameOnceMore(sent(unchosen), sent({ answerSeen: 'e7' }))).toBe(true);
  expect(isSameOnceMore(sent({ doneChoice: 'open' }), sent({}))).toBe(true);
  // It is planned meanwhile, so that the box is ticked no more.
  expect(isSameOnceMore(sent(unchosen), sent({ doneChoice: 'none' }))).toBe(true);
});

test('what the writer changes does: the words, the files, and whether the message is done', () => {
  expect(isSameOnceMore(sent(unchosen), sent({ ...unchosen, reply: 'Dear Tashi' }))).toBe(false);
  expect(isSameOnceMore(sent(unchosen), sent(unchosen, ['f1']))).toBe(false);
  expect(isSameOnceMore(sent(unchosen), sent({ doneChoice: 'open' }))).toBe(false);
  expect(isSameOnceMore(sent({ doneChoice: 'open' }), sent({ isDone: 'on', doneChoice: 'done' }))).toBe(
    false,
  );
  // Chosen, to what it was.
  expect(isSameOnceMore(sent(unchosen), sent({ isDone: 'on', doneChoice: 'done' }))).toBe(true);
});

test('whatever was held, nothing is the same as that', () => {
  for (const held of [null, {}, { values: {} }]) expect(isSameOnceMore(held, sent(unchosen))).toBe(false);
});

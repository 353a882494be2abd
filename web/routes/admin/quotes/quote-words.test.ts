import { expect, test } from 'vitest';
import { stateTag } from './quote-words.ts';

const OPENED = '2026-11-30T06:30:00.000Z';

test.each([
  ['sent', null, 'Sent', 'attention'],
  ['sent', OPENED, 'Opened', 'attention'],
  ['lapsed', null, 'Lapsed', 'off'],
  ['lapsed', OPENED, 'Lapsed', 'off'],
] as const)('a quotation that is %s, opened %s, is tagged %s', (state, openedAt, text, tone) => {
  expect(stateTag({ state, openedAt })).toEqual({ text, tone });
});

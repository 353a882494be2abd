import { expect, test } from 'vitest';
import type { QuoteBody } from '../../../../../contracts/quotes/quote-body.contract.ts';
import { carriedOver } from './merge-quotes.ts';
import { toForm } from './quote-form-values.ts';

const CONTENT: QuoteBody = {
  ...{ travelDay: '2027-04-12', people: 2, validUntil: '2027-03-01', words: '' },
  ...{ days: [], included: [], notIncluded: [], options: [], instalments: [] },
  ...{ taxKind: 'package', isTaxIncluded: true, exemptPercent: 0, tcsKind: 'none' },
};
const base = toForm(CONTENT);
const typed = { form: { ...base, words: 'Mine' }, base, version: 3 };

test('what nobody else has changed is carried into a revision, which keeps what is new in it', () => {
  const revised = { content: { ...CONTENT, validUntil: '2027-03-08' }, version: 1 };
  const theirs = toForm(revised.content);
  expect(carriedOver(typed, revised, true)).toEqual({
    ...{ form: { ...theirs, words: 'Mine' }, base: theirs, version: 1 },
  });
});

test('what a colleague has changed as well, in the revision or before it was sent, is asked about', () => {
  const content = { ...CONTENT, words: 'Theirs' };
  for (const version of [1, 3])
    expect(carriedOver(typed, { content, version }, true)).toEqual({ ...typed, version: 0 });
});

test('a new draft of the enquiry takes all that was typed, unless a colleague has saved it', () => {
  const content = { ...CONTENT, words: 'Theirs', people: 4 };
  const { form } = typed;
  expect(carriedOver(typed, { content, version: 1 }, false)).toMatchObject({ form, version: 1 });
  expect(carriedOver(typed, { content, version: 2 }, false)).toEqual({ ...typed, version: 0 });
});

import { expect, test } from 'vitest';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { broughtTogether, conflictOf, type TypedIssue } from './issue-fields.ts';

const base: TypedIssue = { subject: 'Spring', body: 'The passes open.', destination: '' };
const stored = (given: Partial<TypedIssue>) => ({ ...base, ...given, version: 3 }) as IssueDetail;
const inForm = (given: Partial<TypedIssue>) => ({ typed: { ...base, ...given }, base, version: 2 });

test('what a colleague alone changed is taken over, and nobody is asked about it', () => {
  const conflict = conflictOf(inForm({ subject: 'Spring is here' }), stored({ body: 'Snow.' }));
  expect(conflict).toMatchObject({ parts: [], taken: ['body'] });
  expect(broughtTogether(conflict, [])).toEqual({
    subject: 'Spring is here',
    body: 'Snow.',
    destination: '',
  });
});

test('of what both changed whose stays is chosen', () => {
  const conflict = conflictOf(
    inForm({ subject: 'Mine', destination: 'Sikkim' }),
    stored({ subject: 'Theirs', body: 'Snow.' }),
  );
  expect(conflict).toMatchObject({ parts: ['subject'], taken: ['body'] });
  expect(broughtTogether(conflict, [])).toEqual({ subject: 'Mine', body: 'Snow.', destination: 'Sikkim' });
  expect(broughtTogether(conflict, ['subject']).subject).toBe('Theirs');
});

test('what both typed alike is no question', () => {
  const conflict = conflictOf(inForm({ body: 'Snow.' }), stored({ body: 'Snow.' }));
  expect(conflict).toMatchObject({ parts: [], taken: [] });
});

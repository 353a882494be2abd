import { expect, test } from 'vitest';
import { faultsOutOfSight } from '../records/use-versioned-editor.ts';

const hasField = (name: string) => ['name', 'role'].includes(name);

test('what is wrong with a field of the form is shown there alone', () => {
  expect(faultsOutOfSight({ name: 'Enter a name.', role: 'Enter what they do.' }, hasField)).toBe('');
  expect(faultsOutOfSight({}, hasField)).toBe('');
});

test('what is wrong with anything else is told, each thing once', () => {
  const gone = 'There is no such tour.';
  const faults = { name: 'Enter a name.', 'tourIds.0': gone, 'tourIds.3': gone, sum: 'Too much.' };
  expect(faultsOutOfSight(faults, hasField)).toBe('There is no such tour. Too much.');
});

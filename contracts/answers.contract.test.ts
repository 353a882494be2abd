import { expect, test } from 'vitest';
import { listQuery } from './answers.contract.ts';
import { DESK_LIMITS } from './fields/desk-limits.ts';

test('a list asked for bare has neither a limit nor a cursor', () => {
  expect(listQuery.parse({})).toEqual({});
});

test.each([
  ['1', 1],
  [String(DESK_LIMITS.listPageMax), DESK_LIMITS.listPageMax],
])('a limit of %s is taken', (limit, read) => {
  expect(listQuery.parse({ limit })).toEqual({ limit: read });
});

test.each(['', '0', '-1', '101', '1.5', 'ten', 'Infinity', 'NaN'])('a limit of "%s" is refused', (limit) => {
  expect(listQuery.safeParse({ limit }).error?.issues.map((issue) => issue.path)).toContainEqual(['limit']);
});

test('a limit that is given twice is refused §V15.3.7', () => {
  expect(listQuery.safeParse({ limit: ['1', '2'] }).success).toBe(false);
});

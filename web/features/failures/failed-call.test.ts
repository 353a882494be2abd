import { expect, test } from 'vitest';
import { NoAnswer } from '../../api/api-error.ts';
import { failedAsking } from './failed-call.ts';

test.each(['AbortError', 'NetworkError', 'TimeoutError'])('a call that ends in %s has no answer', (name) => {
  const cause = new DOMException('ended', name);
  expect(failedAsking(cause)).toEqual(new NoAnswer(cause));
});

test('what the browser says of the page itself is a fault of the program, not of the line', () => {
  for (const name of ['NotFoundError', 'HierarchyRequestError', 'QuotaExceededError']) {
    const cause = new DOMException('the node is not a child of this node', name);
    expect(failedAsking(cause)).toBe(cause);
  }
});

import { expect, test } from 'vitest';
import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { NOTHING_FOUND, searchResults } from './search-results.ts';

const noReport = () => expect.unreachable('nothing was to be reported');
const refused = (status: number, message: string) =>
  new ApiError(status, { success: false, code: 'bad_input', message, requestId: 'r1' });

test('a search that the server refuses says Something went wrong, with the server’s reason §8.8', async () => {
  const reason = 'Keep a destination to 80 characters at most.';
  const results = await searchResults(Promise.reject(refused(400, reason)), noReport);
  expect(results).toEqual({
    ...NOTHING_FOUND,
    error: 'Something went wrong',
    refusal: reason,
    status: 400,
  });
});

test('a search that failed says Something went wrong and may be tried again', async () => {
  const results = await searchResults(Promise.reject(refused(503, 'We are away.')), noReport);
  expect(results).toEqual({ ...NOTHING_FOUND, error: 'Something went wrong', status: 503 });
});

test('a search that got no answer says the error’s own words', async () => {
  const results = await searchResults(Promise.reject(new NoAnswer(new TypeError('Load failed'))), noReport);
  expect(results).toEqual({ ...NOTHING_FOUND, error: 'Load failed', status: 503 });
});

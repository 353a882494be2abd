import { expect, test } from 'vitest';
import { ApiError } from '../api/api-client.ts';
import { tourResults } from './tour-results.ts';

test('an answer that is no success reads "Failed to fetch" and keeps its status', async () => {
  const results = await tourResults(Promise.reject(new ApiError(503, undefined)));
  expect(results).toEqual({ tours: [], error: 'Failed to fetch', status: 503 });
});

test('a request that fails shows the error itself', async () => {
  const results = await tourResults(Promise.reject(new TypeError('Load failed')));
  expect(results).toEqual({ tours: [], error: 'Load failed', status: 500 });
});

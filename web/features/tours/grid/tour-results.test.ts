import { expect, test, vi } from 'vitest';
import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { tourResults } from './tour-results.ts';

const noReport = () => expect.unreachable('nothing was to be reported');

test('an answer that is no success reads "Failed to fetch" and keeps its status §7.45 §8.5', async () => {
  const results = await tourResults(Promise.reject(new ApiError(503, undefined)), noReport);
  expect(results).toEqual({ tours: [], error: 'Failed to fetch', status: 503 });
});

test('a request that fails shows the error itself §8.5', async () => {
  const results = await tourResults(Promise.reject(new NoAnswer(new TypeError('Load failed'))), noReport);
  expect(results).toEqual({ tours: [], error: 'Load failed', status: 503 });
});

test('a fault of the program is reported, and its words are not shown', async () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'map')");
  const report = vi.fn();
  const results = await tourResults(Promise.reject(fault), report);
  expect(results).toEqual({
    tours: [],
    error: 'Something went wrong on our side. Please try again.',
    status: 500,
  });
  expect(report.mock.calls).toEqual([[fault]]);
});

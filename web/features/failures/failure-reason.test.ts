import { expect, test, vi } from 'vitest';
import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { ApiError, NoAnswer } from '../../api/api-error.ts';
import { clientReason, failureReason } from './failure-reason.ts';

const said = (status: number, message: string) =>
  new ApiError(status, { success: false, code: 'too_many', message, requestId: 'r1' });

test('the server’s own words come first, whatever the status', () => {
  for (const status of [400, 429, 503]) expect(failureReason(said(status, 'Wait.'))).toBe('Wait.');
  expect(clientReason(said(503, 'Busy.'))).toBeUndefined();
});

test.each([
  [undefined, 'a while'],
  [1, '1 second'],
  [40, '40 seconds'],
  [600, '10 minutes'],
])('a limit without words names the wait of %s seconds', (seconds, wait) => {
  expect(failureReason(new ApiError(429, undefined, seconds))).toBe(
    `Too many tries. Please wait ${wait} and try again.`,
  );
});

test('a line that is down and a site that is away are two things', () => {
  expect(failureReason(new NoAnswer(new TypeError('Failed to fetch')))).toMatch(/check your connection/);
  for (const status of [500, 502, 503, 504])
    expect(failureReason(new ApiError(status, undefined))).toMatch(/in a few minutes/);
  expect(failureReason(new ApiError(511, undefined))).toMatch(/Wi-Fi/);
});

test('a fault of the program’s own is said to be ours, and logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('x is undefined');
  expect(failureReason(fault)).toBe(OUR_FAULT);
  expect(log).toHaveBeenCalledWith(fault);
  log.mockRestore();
});

test('where there is nothing to add, nothing is added', () => {
  expect(failureReason(new ApiError(404, undefined))).toBeUndefined();
});

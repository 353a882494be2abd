import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { FailureAnswer } from '../../../contracts/answers.contract.ts';
import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { ApiError, NoAnswer } from '../../api/api-error.ts';
import { failedAsking } from './failed-call.ts';
import { clientReason, failureReason, failureText, serverMessage } from './failure-text.ts';

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const REFUSED: FailureAnswer = {
  success: false,
  message: 'Too many tries. Please wait a minute.',
  code: 'too_many',
  requestId: '1',
};

test('a refusal is told in the server’s words, a failed request in its own, and neither is logged', () => {
  expect(failureText(new ApiError(429, REFUSED))).toBe(REFUSED.message);
  expect(failureText(new ApiError(502, undefined))).toBe('The site itself did not answer.');
  expect(failureText(new NoAnswer(new TypeError('Failed to fetch')))).toBe('Failed to fetch');
  expect(logged).not.toHaveBeenCalled();
});

test('a fault of the program is logged once, however often it is looked at, and its words are not shown', () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'data')");
  expect(serverMessage(fault)).toBeUndefined();
  expect(failureText(fault)).toBe('Something went wrong on our side. Please try again.');
  expect(logged.mock.calls).toEqual([[fault]]);
});

test('what the router could not fetch is a failed call: without a network, or with no answer of ours', () => {
  expect(failureText(failedAsking(new TypeError('Failed to fetch')))).toBe('Failed to fetch');
  expect(failedAsking(new Error('Unable to decode turbo-stream response'))).toMatchObject({ status: 502 });
});

test('a page that the visitor did not wait for is a failed call, and no fault of the program', () => {
  const overtaken = new DOMException('signal is aborted without reason', 'AbortError');
  expect(failedAsking(overtaken)).toBeInstanceOf(NoAnswer);
});

test('a script that did not come is a failed call, in the words of every browser', () => {
  const words = [
    'Failed to fetch dynamically imported module: https://example.com/assets/home.js',
    'Importing a module script failed.',
    'error loading dynamically imported module: https://example.com/assets/home.js',
  ];
  for (const text of words) expect(failedAsking(new TypeError(text))).toBeInstanceOf(NoAnswer);
});

test('a fault of the program stays one where the router throws it', () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'total')");
  expect(failureText(failedAsking(fault))).toBe('Something went wrong on our side. Please try again.');
  expect(logged.mock.calls).toEqual([[fault]]);
});

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
  const fault = new TypeError('x is undefined');
  expect(failureReason(fault)).toBe(OUR_FAULT);
  expect(logged).toHaveBeenCalledWith(fault);
});

test('where there is nothing to add, nothing is added', () => {
  expect(failureReason(new ApiError(404, undefined))).toBeUndefined();
});

import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { FailureAnswer } from '../../../contracts/answers.contract.ts';
import { ApiError, NoAnswer } from '../../api/api-error.ts';
import { failedAsking } from './failed-call.ts';
import { failureText, serverMessage } from './failure-text.ts';

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

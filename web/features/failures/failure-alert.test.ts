import { expect, test } from 'vitest';
import { ApiError, NETWORK_SIGN_IN, NoAnswer } from '../../api/api-error.ts';
import { failureAlert, notSentText, sendingAlert } from './failure-alert.ts';

const said = (status: number, message: string) =>
  new ApiError(status, { success: false, code: 'internal', message, requestId: 'r1' });

test('a fault of the server has a number to name; a wait, and what the visitor can mend, has none', () => {
  expect(failureAlert(said(500, 'Our fault.')).detail).toBe(
    'If you write to us about this, please quote r1.',
  );
  for (const status of [400, 409, 429, 503])
    expect(failureAlert(said(status, 'Try again.'), 'It was not sent.')).toEqual({
      text: 'Try again.',
      detail: 'It was not sent.',
    });
});

test('without a word of the server what failed and what to do stand first, the error’s own words beside them', () => {
  const text = 'It was not sent. We could not be reached. Please check your connection and try again.';
  const failure = new NoAnswer(new TypeError('Failed to fetch'));
  expect(failureAlert(failure, 'It was not sent.')).toEqual({
    text,
    words: 'Failed to fetch',
    hasNoAnswer: true,
  });
  expect(failureAlert(new ApiError(502, undefined))).toMatchObject({
    text: 'The site cannot be reached at the moment. Please try again in a few minutes.',
    hasNoAnswer: false,
  });
});

const UNKNOWN = 'Your review may not have reached us.';
const NOT_SENT = 'Your review was not sent.';

test('where no answer came, nobody says that it was not sent, and sending again is harmless', () => {
  expect(sendingAlert(new NoAnswer(new TypeError('Failed to fetch')), 'review')).toEqual({
    text: `${UNKNOWN} Please check your connection and send it again: it will not be counted twice.`,
    words: 'Failed to fetch',
    hasNoAnswer: true,
  });
  expect(notSentText(new ApiError(502, undefined), 'review')).toBe(UNKNOWN);
});

test('a refusal, and the sign-in page of a network, mean that it was not sent', () => {
  const refusal = { success: false as const, code: 'too_many' as const, message: 'Wait.', requestId: 'r1' };
  expect(sendingAlert(new ApiError(429, refusal), 'review')).toEqual({ text: 'Wait.', detail: NOT_SENT });
  expect(notSentText(new ApiError(NETWORK_SIGN_IN, undefined), 'review')).toBe(NOT_SENT);
});

import { expect, test } from 'vitest';
import { ApiError, NETWORK_SIGN_IN, NoAnswer } from '../../api/api-error.ts';
import { notSentText, sendingAlert } from './sending-failure.ts';

const UNKNOWN = 'Your review may not have reached us.';
const NOT_SENT = 'Your review was not sent.';

test('where no answer came, nobody says that it was not sent, and sending again is harmless', () => {
  expect(sendingAlert(new NoAnswer(new TypeError('Failed to fetch')), 'review')).toEqual({
    text: `${UNKNOWN} Please check your connection and send it again: it will not be counted twice.`,
    words: 'Failed to fetch',
    isLineDown: true,
  });
  expect(notSentText(new ApiError(502, undefined), 'review')).toBe(UNKNOWN);
});

test('a refusal, and the sign-in page of a network, mean that it was not sent', () => {
  const refusal = { success: false as const, code: 'too_many' as const, message: 'Wait.', requestId: 'r1' };
  expect(sendingAlert(new ApiError(429, refusal), 'review')).toEqual({ text: 'Wait.', detail: NOT_SENT });
  expect(notSentText(new ApiError(NETWORK_SIGN_IN, undefined), 'review')).toBe(NOT_SENT);
});

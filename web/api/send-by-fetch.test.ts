import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORM_CALLS } from '../../contracts/calls/form-calls.ts';
import { NoAnswer } from './api-error.ts';
import { fetchFile } from './fetch-file.ts';
import { sendByFetch } from './send-by-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MINUTE = 60_000;
const enquire = () => sendByFetch({ method: 'POST', path: '/booking', body: {}, idempotencyKey: 'k' });

/** As a browser does: what is aborted fails for the reason that was given. */
function onAbort({ signal }: RequestInit): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

function answering(make: (init: RequestInit) => Promise<unknown>): void {
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => make(init));
}

test('a line that swallows what is sent is given up after a while, and the button can be pressed again', async () => {
  answering(onAbort);
  const told = expect(enquire()).rejects.toEqual(new NoAnswer(new Error('No answer came in time.')));
  await vi.advanceTimersByTimeAsync(MINUTE);
  await told;
});

test('so is a file, and an answer that does not go on', async () => {
  answering(onAbort);
  const file = expect(fetchFile(FORM_CALLS.getEnquiryCalendar, { params: { id: 'e1' } })).rejects.toThrow(
    NoAnswer,
  );
  answering(async (init) => ({ text: () => onAbort(init) }));
  const half = expect(enquire()).rejects.toThrow(NoAnswer);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  await Promise.all([file, half]);
});

test('a long answer that comes slowly is waited for, and no timer is left behind', async () => {
  answering(async ({ signal }) => {
    const text = () =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        setTimeout(resolve, MINUTE, '{"success":true}');
      });
    return { status: 200, headers: new Headers(), text };
  });
  const answer = enquire();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect(answer).resolves.toMatchObject({ status: 200, body: { success: true } });
  expect(vi.getTimerCount()).toBe(0);
});

test('half an answer of the API is none; a page of somebody else is that of a network', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  answering(async () => new Response('{"success":true,"da', { headers }));
  await expect(enquire()).rejects.toEqual(new NoAnswer(new Error('The answer broke off.')));
  answering(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  await expect(enquire()).resolves.toEqual({ status: 200, body: undefined });
});

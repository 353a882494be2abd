import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer } from '../../api/api-error.ts';
import { sendWithProgress } from './send-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** What a browser's request tells, and when: told here by hand. */
function openRequest() {
  const upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
  const request = {
    upload,
    open: vi.fn(),
    send: vi.fn(),
    abort: vi.fn(),
  } as unknown as XMLHttpRequest;
  const shares: number[] = [];
  const sending = sendWithProgress(
    request,
    { method: 'POST', path: '/tours/t1/pictures', body: new FormData() },
    (share) => shares.push(share),
  );
  const progress = (loaded: number) => upload.onprogress?.({ loaded, total: 4 });
  return { request, sending, shares, progress };
}

test('a picture that goes on by a slow line is waited for, one that stands still is given up', async () => {
  const { request, sending, shares, progress } = openRequest();
  const told = expect(sending).rejects.toEqual(new NoAnswer(new Error('No answer came in time.')));
  for (const loaded of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(1.5 * MINUTE);
    progress(loaded);
  }
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(request.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  await told;
  expect(request.abort).toHaveBeenCalledOnce();
});

test('what was answered, or ended, leaves no timer behind', () => {
  const { request } = openRequest();
  request.onloadend?.({} as ProgressEvent<XMLHttpRequest>);
  expect(vi.getTimerCount()).toBe(0);
});

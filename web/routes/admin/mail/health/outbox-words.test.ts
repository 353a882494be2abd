import { afterEach, expect, test, vi } from 'vitest';
import { mailHealthStore } from './mail-health-store.ts';
import { sendingWords } from './outbox-words.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const HEALTH = { failed: 0, trouble: null, bounceTrouble: null, unproved: { waiting: 0, perHour: 100 } };

function answering(status: number, isSmtpSet = false): void {
  const body = status === 200 ? { success: true, data: { ...HEALTH, isSmtpSet } } : { success: false };
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
}

test('no mail is called on its way before it is known that mails go out', async () => {
  answering(401);
  await mailHealthStore.ask();
  expect(await sendingWords('Your reply')).toBe('Your reply is stored to be sent.');
  answering(200);
  expect(await sendingWords('Your reply')).toBe('Your reply is written to a file: mail is not set up.');
});

test('what is known is told at once', async () => {
  mailHealthStore.set({ ...HEALTH, isSmtpSet: true });
  vi.stubGlobal('fetch', () => expect.unreachable('nothing was to be asked'));
  expect(await sendingWords('A test')).toBe('A test is on its way.');
});

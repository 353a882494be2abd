import { afterEach, expect, test, vi } from 'vitest';
import { mailHealthStore } from './mail-health-store.ts';
import { sendingWords, tellingWords } from './outbox-words.ts';

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

test('nobody is said to be told by a mail where there is no mail server', async () => {
  const soon = new Date().toISOString();
  mailHealthStore.set({ ...HEALTH, isSmtpSet: false });
  expect(await tellingWords('Asha Rai', soon)).toBe(
    'Mail is not set up: it is written to a file, and nobody gets it.',
  );
  mailHealthStore.set({ ...HEALTH, isSmtpSet: true });
  expect(await tellingWords('Asha Rai', soon)).toBe(
    'A mail tells Asha Rai in ten seconds, unless you undo it.',
  );
  expect(await tellingWords('Asha Rai', '2099-04-25T03:30:00.000Z')).toBe(
    'A mail tells Asha Rai on 25 Apr 2099, after the trip.',
  );
});

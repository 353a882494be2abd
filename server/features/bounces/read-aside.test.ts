import { afterEach, expect, test } from 'vitest';
import { bounceSample } from '../../../tests/support/bounces/bounce-sample.ts';
import { newId } from '../../db/identifiers.ts';
import { type BounceThread, openBounceThread, TOO_MUCH } from './read-aside.ts';

const threads: BounceThread[] = [];
afterEach(() => Promise.all(threads.map((thread) => thread.stop())));

function open(patience?: number): BounceThread {
  const thread = openBounceThread(patience);
  threads.push(thread);
  return thread;
}

const mail = { id: newId(), recipient: 'asha@elsewhere.example' };
const slow = Buffer.from(`Content-Type: text/html\r\n\r\n<p>${'\n'.repeat(250_000)}`);

/** How long this thread was busy in one go, in milliseconds, while something else is done. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage().user;
  const timer = setInterval(() => {
    const now = process.threadCpuUsage().user;
    longest = Math.max(longest, (now - last) / 1_000);
    last = now;
  }, 1);
  await work();
  clearInterval(timer);
  return longest;
}

test('a message that takes long holds up nobody else, and is passed over', async () => {
  const hasty = open(150);
  const turn = await longestTurn(async () => expect(await hasty.read(slow)).toBe(TOO_MUCH));
  expect(turn).toBeLessThan(50);
  // A thread of its own: the one before has ended.
  const thread = open();
  expect(await thread.read(bounceSample('postfix', mail))).toMatchObject({ mailIds: [mail.id] });
  expect(await thread.read(Buffer.from('Subject: Out of office\r\n\r\nBack on Monday.'))).toBeUndefined();
});

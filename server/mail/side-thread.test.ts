import { afterEach, expect, test } from 'vitest';
import { bounceSample } from '../../tests/support/bounces/bounce-sample.ts';
import { newId } from '../db/identifiers.ts';
import { openSideThread, TOO_MUCH } from './side-thread.ts';

const BOUNCES = new URL('../features/bounces/bounce-thread.ts', import.meta.url);
const threads: { stop: () => Promise<void> }[] = [];
afterEach(() => Promise.all(threads.map((thread) => thread.stop())));

function open(patience?: number) {
  const thread = openSideThread(BOUNCES, patience);
  threads.push(thread);
  return thread;
}

const mail = { id: newId(), recipient: 'asha@elsewhere.example' };
const slow = Buffer.from(`Content-Type: text/html\r\n\r\n<p>${'\n'.repeat(250_000)}`);

/** How often this thread came to something else while that was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await work();
  clearInterval(timer);
  return turns;
}

test('a message that takes long holds up nobody else, and is passed over', async () => {
  const hasty = open(150);
  const turns = await turnsDuring(async () => expect(await hasty.ask(slow)).toBe(TOO_MUCH));
  // Read in this thread it would be one.
  expect(turns).toBeGreaterThan(3);
  // A thread of its own: the one before has ended.
  const thread = open();
  expect(await thread.ask(bounceSample('postfix', mail))).toMatchObject({ mailIds: [mail.id] });
  expect(await thread.ask(Buffer.from('Subject: Out of office\r\n\r\nBack on Monday.'))).toBeUndefined();
});

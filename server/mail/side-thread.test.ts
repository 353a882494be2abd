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

/** Answers how many questions came, and takes a second and a half to load. */
function openCounter(patience?: number) {
  const answerAsked = JSON.stringify(import.meta.resolve('./answer-asked.ts'));
  const program = `import { answerAsked } from ${answerAsked};
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    let asked = 0;
    answerAsked(() => (asked += 1));`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const thread = openSideThread<string, number>(url, patience);
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

test('how long a thread takes to load is not counted: what it is asked for is answered', async () => {
  expect(await openCounter(1_000).ask('')).toBe(1);
});

test('a caller who leaves while others are answered is passed over', async () => {
  const { ask } = openCounter();
  const left = new AbortController();
  const first = ask('');
  const second = expect(ask('', left.signal)).rejects.toThrow('left');
  const third = ask('');
  left.abort(new Error('left'));
  await second;
  expect(await Promise.all([first, third])).toEqual([1, 2]);
});

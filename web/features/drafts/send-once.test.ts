import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { storageOfTab } from '../../../tests/support/storage-of-tab.ts';
import { ApiError, NoAnswer } from '../../api/api-error.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { createDraftStore } from './draft-store.ts';
import { createSendOnce } from './send-once.ts';

function setUp() {
  const memory = new MemoryStorage();
  return { memory, sendOnce: createSendOnce(storageOfTab(guardedStorage(() => memory))) };
}

type SendOnce = ReturnType<typeof createSendOnce>;
const pema = { fullName: 'Pema' };
const saidNo = (status: number) =>
  new ApiError(status, { success: false, code: 'conflict', message: 'No.', requestId: 'r1' });

/** The key with which this content went out. `isLost`: no answer came. */
async function keyOf(sendOnce: SendOnce, form: string, content: unknown, { isLost = false } = {}) {
  let sent = '';
  const answer = sendOnce(form, content, async (key) => {
    sent = key;
    if (isLost) throw new TypeError('Failed to fetch');
    return 'stored';
  });
  if (isLost) await expect(answer).rejects.toThrow('Failed to fetch');
  else expect(await answer).toBe('stored');
  return sent;
}

test('the same content keeps its key until it has arrived, also after a reload', async () => {
  const { sendOnce, memory } = setUp();
  const first = await keyOf(sendOnce, 'enquiry:page', pema, { isLost: true });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOf(sendOnce, 'enquiry:page', pema, { isLost: true })).toBe(first);
  const afterReload = createSendOnce(storageOfTab(guardedStorage(() => memory)));
  expect(await keyOf(afterReload, 'enquiry:page', pema)).toBe(first);
});

test('what has changed by itself is sent once more as it was, and as it is after a refusal', async () => {
  const { sendOnce } = setUp();
  const [typed, later] = [
    { ...pema, seen: 'none' },
    { ...pema, seen: 'a reply' },
  ];
  const isRepeat = (earlier: unknown, now: typeof typed): earlier is typeof typed =>
    (earlier as typeof typed).fullName === now.fullName;
  const sent: [key: string, content: typeof typed][] = [];
  const send = (content: typeof typed, error?: Error) =>
    sendOnce(
      'reply',
      content,
      async (key, asSent) => {
        sent.push([key, asSent]);
        if (error) throw error;
      },
      { isRepeat },
    );
  await expect(send(typed, new NoAnswer(new Error('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  // These do not say what became of the first one: the second is a proxy's.
  await expect(send(later, saidNo(401))).rejects.toThrow();
  await expect(send(later, new ApiError(403, undefined))).rejects.toThrow();
  await expect(send(later, saidNo(409))).rejects.toThrow();
  await send(later);
  const [[first], , , , [last]] = sent as [[string], unknown, unknown, unknown, [string]];
  expect(last).not.toBe(first);
  expect(sent).toEqual([
    [first, typed],
    [first, typed],
    [first, typed],
    [first, typed],
    [last, later],
  ]);
});

test('a sender of other content is told of the lost one also after a refusal, a day later, and from a form that was reset', async () => {
  const memory = new MemoryStorage();
  const clock = { now: 0 };
  const storage = storageOfTab(guardedStorage(() => memory));
  const sendOnce = createSendOnce(storage, () => clock.now);
  const drafts = createDraftStore(storage, () => clock.now);
  const toldOf: unknown[] = [];
  const send = (content: string, error?: Error) =>
    sendOnce('reply', content, async (_key, _sent, isAfterLost) => {
      toldOf.push(isAfterLost);
      if (error) throw error;
    });
  const lost = new NoAnswer(new Error('Failed to fetch'));
  await expect(send('first', lost)).rejects.toThrow();
  await expect(send('second, with a gap', saidNo(400))).rejects.toThrow();
  clock.now += 24 * 60 * 60 * 1000;
  await expect(send('first', lost)).rejects.toThrow();
  drafts.restart('reply');
  await send('first');
  await send('first');
  expect(toldOf).toEqual([false, true, true, true, false]);
});

test('other content gets another key, and so does another form', async () => {
  const { sendOnce } = setUp();
  const first = await keyOf(sendOnce, 'enquiry:page', pema, { isLost: true });
  expect(await keyOf(sendOnce, 'enquiry:modal', pema, { isLost: true })).not.toBe(first);
  expect(await keyOf(sendOnce, 'enquiry:page', { fullName: 'Pem' }, { isLost: true })).not.toBe(first);
});

test('what is sent while other content stands unanswered says so, each time that it is repeated', async () => {
  const { sendOnce } = setUp();
  const sent: [content: unknown, isAfterLost: unknown][] = [];
  const send = (content: unknown, error?: Error) =>
    sendOnce('reply', content, async (_key, asSent, isAfterLost) => {
      sent.push([asSent, isAfterLost]);
      if (error) throw error;
    });
  const lost = new NoAnswer(new Error('Failed to fetch'));
  for (const content of ['first', 'first', 'second']) await expect(send(content, lost)).rejects.toThrow();
  await send('second');
  await send('third');
  expect(sent).toEqual([
    ['first', false],
    ['first', false],
    ['second', true],
    ['second', true],
    ['third', false],
  ]);
});

test('what is said is a repeat as long as it is tried again, and counts as new an hour later', async () => {
  const memory = new MemoryStorage();
  let minutes = 0;
  const sendOnce = createSendOnce(
    storageOfTab(guardedStorage(() => memory)),
    () => minutes * 60_000,
    60 * 60_000,
  );
  const first = await keyOf(sendOnce, 'reply', pema, { isLost: true });
  minutes += 59;
  expect(await keyOf(sendOnce, 'reply', pema, { isLost: true })).toBe(first);
  minutes += 59;
  expect(await keyOf(sendOnce, 'reply', pema, { isLost: true })).toBe(first);
  minutes += 60;
  expect(await keyOf(sendOnce, 'reply', pema)).not.toBe(first);
});

test('what makes something is the same when it is sent again days after its answer was lost', async () => {
  const memory = new MemoryStorage();
  let days = 0;
  const sendOnce = createSendOnce(storageOfTab(guardedStorage(() => memory)), () => days * 86_400_000);
  const first = await keyOf(sendOnce, 'enquiry:page', pema, { isLost: true });
  days += 6;
  expect(await keyOf(sendOnce, 'enquiry:page', pema)).toBe(first);
});

test('after success the same content is a new enquiry', async () => {
  const { sendOnce, memory } = setUp();
  const first = await keyOf(sendOnce, 'enquiry:page', pema);
  expect(memory.length).toBe(0);
  expect(await keyOf(sendOnce, 'enquiry:page', pema)).not.toBe(first);
});

test('an answer takes away its own key alone: another person may be sending something else here by then', async () => {
  const { sendOnce } = setUp();
  let others = '';
  await sendOnce('enquiry:page', pema, async () => {
    others = await keyOf(sendOnce, 'enquiry:page', { fullName: 'Tashi' }, { isLost: true });
  });
  expect(await keyOf(sendOnce, 'enquiry:page', { fullName: 'Tashi' })).toBe(others);
});

test.each(['{', 'null', '7', '{"content":1}', '{"content":"{}"}'])(
  'whatever stands in the storage, what is sent has a key: %s',
  async (text) => {
    const { sendOnce, memory } = setUp();
    memory.setItem('attempt:enquiry:page', text);
    expect(await keyOf(sendOnce, 'enquiry:page', pema)).toMatch(/^[0-9a-f]{32}$/);
  },
);

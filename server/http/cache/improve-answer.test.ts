import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { bodyIn } from './ready-answer.ts';

/** Of words that do not repeat alike, so that the qualities differ. */
const TEXT = Array.from({ length: 600 }, (_, place) => `${place * 7_919} steps to Tsomgo`).join(', ');

const made =
  (text = TEXT) =>
  async () => ({
    answer: { status: 200, headers: {}, body: Buffer.from(text), brotli: 5 },
    isWhole: true,
  });
/** Much longer than it takes: nothing waits for it, but a machine that is busy. */
const SOME_TIME = { timeout: 20_000 };
const OPTIONS = { mayStandIn: false, isEndless: false };

test('an answer that is asked for again becomes smaller, and stays the same', async () => {
  const cache = createAnswerCache();
  const { answer } = await cache.fetch('/tours', made(), OPTIONS);
  const first = await bodyIn(answer, 'br');
  cache.find('/tours');
  await vi.waitFor(() => expect(answer.bodies.br).not.toBe(first), SOME_TIME);
  expect(answer.bodies.br?.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(answer.bodies.br ?? '').toString()).toBe(TEXT);
});

test.each([true, false])(
  'the plain form stays only where somebody was sent it (%s), and can be had all the same',
  async (isSentPlain) => {
    const cache = createAnswerCache();
    const { answer } = await cache.fetch('/tours', made(), OPTIONS);
    if (isSentPlain) await bodyIn(answer, 'identity');
    const first = await bodyIn(answer, 'br');
    cache.find('/tours');
    await vi.waitFor(() => expect(answer.bodies.br).not.toBe(first), SOME_TIME);
    expect(answer.bodies.identity !== undefined).toBe(isSentPlain);
    expect(brotliDecompressSync(answer.bodies.br ?? '').toString()).toBe(TEXT);
    expect(gunzipSync(await bodyIn(answer, 'gzip')).toString()).toBe(TEXT);
    expect((await bodyIn(answer, 'identity')).toString()).toBe(TEXT);
    expect(answer.bodies.identity?.toString()).toBe(TEXT);
  },
);

test('what is outdated before its turn comes is left as it is', async () => {
  const cache = createAnswerCache();
  const { answer } = await cache.fetch('/tours', made(), OPTIONS);
  const first = await bodyIn(answer, 'br');
  // The first one's turn comes at once.
  const { answer: early } = await cache.fetch('/early', made(), OPTIONS);
  await bodyIn(early, 'br');
  cache.find('/early');
  cache.find('/tours');
  cache.outdate();
  const { answer: last } = await cache.fetch('/last', made(), OPTIONS);
  await bodyIn(last, 'br');
  cache.find('/last');
  // One after the other: when the last one is done, all before it had their turns.
  await vi.waitFor(() => expect(last.bodies.br?.length).toBeLessThan(first.length), SOME_TIME);
  expect(answer.bodies.br).toBe(first);
});

test('an answer that comes out as before keeps what it was compressed to', async () => {
  const cache = createAnswerCache();
  const { answer } = await cache.fetch('/tours', made(), OPTIONS);
  const compressed = await bodyIn(answer, 'br');
  cache.outdate();
  const again = await cache.fetch('/tours', made(), OPTIONS);
  expect(again.answer).not.toBe(answer);
  expect(again.answer.bodies.br).toBe(compressed);
  cache.outdate();
  const changed = await cache.fetch('/tours', made(`${TEXT}!`), OPTIONS);
  expect(changed.answer.bodies.br).toBeUndefined();
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bodyIn, readyAnswer, sizeOf, worthwhile } from './ready-answer.ts';

const made = (text: string, status = 200) =>
  readyAnswer({ status, headers: { 'x-more': '1' }, body: Buffer.from(text), brotli: 5 });

describe('an answer that is ready', () => {
  test.each(['', 'short', '₹1,23,456 आशा 🏔️', '<p>long</p>'.repeat(5_000)])(
    'decodes to the same from every form',
    async (text) => {
      const answer = made(text);
      expect((await bodyIn(answer, 'identity')).toString()).toBe(text);
      expect(gunzipSync(await bodyIn(answer, 'gzip')).toString()).toBe(text);
      expect(brotliDecompressSync(await bodyIn(answer, 'br')).toString()).toBe(text);
    },
  );

  test.each(['br', 'gzip'] as const)('is plain again from %s, which takes its place', async (encoding) => {
    const text = '<p>long</p>'.repeat(5_000);
    const answer = made(text);
    await bodyIn(answer, encoding);
    expect(Object.keys(answer.bodies)).toEqual([encoding]);
    expect(sizeOf(answer)).toBeLessThan(text.length);
    expect((await bodyIn(answer, 'identity')).toString()).toBe(text);
    expect(answer.bodies.identity?.toString()).toBe(text);
  });

  test.each(['identity', 'gzip', 'br'] as const)('takes no more memory than %s is long', async (encoding) => {
    const body = await bodyIn(made('<p>long</p>'.repeat(500)), encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  test('has an ETag that changes with its body alone', () => {
    const [one, same, other] = [made('a'), made('a'), made('b')];
    expect(one.etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(same.etag).toBe(one.etag);
    expect(other.etag).not.toBe(one.etag);
  });

  test('keeps its status and headers', () => {
    expect(made('gone', 404)).toMatchObject({ status: 404, headers: { 'x-more': '1' } });
  });

  test('is compressed once for all who wait, and not before it is asked for', async () => {
    const answer = made('<p>long</p>'.repeat(5_000));
    expect(Object.keys(answer.bodies)).toEqual(['identity']);
    const [one, other] = await Promise.all([bodyIn(answer, 'br'), bodyIn(answer, 'br')]);
    expect(one).toBe(other);
    expect(await bodyIn(answer, 'br')).toBe(one);
  });

  test('goes out as it is where it is short', () => {
    expect(worthwhile(made('x'.repeat(1_023)), 'br')).toBe('identity');
    expect(worthwhile(made('x'.repeat(1_024)), 'br')).toBe('br');
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressPage } from './compress-page.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const answer = (body: string) => new Response(body, { headers: HTML });

describe('a compressed page', () => {
  test.each(['', 'short', '₹1,23,456 आशा 🏔️', '<p>long</p>'.repeat(5_000)])(
    'decodes to the same from every form',
    async (body) => {
      const { bodies } = await compressPage(answer(body));
      expect(bodies.identity.toString()).toBe(body);
      expect(gunzipSync(bodies.gzip).toString()).toBe(body);
      expect(brotliDecompressSync(bodies.br).toString()).toBe(body);
    },
  );

  test('has an ETag that changes with its body alone', async () => {
    const [one, same, other] = [
      await compressPage(answer('a')),
      await compressPage(answer('a')),
      await compressPage(answer('b')),
    ];
    expect(one.etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(same.etag).toBe(one.etag);
    expect(other.etag).not.toBe(one.etag);
  });

  test('keeps its status and headers', async () => {
    const page = await compressPage(
      new Response('gone', { status: 404, headers: { ...HTML, 'x-more': '1' } }),
    );
    expect(page).toMatchObject({ status: 404, headers: { ...HTML, 'x-more': '1' } });
  });

  test('has a Content-Security-Policy where it is a page, and none where it is data', async () => {
    const policyOf = async (response: Response) =>
      (await compressPage(response)).headers['content-security-policy'];
    expect(await policyOf(answer('<p>'))).toMatch(/^default-src 'self';/);
    expect(await policyOf(Response.json({ a: 1 }))).toBeUndefined();
  });
});

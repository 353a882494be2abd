import { createHash } from 'node:crypto';
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
});

describe('the Content-Security-Policy', () => {
  const policyOf = async (html: string) =>
    Object.fromEntries(
      ((await compressPage(answer(html))).headers['content-security-policy'] ?? '')
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    );
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  test('allows each inline script by its hash, and no other', async () => {
    const scripts = ['window.a = "₹";', '\n  import("/assets/x.js");\n', 'a < b && c > d'];
    const html = `<script>${scripts[0]}</script><script type="module" async="">${scripts[1]}</script><p></p>
      <script id="x">${scripts[2]}</script><script src="/assets/entry.js"></script>`;
    const policy = await policyOf(html);
    expect(policy['script-src']).toEqual(["'self'", ...scripts.map(hashOf)]);
  });

  test('allows scripts of this site alone where none is inline', async () => {
    const policy = await policyOf('<script type="module" src="/assets/entry.js"></script>');
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  test('has no hash for data, which is not run', async () => {
    const policy = await policyOf(
      '<script type="application/ld+json">{"a":1}</script><script>run()</script>',
    );
    expect(policy['script-src']).toEqual(["'self'", hashOf('run()')]);
  });

  test('keeps plug-ins, foreign forms and foreign frames out', async () => {
    expect(await policyOf('')).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
  });

  test('is for pages, not for data', async () => {
    const { headers } = await compressPage(Response.json({ a: 1 }));
    expect(headers['content-security-policy']).toBeUndefined();
  });
});

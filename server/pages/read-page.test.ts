import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const NONCE = '5f0c7c1e';
const read = async (response: Response) =>
  (await readPage({ response, cookies: [], isWhole: true, nonce: NONCE })).answer;
const policyOf = async (response: Response) => (await read(response)).headers['content-security-policy'];
const HTML = { 'content-type': 'text/html; charset=utf-8' };

test('a page that is read keeps its status, headers and text', async () => {
  const { body, ...head } = await read(
    new Response('gone', { status: 404, headers: { ...HTML, 'x-more': '1' } }),
  );
  expect(head).toMatchObject({ status: 404, headers: { ...HTML, 'x-more': '1' } });
  expect(body.toString()).toBe('gone');
});

test('it has a Content-Security-Policy where it is a page, and none where it is data', async () => {
  expect(await policyOf(new Response('<p>', { headers: HTML }))).toMatch(/^default-src 'self';/);
  expect(await policyOf(Response.json({ a: 1 }))).toBeUndefined();
});

test('a script that was smuggled into a page does not run', async () => {
  const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
  const page = `<script nonce="${NONCE}">good()</script><p><script>evil()</script>`;
  const policy = await policyOf(new Response(page, { headers: HTML }));
  expect(policy).toContain(hashOf('good()'));
  expect(policy).not.toContain(hashOf('evil()'));
  const { body } = await read(new Response(page, { headers: HTML }));
  expect(body.toString()).toBe('<script>good()</script><p><script>evil()</script>');
});

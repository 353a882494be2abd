import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = async (response: Response) => (await readPage({ response, isWhole: true })).answer;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

test('a page that is read keeps its status, headers and text', async () => {
  const { body, ...head } = await read(
    new Response('gone', { status: 404, headers: { ...HTML, 'x-more': '1' } }),
  );
  expect(head).toMatchObject({ status: 404, headers: { ...HTML, 'x-more': '1' } });
  expect(body.toString()).toBe('gone');
});

test('it has a Content-Security-Policy where it is a page, and none where it is data', async () => {
  const policyOf = async (response: Response) => (await read(response)).headers['content-security-policy'];
  expect(await policyOf(new Response('<p>', { headers: HTML }))).toMatch(/^default-src 'self';/);
  expect(await policyOf(Response.json({ a: 1 }))).toBeUndefined();
});

import { expect } from '@playwright/test';
import { testInTurns as test } from '../support/process/own-server.ts';

// On one site, whose log is looked at.
test.describe.configure({ mode: 'default' });

const NO_TOUR = 'No tour data found';
const NO_DESTINATION = 'No details available for this destination';
const NO_PAGE = 'This path leads nowhere';

// Not by `request.get`, which tidies an address up before it asks.
const MADE_UP: [path: string, says: string][] = [
  [`/tours/${'a'.repeat(501)}`, NO_TOUR],
  [`/tours/${'a'.repeat(5_000)}`, NO_TOUR],
  ['/tours/%E0%A4%A', NO_TOUR],
  ['/tours/100%', NO_TOUR],
  ['/tours/%00', NO_TOUR],
  ['/tours/__proto__', NO_TOUR],
  ['/tours/..%2f..%2fusers', NO_TOUR],
  ['/image/x/%E0%A4%A', NO_DESTINATION],
  ['/image/%E0%A4%A/%ff', NO_DESTINATION],
  ['/%', NO_PAGE],
  ['/assets/%E0', NO_PAGE],
  ['/a%0Ab', NO_PAGE],
  ['/assets/', NO_PAGE],
  ['/media/scenes/', NO_PAGE],
  ['/.git/config', NO_PAGE],
  ['/.env', NO_PAGE],
  ['/package.json', NO_PAGE],
  ['/assets/..%2f..%2f..%2fpackage.json', NO_PAGE],
  ['/..%5c..%5cpackage.json', NO_PAGE],
];

for (const [path, says] of MADE_UP) {
  test(`${path.slice(0, 24)} (${path.length} signs) is answered with a page: ${says} §V13.4.1 §V13.4.3`, async ({
    server,
  }) => {
    const said = server.output().length;
    const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain(says);
    expect(server.output().slice(said)).not.toContain('page failed');
  });
}

test('what is no call of the API is JSON, whatever it is asked with', async ({ server }) => {
  for (const path of ['/api/v1/nothing', `/api/v1/tours/${'a'.repeat(501)}`, '/api/', '/api/v2']) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(server.url + path, { method });
      expect(answer.status, `${method} ${path}`).toBe(404);
      expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' });
    }
  }
});

test('where a visitor came from makes no page of its own', async ({ server }) => {
  const read = async (path: string) => (await fetch(server.url + path)).headers.get('etag');
  expect(await read('/tours?gbraid=1&srsltid=2&utm_source=x&anything=3')).toBe(await read('/tours'));
  expect(await read('/tours?sort=price&x=1')).toBe(await read('/tours?sort=price'));
  expect(await read('/tours?sort=price')).not.toBe(await read('/tours'));
});

test('pages that stand together cost the server what one of them does', async ({ server }) => {
  const read = async (path: string) => (await fetch(server.url + path)).text();
  expect(await read('/tours?from=1&page=2')).toBe(await read('/tours?page=2'));
  expect(await read('/tours.data?from=1&page=2')).toBe(await read('/tours.data?page=2'));
});

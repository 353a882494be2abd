import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, readPage, takeOwnScripts } from './read-page.ts';

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

const own = (code: string, more = '') => `<script${more} nonce="${NONCE}">${code}</script>`;
const scriptsOf = (html: string) => takeOwnScripts(html, NONCE).scripts;

test('the scripts that the rendering marked are found, and the page keeps no mark', () => {
  const scripts = ['a < b && c > d', '\n  import("/assets/x.js");\n', '"</scr" + "ipt>"'];
  const html = `<head>${own(scripts[0] ?? '')}</head>${own(scripts[1] ?? '', ' type="module"')}<p>${own(scripts[2] ?? '')}`;
  expect(takeOwnScripts(html, NONCE)).toEqual({ html: html.replaceAll(` nonce="${NONCE}"`, ''), scripts });
});

test.each([
  ['beside an own one', `<script>evil()</script>${own('good()')}<script>evil()</script>`],
  ['with another nonce', `<script nonce="">evil()</script><script nonce="x">evil()</script>${own('good()')}`],
  ['that looks marked', `<script nonce='5f0c7c1'>evil()</script>${own('good()')}`],
  ['before a marked link', `<script>evil()</script><link nonce="${NONCE}" href="/x"/>${own('good()')}`],
  ['after a marked link', `${own('good()')}<link nonce="${NONCE}"/><script>evil()</script>`],
  ['as data', `<script type="application/ld+json">evil()</script>${own('good()')}`],
])('a script %s that came into the page in another way is none of them', (_where, html) => {
  expect(scriptsOf(html)).toEqual(['good()']);
});

test('a script with an address is allowed by that', () => {
  expect(scriptsOf(`<script src="/assets/entry.js" nonce="${NONCE}"></script>`)).toEqual([]);
});

describe('the Content-Security-Policy', () => {
  const policyOf = (...scripts: string[]) =>
    Object.fromEntries(
      contentSecurityPolicy(scripts)
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    );
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  test('allows each inline script by its hash, once §V3.4.3', () => {
    const scripts = ['window.a = "₹";', '\n  import("/assets/x.js");\n', 'window.a = "₹";'];
    expect(policyOf(...scripts)['script-src']).toEqual(["'self'", ...scripts.slice(0, 2).map(hashOf)]);
  });

  test('allows scripts of this site alone where none is inline §V1.3.2', () => {
    expect(policyOf()['script-src']).toEqual(["'self'"]);
  });

  test('keeps plug-ins, foreign forms and foreign frames out §V13.2.4 §V3.4.3 §V3.4.6', () => {
    expect(policyOf()).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'connect-src': ["'self'", 'https://www.openstreetmap.org'],
      'frame-src': ["'self'", 'https://www.openstreetmap.org'],
      'frame-ancestors': ["'none'"],
    });
  });
});

import { expect, test } from 'vitest';
import { takeOwnScripts } from './own-scripts.ts';

const NONCE = '5f0c7c1e';
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

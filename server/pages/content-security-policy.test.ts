import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

describe('the Content-Security-Policy', () => {
  const policyOf = (html: string) =>
    Object.fromEntries(
      contentSecurityPolicy(html)
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    );
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  test('allows each inline script by its hash, and no other', () => {
    const scripts = ['window.a = "₹";', '\n  import("/assets/x.js");\n', 'a < b && c > d'];
    const html = `<script>${scripts[0]}</script><script type="module" async="">${scripts[1]}</script><p></p>
      <script id="x">${scripts[2]}</script><script src="/assets/entry.js"></script>`;
    const policy = policyOf(html);
    expect(policy['script-src']).toEqual(["'self'", ...scripts.map(hashOf)]);
  });

  test('allows scripts of this site alone where none is inline', () => {
    const policy = policyOf('<script type="module" src="/assets/entry.js"></script>');
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  test('has no hash for data, which is not run', () => {
    const policy = policyOf('<script type="application/ld+json">{"a":1}</script><script>run()</script>');
    expect(policy['script-src']).toEqual(["'self'", hashOf('run()')]);
  });

  test('keeps plug-ins, foreign forms and foreign frames out', () => {
    expect(policyOf('')).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
  });
});

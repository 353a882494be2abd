import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

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
      'frame-src': ['https://www.openstreetmap.org'],
      'frame-ancestors': ["'none'"],
    });
  });
});

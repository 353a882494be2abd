import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownMediaPath } from './named-picture.server.ts';

const SITE = 'https://teesta.example';

test.each([
  ['/media/scenes/gangtok-ropeway/card-1800.webp', '/media/scenes/gangtok-ropeway/card-1800.webp'],
  ['/media/a b.jpg', '/media/a%20b.jpg'],
  ['https://teesta.example/media/x.webp?width=800#top', '/media/x.webp'],
  ['/media/../media/x.svg', '/media/x.svg'],
  ['media/x.svg', '/media/x.svg'],
])('%s is shown as %s', (address, path) => {
  expect(ownMediaPath(address, SITE)).toBe(path);
});

test.each([
  ['https://elsewhere.example/media/x.jpg'],
  ['//elsewhere.example/media/x.jpg'],
  ['/\\elsewhere.example/media/x.jpg'],
  ['\t//elsewhere.example/media/x.jpg'],
  ['http://teesta.example/media/x.jpg'],
  ['https://teesta.example@elsewhere.example/media/x.jpg'],
  ['/media/../api/v1/auth/logout'],
  ['/media/%2e%2e/api/v1/settings'],
  ['/media/%2e%2e%2fapi'],
  ['/media'],
  ['/mediaeval/x.jpg'],
  ['/api/v1/settings'],
  ['data:image/svg+xml,<svg onload="alert(1)"/>'],
  ['javascript:alert(1)'],
  ['blob:https://teesta.example/media/x'],
  ['http://['],
  [''],
])('%s is not loaded', (address) => {
  expect(ownMediaPath(address, SITE)).toBeNull();
});

test('whatever the address holds, the answer is a path below /media or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
      const path = ownMediaPath(address, SITE);
      if (path !== null) expect(new URL(path, SITE).href).toBe(SITE + path);
    }),
  );
});

import { expect, test } from 'vitest';
import { pathWithNext, safeNextPath } from './safe-next-path.ts';

test.each(['/tours', '/tours/search?city=Sikkim', '/tours/x?a=//b#enquiry-form', '/tours//x', '/'])(
  '%s is a path of this site',
  (next) => {
    expect(safeNextPath(next)).toBe(next);
  },
);

test.each([
  null,
  '',
  'tours',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\\/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example/x',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j is not followed §V3.7.2', (next) => {
  expect(safeNextPath(next)).toBeNull();
});

test('next is carried on in an address', () => {
  expect(pathWithNext('/login', '/tours/x?a=1#form')).toBe('/login?next=%2Ftours%2Fx%3Fa%3D1%23form');
  expect(pathWithNext('/register', '//evil.example')).toBe('/register');
});

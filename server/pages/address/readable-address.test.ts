import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readableAddress } from './readable-address.ts';

test.each([
  ['/tours/%E0%A4%A', '/tours/%25E0%25A4%25A'],
  ['/image/x/%E0%A4%A', '/image/x/%25E0%25A4%25A'],
  ['/tours/100%', '/tours/100%25'],
  ['/tours/%zz?city=%', '/tours/%25zz?city=%25'],
  ['/tours/%E0%A4%B8', '/tours/%E0%A4%B8'],
  ['/tours/%2F%25?a=b%20c', '/tours/%2F%25?a=b%20c'],
  ['/n/a%00b', '/n/a%2500b'],
  ['/api/v1/tours/%E0%A4', '/api/v1/tours/%E0%A4'],
])('%s is read as %s', (asked, read) => {
  expect(readableAddress(asked)).toBe(read);
});

test('thousands of percent signs are not tried one by one: each would be an error, and together a tenth of a second', () => {
  const tried = vi.spyOn(globalThis, 'decodeURIComponent');
  onTestFinished(() => tried.mockRestore());
  expect(readableAddress(`/${'%'.repeat(15_000)}`)).toBe(`/${'%25'.repeat(15_000)}`);
  expect(tried).not.toHaveBeenCalled();
});

test('whatever is asked for can be read, and what could be read stays as it was §V1.1.1', () => {
  const piece = fc.oneof(fc.constantFrom('%', '%2', '%E0', '%A4', '%25', '/', 'a', '%zz'), fc.webPath());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const asked = `/${pieces.join('')}`;
      fc.pre(!asked.startsWith('/api/'));
      const read = readableAddress(asked);
      expect(() => decodeURIComponent(read)).not.toThrow();
      expect(readableAddress(read)).toBe(read);
    }),
  );
});

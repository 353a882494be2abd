import { expect, test } from 'vitest';
import { mapFrameAddress, mapLinkAddress } from './map-addresses.ts';

const siliguri = { latitude: 26.7271, longitude: 88.3953 };

test('the map in the frame lies around the place, west and south first, with a marker on it', () => {
  const query = new URL(mapFrameAddress(siliguri)).searchParams;
  expect(query.get('bbox')).toBe('88.38330,26.72110,88.40730,26.73310');
  expect(query.get('marker')).toBe('26.7271,88.3953');
});

test('the plain link leads to the same place', () => {
  expect(mapLinkAddress(siliguri)).toContain('mlat=26.7271&mlon=88.3953');
});

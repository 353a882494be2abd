import { expect, test } from 'vitest';
import { ownLook } from './own-look.ts';

const MARK = { url: '/media/brand/teesta-trails', width: 64, height: 64 };
const AS_IT_CAME = { logo: MARK, accent: null, letters: 'fraunces' } as const;

test('pages carry nothing of the look that the site came with', () => {
  expect(ownLook(AS_IT_CAME, 'Teesta Trails')).toBeUndefined();
});

test('other letters leave the mark of the demo as it is', () => {
  const look = ownLook({ ...AS_IT_CAME, letters: 'bitter' }, 'Teesta Trails');
  expect(look).toEqual({ accent: null, letters: 'bitter' });
});

test('without a logo there are initials, and with one there are none', () => {
  expect(ownLook({ ...AS_IT_CAME, logo: null }, 'Himal Holidays')?.initials).toBe('HH');
  expect(ownLook({ ...AS_IT_CAME, logo: null }, '~')?.initials).toBe('~');
  const logo = { url: '/brand/logo/x.webp', width: 640, height: 160 };
  const { letters } = AS_IT_CAME;
  expect(ownLook({ ...AS_IT_CAME, logo }, 'Himal')).toEqual({ accent: null, letters, logo, isNamed: true });
});

import { expect, test } from 'vitest';
import { ownLook } from './own-look.ts';

const MARK = { url: '/media/brand/teesta-trails', width: 64, height: 64 };
const AS_IT_CAME = { logo: MARK, accent: null, letters: 'fraunces' } as const;

test('pages carry nothing of the look that the site came with', () => {
  expect(ownLook(AS_IT_CAME, 'Teesta Trails')).toBeUndefined();
});

test('without a logo there are initials, and with one there are none', () => {
  expect(ownLook({ ...AS_IT_CAME, logo: null }, 'Himal Holidays')?.initials).toBe('HH');
  const logo = { url: '/brand/logo/x.webp', width: 640, height: 160 };
  expect(ownLook({ ...AS_IT_CAME, logo }, 'Himal Holidays')).toEqual({ ...AS_IT_CAME, logo });
  expect(ownLook({ ...AS_IT_CAME, letters: 'bitter' }, 'Teesta Trails')).toMatchObject({ logo: MARK });
});

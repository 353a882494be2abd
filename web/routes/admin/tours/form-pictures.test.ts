import { expect, test } from 'vitest';
import type { ManagedPicture } from '../../../../contracts/media.contract.ts';
import { withPicturesNow, withSaved } from './form-pictures.ts';
import { EMPTY_TOUR } from './tour-form-values.ts';

const lake: ManagedPicture = {
  _id: 'lake',
  url: '/media/uploads/lake/aaaaaaaa-800.webp',
  base: '/media/uploads/lake/aaaaaaaa',
  widths: [480, 800],
  width: 800,
  height: 533,
  alt: 'A lake',
  colour: '#345678',
  focus: { x: 50, y: 50 },
  originalName: 'lake.jpg',
  isUploaded: true,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const recut = { ...lake, url: '/media/uploads/lake/bbbbbbbb-800.webp', focus: { x: 0, y: 0 } };

test('the answer to a save of the focus leaves words that were saved meanwhile', () => {
  const told = { ...lake, alt: 'Yaks on the shore' };
  expect(withSaved(told, recut, { focus: recut.focus })).toEqual({ ...recut, alt: 'Yaks on the shore' });
});

test('the answer to a save of the words leaves a focus that was saved meanwhile', () => {
  expect(withSaved(recut, { ...lake, alt: 'Yaks' }, { alt: 'Yaks' })).toEqual({ ...recut, alt: 'Yaks' });
});

test('a kept form shows its pictures as they are by now, in its own order', () => {
  const unsaved = { ...lake, _id: 'new' };
  const form = { ...EMPTY_TOUR, pictures: [unsaved, lake] };
  expect(withPicturesNow(form, [recut]).pictures).toEqual([unsaved, recut]);
});

import { expect, test } from 'vitest';
import type { ManagedPicture } from '../../../../../../contracts/media.contract.ts';
import { EMPTY_TOUR, isEditedSince } from '../tour-form-values.ts';
import { unsavedAlts, withAlt, withCurrentPictures, withSaved } from './form-pictures.ts';

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
  tallFocus: null,
  tall: null,
  credit: '',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const recut = { ...lake, url: '/media/uploads/lake/bbbbbbbb-800.webp', focus: { x: 0, y: 0 } };

test('the answer to a save of the focus leaves alt texts that were saved meanwhile', () => {
  const told = { ...lake, alt: 'Yaks on the shore' };
  expect(withSaved(told, recut, { focus: recut.focus })).toEqual({ ...recut, alt: 'Yaks on the shore' });
});

test('the answer to a save of the alt text leaves a focus that was saved meanwhile', () => {
  expect(withSaved(recut, { ...lake, alt: 'Yaks' }, { alt: 'Yaks' })).toEqual({ ...recut, alt: 'Yaks' });
});

test('a kept form shows its pictures as they are by now, in its own order', () => {
  const unsaved = { ...lake, _id: 'new' };
  const form = { ...EMPTY_TOUR, pictures: [unsaved, lake] };
  expect(withCurrentPictures(form, [recut]).pictures).toEqual([unsaved, recut]);
});

test('what is typed of a picture stands in the form until it is what the server has', () => {
  const form = { ...EMPTY_TOUR, pictures: [lake], alts: { other: 'A ridge' } };
  const typed = { ...form, alts: withAlt(form, 'lake', 'Yaks on the shore') };
  expect(typed.alts).toEqual({ other: 'A ridge', lake: 'Yaks on the shore' });
  expect(withAlt(typed, 'lake', ' A lake ')).toEqual({ other: 'A ridge' });
});

test('alt text is sent for pictures in the form, and never an empty one', () => {
  const [ridge, pass] = ['ridge', 'pass'].map((_id) => ({ ...lake, _id }));
  const alts = { lake: ' Yaks ', ridge: ' ', pass: 'A lake', gone: 'A hut' };
  expect(unsavedAlts({ ...EMPTY_TOUR, pictures: [lake, ridge, pass] as ManagedPicture[], alts })).toEqual([
    { id: 'lake', alt: 'Yaks' },
  ]);
});

test('typed on is what was typed since the form was sent, and not what was saved of its pictures', () => {
  const alts = { lake: 'Yaks', ridge: '' };
  const sent = { ...EMPTY_TOUR, title: 'Lakes', pictures: [lake], alts };
  expect(isEditedSince(sent, structuredClone(sent))).toBe(false);
  const saved = { ...sent, pictures: [{ ...lake, alt: 'Yaks' }], alts: { ridge: '' } };
  expect(isEditedSince(sent, saved)).toBe(false);
  expect(isEditedSince(sent, { ...saved, title: 'Lakes and passes' })).toBe(true);
  expect(isEditedSince(sent, { ...saved, pictures: [] })).toBe(true);
  expect(isEditedSince(sent, { ...saved, alts: { lake: 'Yaks on the shore' } })).toBe(true);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { tourDrafts } from './tour-draft.ts';
import { EMPTY_TOUR } from './tour-form-values.ts';

const ID = 'draft-of-a-test';
const typed = { ...EMPTY_TOUR, title: 'Tsomgo', alts: { p1: 'The lake in the morning' } };

beforeEach(() => tourDrafts.clear(ID));
afterEach(() => tourDrafts.clear(ID));

test('a draft comes back as it was typed', () => {
  tourDrafts.save(ID, { form: typed, base: EMPTY_TOUR, version: 3 });
  expect(tourDrafts.load(ID)).toEqual({ form: typed, base: EMPTY_TOUR, version: 3 });
});

test('a draft from before alt texts were called so has them all the same', () => {
  const { alts, ...form } = typed;
  const json = JSON.stringify({ form: { ...form, words: alts }, base: form, version: 3 });
  draftStore.save(`tour:${ID}`, { json });
  expect(tourDrafts.load(ID)).toEqual({ form: typed, base: { ...typed, alts: {} }, version: 3 });
});

test('a draft from before departures had prices has an empty one for each', () => {
  const departures = [{ day: '2027-05-01', seats: '8' }];
  const form = { ...typed, departures };
  draftStore.save(`tour:${ID}`, { json: JSON.stringify({ form, base: form, version: 3 }) });
  const whole = { ...typed, departures: [{ day: '2027-05-01', seats: '8', perPerson: '' }] };
  expect(tourDrafts.load(ID)).toEqual({ form: whole, base: whole, version: 3 });
});

test('what is no draft of a tour is none', () => {
  draftStore.save(`tour:${ID}`, { json: '{"form":{"title":1}}' });
  expect(tourDrafts.load(ID)).toBeNull();
});

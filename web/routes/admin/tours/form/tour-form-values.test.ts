import { expect, test } from 'vitest';
import { EMPTY_TOUR, isEditedSince, isSameForm, toBody } from './tour-form-values.ts';

test('who leads a tour is sent in one order, and another order is no change; of roads it is', () => {
  const form = { ...EMPTY_TOUR, teamIds: ['pasang', 'anita'], roadIds: ['south', 'north'] };
  const reordered = { ...form, teamIds: ['anita', 'pasang'] };
  expect(toBody(form, 1)).toMatchObject({ teamIds: ['anita', 'pasang'], roadIds: ['south', 'north'] });
  expect(isSameForm(form, reordered)).toBe(true);
  expect(isEditedSince(form, reordered)).toBe(false);
  expect(isSameForm(form, { ...form, roadIds: ['north', 'south'] })).toBe(false);
});

import { expect, test } from 'vitest';
import { shownKindsOf } from './shown-kinds.ts';

test('what is typed into is not loaded anew: neither a form with a page of its own, nor that of a tour', () => {
  expect(shownKindsOf('/admin/bookings/new', false).kinds).toEqual([]);
  expect(shownKindsOf('/admin/manage-tours', true).kinds).toEqual([]);
  expect(shownKindsOf('/admin/manage-tours', false).kinds).toEqual(['tours']);
});

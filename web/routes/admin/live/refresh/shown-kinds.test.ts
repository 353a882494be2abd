import { expect, test } from 'vitest';
import { shownKindsOf } from './changes-offer.tsx';

test('what is typed into is not reloaded, and the list behind the form of a tour waits for it', () => {
  expect(shownKindsOf('/admin/bookings/new').kinds).toEqual([]);
  expect(shownKindsOf('/admin/manage-tours')).toMatchObject({ kinds: ['tours'], waitsFor: 'tour' });
});

import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { createLastEnquiryStore } from '../../features/enquiry/last-enquiry.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { readLastEnquiry } from './thank-you.tsx';

const TRIP = { tourName: 'Gangtok', bookAt: '2099-04-01', travelWords: '', guestSize: 3 };
const ENQUIRY = { id: '1', reference: 'TT-7K3M2', ...TRIP };

test('an enquiry is read as it was remembered', () => {
  const storage = new MemoryStorage();
  const store = createLastEnquiryStore(guardedStorage(() => storage));
  expect(readLastEnquiry(store.recall())).toBeNull();
  store.remember(ENQUIRY);
  expect(readLastEnquiry(store.recall())).toEqual(ENQUIRY);
});

test.each([null, 'TT-7K3M2', {}, { ...ENQUIRY, guestSize: '3' }, { ...ENQUIRY, reference: undefined }])(
  'what is no enquiry is none: %j',
  (value) => {
    expect(readLastEnquiry(value)).toBeNull();
  },
);

test.each(['a b', '', '..', '../tours', 'a'.repeat(201)])('an id that no enquiry has is none: %j', (id) => {
  expect(readLastEnquiry({ ...ENQUIRY, id })).toBeNull();
});

test('half a file in the storage is no enquiry', () => {
  const storage = new MemoryStorage();
  storage.setItem('last-enquiry', '{"id":');
  expect(readLastEnquiry(createLastEnquiryStore(guardedStorage(() => storage)).recall())).toBeNull();
});

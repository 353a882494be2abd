import { expect, test } from 'vitest';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { forbiddenStorage, MemoryStorage } from '../../lib/browser/memory-storage.ts';
import { createLastEnquiryStore, readLastEnquiry } from './last-enquiry.ts';

const ENQUIRY = { id: '1', reference: 'TT-7K3M2', tourName: 'Gangtok', bookAt: '2099-04-01', guestSize: 3 };

test('the last enquiry is remembered until it is forgotten', () => {
  const storage = new MemoryStorage();
  createLastEnquiryStore(guardedStorage(() => storage)).remember(ENQUIRY);
  const afterReload = createLastEnquiryStore(guardedStorage(() => storage));
  expect(afterReload.recall()).toEqual(ENQUIRY);
  afterReload.forget();
  expect(afterReload.recall()).toBeNull();
});

test('a browser that keeps nothing knows it as long as the page lasts', () => {
  const store = createLastEnquiryStore(guardedStorage(forbiddenStorage));
  store.remember(ENQUIRY);
  expect(store.recall()).toEqual(ENQUIRY);
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
  expect(createLastEnquiryStore(guardedStorage(() => storage)).recall()).toBeNull();
});
